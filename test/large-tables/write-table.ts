import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { makeHouseRows } from '../sample/house-workbook.ts'

const HEADER = [
  'Member Last Name',
  'Member First Name',
  'District',
  'Party',
  'Subcommittee',
  'Recipient',
  'Project Purpose',
  'Recipient Address',
  'Amount Requested',
  'Member Website',
]
const COLUMNS = [
  'last',
  'first',
  'district',
  'party',
  'subcommittee',
  'recipient',
  'title',
  'address',
  'amount',
  'website',
] as const

/** A fiscal year in which House requests had these columns. */
export const FISCAL_YEAR = 2025

/** Writes a table of House requests of at least so many bytes, and gives the number of its rows. Nothing in it is real. */
export const writeTable = async (path: string, bytes: number): Promise<number> => {
  let written = 0
  let rows = -1
  const lines = function* () {
    for (const cells of listLines()) {
      const line = `${cells.map(quote).join(',')}\r\n`
      written += Buffer.byteLength(line)
      rows += 1
      yield line
      if (written >= bytes) return
    }
  }
  await pipeline(lines, inPieces, createWriteStream(path))
  return rows
}

/** As many as a sheet can have. */
const MOST_ROWS = 1_000_000

function* listLines(): Generator<readonly string[]> {
  yield HEADER
  for (const row of makeHouseRows({ seed: 1, fiscalYear: FISCAL_YEAR, rows: MOST_ROWS }))
    yield COLUMNS.map((column) => String(row[column] ?? ''))
}

/** Lines together: a file is written some thousands at once. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < 1_000_000) continue
    yield piece
    piece = ''
  }
  yield piece
}

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
