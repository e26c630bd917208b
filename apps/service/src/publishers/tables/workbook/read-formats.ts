import { isStruck } from './read-texts.ts'
import { childOf, type ReadElements, type XmlElement } from './read-elements.ts'

/** Effects of the format of a cell on its meaning. */
export type CellFormat = {
  readonly day: boolean
  /** Whether a number is shown a hundred times as large, followed by a percent sign. */
  readonly percent: boolean
  readonly struck: boolean
  /** Code of the format; blank for those that a file need not describe. */
  readonly code: string
}

export type Formats = {
  /** Formats by the number under which cells name them. */
  readonly cells: readonly CellFormat[]
  /** Numbers of the conditional formats that strike text through. */
  readonly strikes: ReadonlySet<string>
}

/** The format of a cell that names none. */
export const PLAIN: CellFormat = { day: false, percent: false, struck: false, code: '' }

export const readFormats = (readElements: ReadElements, part: string | undefined): Formats => {
  if (part === undefined) return { cells: [PLAIN], strikes: new Set() }
  const elements = [...readElements(part, ['numFmts/numFmt', 'fonts/font', 'cellXfs/xf', 'dxfs/dxf'])]
  const named = (wanted: string) => elements.filter(({ name }) => name === wanted)
  const fonts = named('font').map(isStruck)
  const codes = new Map(
    named('numFmt').map(({ attributes }) => [attributes['numFmtId'], attributes['formatCode'] ?? '']),
  )
  const readFormat = ({ attributes: { numFmtId = '0', fontId = '0' } }: XmlElement): CellFormat => {
    const code = codes.get(numFmtId)
    return {
      day: code === undefined ? BUILT_IN_DAYS.has(Number(numFmtId)) : showsDay(code),
      percent: code === undefined ? BUILT_IN_PERCENTS.has(Number(numFmtId)) : showsPercent(code),
      struck: fonts[Number(fontId)] ?? false,
      code: code ?? '',
    }
  }
  return {
    cells: named('xf').map(readFormat),
    strikes: new Set(named('dxf').flatMap((dxf, id) => (isStruck(childOf(dxf, 'font')) ? [String(id)] : []))),
  }
}

/** Formats of days that a file need not describe: those of all languages, of East Asian languages, and of Thai. */
const BUILT_IN_DAYS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58, 71, 72, 73, 74, 81,
])

const BUILT_IN_PERCENTS: ReadonlySet<number> = new Set([9, 10])

/**
 * Whether a format shows percents. A percent sign in quotation marks or after a backslash is shown, but multiplies
 * nothing.
 */
const showsPercent = (code: string): boolean => withoutLiterals(code).includes('%')

const withoutLiterals = (code: string): string => code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/gs, '')

/** Whether a number in this format is a day: `d-mmm` and `yyyy`, and not `h:mm`, `0.00E+00` or `"day" 0`. */
export const showsDay = (code: string): boolean => {
  const letters = withoutLiterals(code)
    .replaceAll(/general|am\/pm|a\/p/gi, '')
    .toLowerCase()
  return /[dy]/.test(letters) || (letters.includes('m') && !/[hs]/.test(letters))
}

/** Finds out how a format of numbers shows a number: as it is, as another one, or not at all. */
export const findDisplay = (code: string, number: number): 'nothing' | 'number' | 'other' => {
  if (code === '' || number === 0) return 'number'
  const sections = code.match(SECTION) ?? []
  // The second section is of negative numbers. A condition may choose any.
  const chosen = number < 0 && sections.length > 1 ? sections.slice(1, 2) : sections.slice(0, 1)
  const displays = (/\[[<>=]/.test(code) ? sections : chosen).map(findSectionDisplay)
  return displays.find((display) => display !== 'number') ?? (displays.length === 0 ? 'nothing' : 'number')
}

/** Whether a format hides texts, which the fourth section is of. */
export const hidesTexts = (code: string): boolean => {
  const sections = code.split(';')
  return sections.length === 4 && sections[3]?.trim() === ''
}

/** A section of a format, with its quoted texts. */
const SECTION = /(?<=^|;)(?:"[^"]*"|\\.|[^;"])*(?=;|$)/gs

/** Whether a section names another currency than dollars: `[$€-407]`, `[$CAD]`, `"£"` or `€`, and not `[$$-409]` or `$`. */
const hasOtherCurrency = (section: string): boolean =>
  /[\p{Sc}--$]/v.test(section) ||
  [...section.matchAll(/\[\$([^\]-]+)/g)].some(([, symbol = '']) => !/^\s*(?:US)?(?:\$|D)?\s*$/.test(symbol))

const findSectionDisplay = (section: string): 'nothing' | 'number' | 'other' => {
  if (hasOtherCurrency(section)) return 'other'
  const rest = withoutLiterals(section)
  const beside = (section.match(/"[^"]*"|\\./gs) ?? []).join('').replaceAll(/\bUSD?\b/g, '')
  if (!/[0#?dmyhs]|general/i.test(rest)) return beside === '' ? 'nothing' : 'other'
  // A comma behind the digits divides by a thousand.
  return /[0#?],+(?![0#?,])/.test(rest) || /[\p{L}\p{N}]/u.test(beside) ? 'other' : 'number'
}
