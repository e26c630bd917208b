import { decodeText } from './decode-text.ts'
import { MAX_CSV_ROW_BYTES } from './bounds.ts'
import type { InspectedText } from './inspect-text.ts'
import type { OpenDocument } from '../publisher.ts'
import { splitCells } from './split-cells.ts'
import type { TableRow } from './table.ts'

/** Rows in the order of the document, some hundreds at a time: a promise for each row costs more than the row. */
export type CsvBatches = AsyncGenerator<readonly TableRow[]>

/**
 * The rows of a CSV, split here as long as its lines are plain: they all end alike, and no cell goes over the end of
 * one. From the first line that is not plain the library reads on, so that every document has the rows that the library
 * gives it. `readByLibrary` gives them from the first one.
 */
export async function* readCsvBatches(
  open: OpenDocument,
  inspected: InspectedText,
  readByLibrary: () => AsyncIterable<TableRow>,
): CsvBatches {
  let given = 0
  if (inspected.skippedLines === 0) {
    const plain = splitPlainLines(open, inspected)
    try {
      for (;;) {
        const { done, value } = await plain.next()
        if (done === true && value === 'whole') return
        if (done === true) break
        given += value.length
        yield value
      }
    } finally {
      // A reader that has read enough leaves here, with the document still open.
      await plain.return('not plain')
    }
  }
  yield* skipRows(readByLibrary(), given)
}

/** Ends as `whole`, or where a line is not plain: what was given before is right. */
async function* splitPlainLines(
  open: OpenDocument,
  { encoding, delimiter }: InspectedText,
): AsyncGenerator<readonly TableRow[], 'whole' | 'not plain'> {
  const lines = makeLineSplitter(delimiter)
  for await (const text of decodeText(open, encoding)) {
    const batch = lines.add(text)
    if (batch === undefined) return 'not plain'
    if (batch.length > 0) yield batch
  }
  const last = lines.end()
  if (last === undefined) return 'not plain'
  if (last.length > 0) yield last
  return 'whole'
}

type LineSplitter = {
  /** The rows that end in the text; undefined where a line is not plain. */
  add(text: string): readonly TableRow[] | undefined
  end(): readonly TableRow[] | undefined
}

const makeLineSplitter = (delimiter: string): LineSplitter => {
  let rest = ''
  let row = 0
  let ending: string | undefined

  const split = (line: string): TableRow | undefined => {
    const cells = splitCells(line, delimiter)
    if (cells === undefined || line.length > PLAIN_LINE_LETTERS) return undefined
    row += 1
    return { row, sheet: null, cells }
  }

  const add = (text: string): readonly TableRow[] | undefined => {
    const whole = rest + text
    ending ??= findEnding(whole)
    const rows: TableRow[] = []
    let start = 0
    for (let end = whole.indexOf('\n'); end >= 0; end = whole.indexOf('\n', start)) {
      const found = split(cutLine(whole, start, end, ending))
      if (found === undefined) return undefined
      rows.push(found)
      start = end + 1
    }
    rest = whole.slice(start)
    return rest.length > PLAIN_LINE_LETTERS ? undefined : rows
  }

  const end = (): readonly TableRow[] | undefined => {
    if (rest === '') return []
    const found = split(rest)
    return found && [found]
  }
  return { add, end }
}

/** The first end of a line is that of all others. */
const findEnding = (text: string): string | undefined => {
  const place = text.indexOf('\n')
  if (place < 0) return undefined
  return text[place - 1] === '\r' ? '\r\n' : '\n'
}

/** A line without its end. One that ends otherwise keeps the return, by which it is known not to be plain. */
const cutLine = (text: string, start: number, end: number, ending: string | undefined): string => {
  if (ending !== '\r\n') return text.slice(start, end)
  return text[end - 1] === '\r' && end > start ? text.slice(start, end - 1) : '\r'
}

/** Far under what the library takes: it counts bytes, and what is nearly as long as that is left to it. */
const PLAIN_LINE_LETTERS = MAX_CSV_ROW_BYTES / 8

async function* skipRows(rows: AsyncIterable<TableRow>, count: number): CsvBatches {
  let passed = 0
  let batch: TableRow[] = []
  for await (const row of rows) {
    passed += 1
    if (passed > count) batch.push(row)
    if (batch.length < ROWS_OF_BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const ROWS_OF_BATCH = 256
