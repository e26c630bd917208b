import type { Page } from 'playwright-core'
import { audit, COLORS, EVERYTHING, SHAPES, type Found } from './audit.ts'
import { listFaint } from './measure-contrast.ts'
import { listBorderless, measureOverflow } from './measure-page.ts'
import { judgeWalk, walkByKeyboard } from './walk-by-keyboard.ts'

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

/** Judges of a page that is open, each by its name, in the order in which they look. */
export const JUDGES = {
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
