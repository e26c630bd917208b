import { CsvError, parse } from 'csv-parse/sync'
import { DocumentRefused } from '../publisher.ts'
import { isBlank } from './table.ts'

/** Letters of a document among which its header stands. */
export const MAX_START = 1_000_000

/** The delimiter of a CSV, and the beginning of its rows. */
export type Delimited = {
  readonly delimiter: string
  /** The line in which spreadsheets name what divides the cells, where there is one. */
  readonly skippedLines: number
  readonly skippedLetters: number
}

/**
 * The delimiter of a CSV: commas, or the signs that spreadsheets of other countries and their export as text write. It is
 * named in the first line (`sep=;`), or is what makes a header of the earliest line that can be one. Throws a
 * DocumentRefused where that can be two of them. `start`: the first MAX_START letters of the document.
 */
export const findDelimiter = (start: string): Delimited => {
  const [line, named] = /^sep=(.)(?:\r\n|\n|\r|$)/i.exec(start) ?? []
  if (line !== undefined && named !== undefined) {
    if (!DELIMITERS.includes(named))
      throw new DocumentRefused(`The first line says that “${named}” divides the cells, which is not known.`)
    return { delimiter: named, skippedLines: 1, skippedLetters: line.length }
  }
  const headers = DELIMITERS.map((delimiter) => ({ delimiter, place: findHeader(start, delimiter) }))
  const place = Math.min(...headers.map((header) => header.place))
  const [first = ',', ...others] = headers
    .filter((header) => header.place === place)
    .map(({ delimiter }) => delimiter)
  if (place < Infinity && others.length > 0)
    throw new DocumentRefused(
      `The header could be divided at “${first}” or at “${others.join('”, “')}”: save the table with commas, or as an XLSX workbook.`,
    )
  return { delimiter: place < Infinity ? first : ',', skippedLines: 0, skippedLetters: 0 }
}

const DELIMITERS: readonly string[] = [',', ';', '\t', '|']
/** As in the search for the header itself: titles fill fewer cells, and stand in the first lines. */
const MIN_COLUMNS = 4
const MAX_LINES = 20

/** The place of the first record of as many cells as a header has, if this divides them; infinite for none. */
const findHeader = (text: string, delimiter: string): number => {
  let found = Infinity
  let place = 0
  const on_record = (cells: string[]): null => {
    if (cells.every(isBlank)) return null
    if (cells.filter((cell) => !isBlank(cell)).length >= MIN_COLUMNS) found = Math.min(found, place)
    place += 1
    return null
  }
  try {
    parse(text, { delimiter, relax_column_count: true, to: 2 * MAX_LINES, on_record })
  } catch (error) {
    // Under another delimiter quotes stand where none may: what was found before that counts.
    if (!(error instanceof CsvError)) throw error
  }
  return found < MAX_LINES ? found : Infinity
}
