import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { audit, COLORS, EVERYTHING, SHAPES, type Found } from './testing/audit.ts'
import { listFaint } from './testing/measure-contrast.ts'
import { listBorderless, measureOverflow } from './testing/measure-page.ts'
import { openAllPages } from './testing/open-all-pages.ts'
import { browserIsMissing } from './testing/open-browser.ts'
import { judgeWalk, walkByKeyboard } from './testing/walk-by-keyboard.ts'

/** Findings that axe leaves to people, with their judgement. */
const JUDGED: readonly { readonly rule: string; readonly markup: RegExp; readonly reason: string }[] = [
  {
    rule: 'label-content-name-mismatch',
    markup: /class="(heading-link|leave-out)"/,
    reason: '# and − are signs, which nobody says; the name of the link says what they mean',
  },
  {
    rule: 'color-contrast',
    markup: /class="leave-out"|^<span aria-hidden="true">/,
    reason: 'a sign in the color of the links, or of the text, beside it, which axe does measure',
  },
  {
    rule: 'color-contrast',
    markup: /^<(select|label class="usa-(checkbox|radio)__label")/,
    reason:
      'the ground is a picture because of the arrow or the box that is drawn on it; the test below measures it',
  },
  {
    rule: 'color-contrast',
    markup: /^<text/,
    reason: 'axe does not know shapes as ground; the test below measures the text of maps',
  },
  {
    rule: 'link-in-text-block',
    markup: /class="usa-breadcrumb__link"/,
    reason: 'links of the trail are underlined, and an arrow stands between them',
  },
]

const LOOKS = [
  { name: 'light', width: 1280, colorScheme: 'light', rules: EVERYTHING },
  // Nothing but colors differs.
  { name: 'dark', width: 1280, colorScheme: 'dark', rules: COLORS },
  { name: '320 px', width: 320, colorScheme: 'light', rules: SHAPES },
] as const

const JUDGES = {
  // First: as a page is when it is opened.
  walk: async (page: Page) => judgeWalk(await walkByKeyboard(page)),
  shapes: async (page: Page) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const borderless = await listBorderless(page)
    await page.emulateMedia({ forcedColors: 'none' })
    return borderless
  },
  looks: async (page: Page) => {
    const faults: string[] = []
    for (const look of LOOKS) faults.push(...(await auditLook(page, look)))
    return [...new Set(faults)]
  },
  contrast: async (page: Page) => {
    const faint: string[] = []
    await page.setViewportSize({ width: 1280, height: 720 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      faint.push(...(await listFaint(page)).map((text) => `${colorScheme}: ${text}`))
    }
    return faint
  },
  // Last: it changes the size of the text.
  widths: async (page: Page) => {
    await page.setViewportSize({ width: 320, height: 900 })
    const narrow = await measureOverflow(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    const large = await measureOverflow(page)
    return [...narrow.map((text) => `320 px: ${text}`), ...large.map((text) => `200 %: ${text}`)]
  },
}

describe('every page in Chromium', { skip: browserIsMissing() }, async () => {
  const { judgeAll, lost, read, visit } = await openAllPages({ after }, JUDGES)

  test('links lead to an address of every route', () => {
    assert.deepEqual(lost, [])
  })

  test('axe finds nothing against WCAG 2.2 AA on any page, light, dark and 320 px wide', () =>
    judgeAll('looks'))

  test('text in controls and on maps is clear from its ground, light and dark', () => judgeAll('contrast'))

  test('the Tab key reaches every control in the order of the document, marked and in view', () =>
    judgeAll('walk'))

  test('no page scrolls sideways: 320 px wide, or with text twice as large', () => judgeAll('widths'))

  test('controls keep their shape in the colors of a visitor', () => judgeAll('shapes'))

  test('the first stop of the Tab key skips to the text', async () => {
    const context = await visit()
    const page = await context.newPage()
    await page.goto('/records?limit=1')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#text$/)
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(`document.activeElement.closest('main') !== null`), true)
  })

  test('a table wider than its frame fades where it goes on, until its end is in sight or it has the focus', async () => {
    const page = await (await visit()).newPage()
    await page.goto('/records?limit=1&fields=title,recipient,requestors,amount')
    const read = () => page.evaluate<string>(READ_FADE)
    assert.equal(await read(), '0px', 'a table that fits')
    await page.setViewportSize({ width: 320, height: 900 })
    assert.equal(await read(), '24px', 'a wider one')
    await page.evaluate(`${FRAME}.scrollLeft = 10000`)
    assert.equal(await read(), '0px', 'its end')
    await page.evaluate(`${FRAME}.scrollLeft = 0`)
    await page.keyboard.press('Tab')
    await page.evaluate(`${FRAME}.focus()`)
    assert.equal(await page.evaluate(`getComputedStyle(${FRAME}).maskImage`), 'none', 'with the focus')
  })

  test('nothing needs dragging', () => {
    const modules = globSync('*.js', { cwd: BROWSER })
    assert.ok(modules.length > 0)
    for (const name of modules)
      assert.doesNotMatch(
        readFileSync(join(BROWSER, name), 'utf8'),
        /drag|(pointer|mouse|touch)(move|down)/i,
        name,
      )
  })

  test('what a visitor has filled in stays filled in beside the answer', async () => {
    for (const [address, ...expected] of [
      ['/records?q=county&state=CA', 'county', 'CA'],
      ['/regulations?q=beverages&agency=FDA', 'beverages', 'FDA'],
      ['/search?q=harbor', 'harbor'],
      ['/docs/search?q=snapshot', 'snapshot'],
    ] as const) {
      const { document } = await read(address)
      const filled = [...document.querySelectorAll('main input[value], main option[selected]')]
      const values = filled.map((one) => one.getAttribute('value'))
      for (const value of expected) assert.ok(values.includes(value), `${address}: ${value}`)
    }
  })
})

const auditLook = async (page: Page, { name, width, colorScheme, rules }: (typeof LOOKS)[number]) => {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  const { violations, undecided } = await audit(page, rules)
  const open = undecided.filter(
    (one) => !JUDGED.some(({ rule, markup }) => rule === one.rule && markup.test(one.markup)),
  )
  return [...violations.map(describeFound), ...open.map((one) => `undecided: ${describeFound(one)}`)].map(
    (text) => `${name}: ${text}`,
  )
}

const describeFound = ({ rule, markup, why }: Found): string => `${rule}: ${why}: ${markup}`

/** That of the records. */
const FRAME = `document.querySelector('.table-frame:has(th a)')`

/** Width of the faded end, after it is drawn. */
const READ_FADE = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  resolve(getComputedStyle(${FRAME}).getPropertyValue('--cut')))))`

const BROWSER = join(import.meta.dirname, '../../apps/web/src/browser')
