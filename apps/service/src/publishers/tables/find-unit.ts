import { foldText } from '../../platform/index.ts'
import type { AmountUnit } from '../cells/parse-amount.ts'
import { DocumentRefused } from '../publisher.ts'

/**
 * Finds the unit that a title or header states for the amounts below it, as in `[In thousands]`; undefined if it states
 * none. Throws a DocumentRefused for a text that mentions a unit in an unknown form, such as a title in prose, and for
 * a unit in which no amount could be read.
 */
export const findUnit = (texts: readonly string[]): AmountUnit | undefined => {
  const units = new Set(texts.flatMap(readUnits))
  if (units.size > 1)
    throw new DocumentRefused(
      `The document states two units for the same amounts (${texts.filter((text) => readUnits(text).length > 0).join(' | ')}).`,
    )
  return [...units][0]
}

/** Whether the text mentions thousands, millions or billions in any of the ways in which tables state a unit. */
export const hasUnitWord = (text: string): boolean => UNIT_WORD.test(foldText(text))

/** Returns a header or title without the unit in brackets. */
export const withoutUnit = (text: string): string =>
  text.replace(BRACKETS, (group) => (parseUnit(group) === undefined ? group : '')).trim()

/** Whether the text is only a unit. */
export const isUnit = (text: string): boolean => parseUnit(text) !== undefined

/** Reads the units in the brackets of a text, and in the rest of it. */
const readUnits = (text: string): AmountUnit[] => {
  const rest = text.replace(BRACKETS, ' ')
  return [...(text.match(BRACKETS) ?? []), rest].flatMap((part) => {
    const unit = parseUnit(part)
    if (unit !== undefined) return [unit]
    if (!hasUnitWord(part)) return []
    throw new DocumentRefused(
      `“${text.trim()}” names a unit of the amounts and is not understood. Known: ${KNOWN}. Remove the words if they state no unit, or state the unit as “[In thousands]”.`,
    )
  })
}

const parseUnit = (text: string): AmountUnit | undefined => {
  const words = foldText(text.replace(/^[\s[({]+|[\s\])}.:*]+$/g, ''))
  if (DOLLARS.test(words)) return 'dollars'
  return THOUSANDS.test(words) ? 'thousands' : undefined
}

const KNOWN = '“[In thousands]”, “(Thousands of dollars)”, “($000)”, “(000s omitted)”, “[Whole dollars]”'

const BRACKETS = /\[[^[\]]*\]|\([^()]*\)/g

const UNIT_WORD =
  /\b(?:thou(?:sand)?s?|millions?|billions?|mln|bn)\b|(?<![\d,.])0{3}(?:'?s)?(?!\d)|\b1,?000'?s\b|(?<!\w)[x*]\s?1,?000\b|\bin\s\$?1,?000\b|\$\s?(?:k|mm?|bn?)\b/

/** Words that may come before a unit: “Amounts in”, “Dollars in”, “All figures are in”. */
const OPENING =
  '(?:(?:all )?(?:dollar )?(?:amounts?|dollars|figures|numbers|values|\\$)(?: (?:are|shown|stated|expressed|reported|given))* )?(?:in )?'
const THOUSANDS = new RegExp(
  `^${OPENING}\\$? ?(?:thousands(?: of (?:u\\.?s\\.? )?(?:dollars|\\$))?|'?0{3}'?s?|1,?000'?s)(?: of dollars| omitted)?$`,
)
const DOLLARS = new RegExp(`^${OPENING}(?:whole |actual )?(?:u\\.?s\\.? )?dollars$`)
