import type { Page } from 'playwright-core'

/** Texts that axe does not measure, and that are less than 4.5 : 1 from what they stand on. */
export const listFaint = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const parse = (color) => color.match(/[\\d.]+/g).map(Number)
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    const light = (color) => {
      const [red, green, blue] = parse(color).map(linear)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ratio = (a, b) => {
      const [dark, bright] = [light(a), light(b)].sort((one, other) => one - other)
      return (bright + 0.05) / (dark + 0.05)
    }
    const isClear = (color) => parse(color)[3] === 0
    const groundOf = (element) => {
      if (element === null) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const shapeUnder = (text) => text.closest('svg').querySelector('.' + text.classList[0].replace('on-', 'heat-'))
    const faint = (element, ink, ground) => (ratio(ink, ground) < 4.5 ? [element.outerHTML.slice(0, 90) + ink + ' on ' + ground] : [])
    const controls = [...document.querySelectorAll('select, .usa-checkbox__label, .usa-radio__label')]
    const texts = [...document.querySelectorAll('svg text[class^=on-]')]
    return [
      ...controls.flatMap((one) => faint(one, getComputedStyle(one).color, groundOf(one))),
      ...texts.flatMap((one) => faint(one, getComputedStyle(one).fill, getComputedStyle(shapeUnder(one)).fill)),
    ]
  })()`)
