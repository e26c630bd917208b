import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { ROUTES, SHARED_ROUTES } from '../../apps/web/src/pages/routes.ts'
import { audit, COLORS, EVERYTHING, type Found } from './testing/audit.ts'
import { findExamples } from './testing/find-examples.ts'
import { listBorderless, measureOverflow } from './testing/measure-page.ts'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { PAGE_STATES } from './testing/page-states.ts'
import { judgeWalk, walkByKeyboard } from './testing/walk-by-keyboard.ts'

/** What axe leaves to people, and what they have said of it. */
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
  { name: '320 px', width: 320, colorScheme: 'light', rules: EVERYTHING },
] as const

describe('every page in Chromium', { skip: browserIsMissing() }, async () => {
  const { read, visit } = await openInBrowser({ after })
  const routes = [...ROUTES, ...SHARED_ROUTES]
  const examples = await findExamples(routes, read)
  const addresses = [
    ...[...examples.values()].filter(({ isPage }) => isPage).map(({ address }) => address),
    ...PAGE_STATES,
  ]

  /** Opens all pages one after the other, and gathers what is wrong with each: the same fault is listed once. */
  const judgeAll = async (judge: (page: Page) => Promise<readonly string[]>): Promise<void> => {
    const context = await visit({ bypassCSP: true })
    const page = await context.newPage()
    const wrong = new Map<string, string[]>()
    for (const address of addresses) {
      await page.goto(address)
      for (const fault of await judge(page)) wrong.getOrInsertComputed(fault, () => []).push(address)
    }
    await context.close()
    const faults = [...wrong].map(([fault, [first, ...more]]) => `${first} and ${more.length} more: ${fault}`)
    assert.equal(faults.length, 0, faults.slice(0, 60).join('\n'))
  }

  test('links lead to an address of every route', () => {
    const lost = routes.map(({ path }) => path).filter((path) => !examples.has(path))
    assert.deepEqual(lost, [])
  })

  test('axe finds nothing against WCAG 2.2 AA on any page, light, dark and 320 px wide', () =>
    judgeAll(async (page) => {
      const faults: string[] = []
      for (const look of LOOKS) faults.push(...(await auditLook(page, look)))
      return [...new Set(faults)]
    }))

  test('the Tab key reaches every control in the order of the document, marked and in view', () =>
    judgeAll(async (page) => judgeWalk(await walkByKeyboard(page))))

  test('no page scrolls sideways: 320 px wide, or with text twice as large', () =>
    judgeAll(async (page) => {
      await page.setViewportSize({ width: 320, height: 900 })
      const narrow = await measureOverflow(page)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
      const large = await measureOverflow(page)
      return [...narrow.map((text) => `320 px: ${text}`), ...large.map((text) => `200 %: ${text}`)]
    }))

  test('controls keep their shape in the colors of a visitor', () =>
    judgeAll(async (page) => {
      await page.emulateMedia({ forcedColors: 'active' })
      return listBorderless(page)
    }))

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

const BROWSER = join(import.meta.dirname, '../../apps/web/src/browser')

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
