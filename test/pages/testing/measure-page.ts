import type { Page } from 'playwright-core'

/** Measures how much wider the page is than the screen, and names the elements beyond it. */
export const measureOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOut = (element) => element.getBoundingClientRect().right > clientWidth + 1
    const isFramed = (element) => element.closest('.table-frame, pre, figure, svg') !== null
    const out = [...document.body.querySelectorAll('*')].filter((one) => isOut(one) && !isFramed(one))
    return [\`\${scrollWidth} wide in \${clientWidth}\`, ...out.slice(0, 3).map((one) => one.outerHTML.slice(0, 120))]
  })()`)

/** Controls that have no border, and so no shape where the colors are the visitor's own. */
export const listBorderless = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const hasBorder = (element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element)
      return borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1
    }
    const controls = 'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, button, .usa-button'
    const isBare = (element) => element.checkVisibility() && !hasBorder(element)
    return [...document.querySelectorAll(controls)].filter(isBare).map((one) => one.outerHTML.slice(0, 120))
  })()`)
