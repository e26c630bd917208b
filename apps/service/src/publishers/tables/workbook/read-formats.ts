import { isStruck } from './read-texts.ts'
import { childOf, type ReadElements, type XmlElement } from './read-elements.ts'

/** Effects of the format of a cell on its meaning. */
export type CellFormat = {
  readonly day: boolean
  /** Whether a number is shown a hundred times as large, followed by a percent sign. */
  readonly percent: boolean
  readonly struck: boolean
}

export type Formats = {
  /** Formats by the number under which cells name them. */
  readonly cells: readonly CellFormat[]
  /** Numbers of the conditional formats that strike text through. */
  readonly strikes: ReadonlySet<string>
}

export const readFormats = (readElements: ReadElements, part: string | undefined): Formats => {
  if (part === undefined)
    return { cells: [{ day: false, percent: false, struck: false }], strikes: new Set() }
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
