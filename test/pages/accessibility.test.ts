import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { audit, COLORS, EVERYTHING, SHAPES, type Found } from './testing/audit.ts'
import { listFaint } from './testing/measure-contrast.ts'
import { openAllPages } from './testing/open-all-pages.ts'
import { browserIsMissing } from './testing/open-browser.ts'

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
  { name: '320 px', width: 320, colorScheme: 'light', rules: SHAPES },
] as const

const JUDGES = {
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
}

describe('every page in Chromium', { skip: browserIsMissing() }, async () => {
  const { judgeAll, lost } = await openAllPages({ after }, JUDGES)

  test('links lead to an address of every route', () => {
    assert.deepEqual(lost, [])
  })

  test('axe finds nothing against WCAG 2.2 AA on any page, light, dark and 320 px wide', () =>
    judgeAll('looks'))

  test('text in controls and on maps is clear from its ground, light and dark', () => judgeAll('contrast'))
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
