import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { makeTableEnd, type TableHead } from './end-table.ts'
import {
  findHeader,
  isBlankRow,
  listTitles,
  MAX_TITLES,
  NO_HEADER,
  trimEnd,
  type IsHeader,
} from './find-header.ts'
import { openCsv, type Csv } from './read-csv.ts'
import type { RowRefusal, Table, TableRow } from './table.ts'

/** The table in a CSV: its header is looked for now, its rows are read whenever they are asked for. */
export const openCsvTable = async (open: OpenDocument, isHeader: IsHeader = () => false): Promise<Table> => {
  const csv = await openCsv(open)
  const start = await readFirstRows(csv)
  const line = findHeader(start)
  if (line === undefined) throw new DocumentRefused(NO_HEADER)
  const place = start.indexOf(line)
  const header = trimEnd(line.cells)
  const head = { titles: listTitles(start.slice(0, place)), header }
  return {
    ...head,
    sheet: '',
    elsewhere: [],
    rows: () => markEnd(listBelow(csv, { place, head, isHeader }), header, csv.isOpenEnded),
  }
}

const readFirstRows = async (csv: Csv): Promise<TableRow[]> => {
  const rows: TableRow[] = []
  for await (const row of csv.rows()) {
    if (!isBlankRow(row)) rows.push(row)
    if (rows.length === MAX_TITLES) break
  }
  return rows
}

type Below = {
  /** Place of the header among the rows that are not blank. */
  readonly place: number
  readonly head: TableHead
  readonly isHeader: IsHeader
}

async function* listBelow(csv: Csv, { place, head, isHeader }: Below): AsyncGenerator<TableRow> {
  const readRow = makeTableEnd(head, isHeader)
  let passed = -1
  for await (const row of csv.rows()) {
    if (isBlankRow(row)) continue
    passed += 1
    const read = passed > place ? readRow(row) : undefined
    if (read !== undefined) yield read
  }
}

/** Without the end of its last line a CSV may have been cut off within it. */
async function* markEnd(
  rows: AsyncIterable<TableRow>,
  { length }: readonly string[],
  isOpenEnded: boolean,
): AsyncGenerator<TableRow> {
  let last: TableRow | undefined
  let othersAreShort = false
  for await (const row of rows) {
    if (last !== undefined) {
      othersAreShort ||= last.cells.length < length
      yield last
    }
    last = row
  }
  if (last === undefined) return
  if (isOpenEnded && !othersAreShort && last.cells.length < length) throw refuseCutOff(last, length)
  yield isOpenEnded ? { fault: OPEN_ENDED, ...last } : last
}

const refuseCutOff = ({ row, cells }: TableRow, length: number): DocumentRefused =>
  new DocumentRefused(
    `The file seems to be cut off: its last line (${row}) has ${cells.length} of ${length} cells and does not end as the others do. Fetch it again.`,
  )

const OPEN_ENDED: RowRefusal = {
  reason: 'row_not_understood',
  detail:
    'The last line of the file does not end as the others do: its last cell may have been cut off. Where it is whole, add the end of the line.',
}
