import { DocumentRefused } from '../../publisher.ts'
import { childOf, type XmlElement } from './read-elements.ts'
import { findDisplay, hidesTexts, PLAIN, type Formats } from './read-formats.ts'
import { readText, unescapeText, type RichText } from './read-texts.ts'

/** A cell as text, whether any of it is struck through, and whether its format shows nothing of it. */
export type SheetCell = { readonly text: string; readonly struck: boolean; readonly hidden: boolean }

export type CellNeeds = {
  readonly texts: readonly RichText[]
  readonly formats: Formats
  readonly since1904: boolean
  readonly recalculates: boolean
  /** Formulas that several cells of the sheet share, by the number under which cells name them. */
  readonly shared: Map<string, string>
}

/**
 * Reads a cell as it is shown, with three exceptions: a number keeps the digits in the file that are not noise, a link
 * made by a formula becomes its address, and a formula without its result stays a formula.
 */
export const readCell = (cell: XmlElement, needs: CellNeeds): SheetCell => {
  const text = readContent(cell, needs)
  if (text.text.trim() === '') return { text: text.text, struck: false, hidden: false }
  const { struck, code } = formatOf(cell, needs)
  return {
    text: text.text,
    struck: text.struck || (text.plain && struck),
    hidden: isNumber(cell) ? findDisplay(code, Number(valueOf(cell))) === 'nothing' : hidesTexts(code),
  }
}

const isNumber = ({ attributes: { t = 'n' } }: XmlElement): boolean => t === 'n'

const readContent = (cell: XmlElement, needs: CellNeeds): RichText => {
  const { t: type = 'n' } = cell.attributes
  if (type === 's') return readShared(cell, needs)
  if (type === 'inlineStr') return readText(childOf(cell, 'is') ?? cell)
  return { text: readValue(cell, type, needs), struck: false, plain: true }
}

const readShared = (cell: XmlElement, { texts }: CellNeeds): RichText => {
  const index = valueOf(cell)
  if (index === '') return { text: '', struck: false, plain: false }
  const text = /^\d+$/.test(index) ? texts[Number(index)] : undefined
  if (text === undefined) throw refuseCell(cell, `has no text: the workbook has no shared text ${index}`)
  return text
}

const readValue = (cell: XmlElement, type: string, needs: CellNeeds): string => {
  const formula = readFormula(cell, needs)
  const address = LINK.exec(formula ?? '')?.[1]
  if (address !== undefined) return address
  if (formula !== undefined && (needs.recalculates || !hasResult(cell, type))) return `=${formula}`
  const value = valueOf(cell)
  const print = PRINTERS[type]
  if (print === undefined) throw refuseCell(cell, `has the kind “${type}”, which is not known`)
  return value === '' ? '' : print(value, cell, needs)
}

/** A formula that makes a link from an address, and the text that is shown for it. */
const LINK = /^\s*HYPERLINK\("(https?:\/\/[^"]+)"(?:,.*)?\)\s*$/is

/** Reads the formula of a cell. Cells that share one name it by number, and only the first of them spells it out. */
const readFormula = (cell: XmlElement, { shared }: CellNeeds): string | undefined => {
  const element = childOf(cell, 'f')
  if (element === undefined) return undefined
  const { si } = element.attributes
  if (si === undefined || element.text !== '') {
    if (si !== undefined) shared.set(si, `${element.text} (shared formula of ${cell.attributes['r'] ?? '?'})`)
    return element.text
  }
  return shared.get(si) ?? '(shared formula that the sheet does not spell out)'
}

/** Whether a formula has a result. An empty text is a result if a text is expected. */
const hasResult = (cell: XmlElement, type: string): boolean =>
  valueOf(cell) !== '' || (type === 'str' && childOf(cell, 'v') !== undefined)

const valueOf = (cell: XmlElement): string => childOf(cell, 'v')?.text ?? ''

type Print = (value: string, cell: XmlElement, needs: CellNeeds) => string

const PRINTERS: Readonly<Record<string, Print>> = {
  n: (value, cell, needs) => {
    const { day, percent, code } = formatOf(cell, needs)
    if (day) return printDay(value, needs)
    if (findDisplay(code, Number(value)) === 'other') return `${value} (shown by the format “${code}”)`
    return percent && Number.isFinite(Number(value))
      ? `${roundDigits(Number(value) * 100)}%`
      : dropNoise(value)
  },
  str: (value) => unescapeText(value),
  b: (value) => ({ 1: 'TRUE', 0: 'FALSE' })[value] ?? value.toUpperCase(),
  // Errors (`#N/A`) are texts, not blank cells.
  e: (value) => value,
  d: (value) => (/^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : value),
}

/** Drops digits that a spreadsheet does not show, because computing left them: 1904659.0000000002 is 1904659. */
const dropNoise = (value: string): string => {
  const [, whole = '', fraction = ''] = /^-?(\d+)\.(\d+)(?:e[+-]?\d+)?$/i.exec(value) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '').length
  return digits > SHOWN_DIGITS ? roundDigits(Number(value)) : value
}

const SHOWN_DIGITS = 15

const roundDigits = (number: number): string => String(Number(number.toPrecision(SHOWN_DIGITS)))

/**
 * Prints a number as a day: spreadsheets make dates of texts such as `10-1`. Before March 1900 they count a day that
 * never existed, and a number below 1 is a time of day: those stay numbers.
 */
const printDay = (value: string, { since1904 }: CellNeeds): string => {
  const days = Number(value)
  if (!(days >= (since1904 ? 1 : 61) && days < 2_958_466)) return value
  const start = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  return new Date(start + Math.round(days * DAY_MILLISECONDS)).toISOString().slice(0, 10)
}

const DAY_MILLISECONDS = 86_400_000

const formatOf = (cell: XmlElement, { formats }: CellNeeds) => {
  const format = formats.cells[Number(cell.attributes['s'] ?? '0')]
  if (format !== undefined) return format
  if (cell.attributes['s'] === undefined) return PLAIN
  throw refuseCell(cell, 'has a format that the workbook does not describe')
}

const refuseCell = ({ attributes }: XmlElement, says: string): DocumentRefused =>
  new DocumentRefused(
    `The workbook cannot be read: its cell ${attributes['r'] ?? ''} ${says}. Fetch it again.`,
  )
