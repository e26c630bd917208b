import { DocumentRefused } from '../publisher.ts'
import { MAX_CSV_ROW_BYTES, refuseTooLarge } from '../tables/bounds.ts'

/** A record with the line of the file on which it begins, from 1. */
export type FaraRecord = { readonly line: number; readonly cells: readonly string[] }

const SEPARATOR = '","'

/**
 * Splits records as the Department of Justice writes them: every cell is quoted, cells are separated by `","`, and a
 * record ends with a quote and a line end before the quote of the next one. Other quotes belong to the cell, where two
 * of them may mean one. The header is the first record.
 */
export async function* splitRecords(text: AsyncIterable<string>): AsyncGenerator<readonly FaraRecord[]> {
  const splitter = makeSplitter()
  for await (const piece of text) {
    const records = splitter.add(piece)
    if (records.length > 0) yield records
  }
  yield [splitter.end()]
}

/** Splits the cells of a record without its first and last quote. */
export const splitCells = (record: string): readonly string[] =>
  record.split(SEPARATOR).map((cell) => (cell.includes('""') ? cell.replaceAll('""', '"') : cell))

type Splitter = {
  add(piece: string): readonly FaraRecord[]
  /** Returns the last record. Throws a DocumentRefused if the file ends within it. */
  end(): FaraRecord
}

const makeSplitter = (): Splitter => {
  let rest = ''
  let line = 1
  let isBegun = false
  let lineEnd: string | undefined

  const take = (record: string): FaraRecord => {
    const taken = { line, cells: splitCells(record) }
    line += countLines(record)
    return taken
  }

  const add = (piece: string): readonly FaraRecord[] => {
    // A record end may lie on the border of two pieces.
    const from = Math.max(0, rest.length - END_LENGTH)
    rest += piece
    if (!isBegun) {
      rest = rest.replace(/^\uFEFF/, '')
      if (rest === '') return []
      if (!rest.startsWith('"')) throw new DocumentRefused(UNQUOTED)
      rest = rest.slice(1)
      isBegun = true
    }
    lineEnd ??= /"(\r?\n)"/.exec(rest)?.[1]
    return lineEnd === undefined ? holdOn() : split(`"${lineEnd}"`, from)
  }

  const split = (end: string, from: number): readonly FaraRecord[] => {
    const records: FaraRecord[] = []
    let start = 0
    for (let place = rest.indexOf(end, from); place >= 0; place = rest.indexOf(end, start)) {
      records.push(take(rest.slice(start, place)))
      line += 1
      start = place + end.length
    }
    rest = rest.slice(start)
    holdOn()
    return records
  }

  const holdOn = (): readonly FaraRecord[] => {
    if (rest.length > MAX_CSV_ROW_BYTES)
      throw refuseTooLarge(
        `${MAX_CSV_ROW_BYTES.toLocaleString('en-US')} characters in the record of line ${line}`,
      )
    return []
  }

  const end = (): FaraRecord => {
    const last = /^([\s\S]*)"\r?\n\s*$/.exec(rest)?.[1]
    if (last === undefined)
      throw new DocumentRefused(
        `The file seems to be cut off: the record of line ${line} does not end like the other records. Fetch it again.`,
      )
    return take(last)
  }
  return { add, end }
}

const UNQUOTED =
  'The file does not begin with a quote, as files of the Department do: another program has saved it. Fetch it again.'

/** Length of the longest record end. */
const END_LENGTH = 4

const countLines = (text: string): number => {
  let lines = 0
  for (let place = text.indexOf('\n'); place >= 0; place = text.indexOf('\n', place + 1)) lines += 1
  return lines
}
