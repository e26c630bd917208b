import { hash } from 'node:crypto'
import type { ReadRow, TableRow } from '../publisher.ts'

/** Yields the rows. Refuses a row with a repeated key, with the line of the first row of that key. */
export async function* refuseRepeatedRows(
  rows: AsyncIterable<ReadRow>,
  keyOf: (row: TableRow) => string,
): AsyncGenerator<ReadRow> {
  const lines = new Map<string, number | null>()
  for await (const row of rows) {
    const key = row.kind === 'row' ? keyOf(row) : undefined
    const first = key === undefined ? undefined : lines.get(key)
    if (key !== undefined && first === undefined) lines.set(key, row.place.row)
    if (key === undefined || first === undefined) yield row
    else {
      const detail = `Line ${first ?? '?'} already has ${key}.`
      yield { kind: 'refused', place: row.place, cells: row.cells, reason: 'entry_repeated', detail }
    }
  }
}

/** Yields the rows. Refuses a row with the cells of an earlier row, with the line of that row. */
export async function* refuseIdenticalRows(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  const lines = new Map<string, number | null>()
  for await (const row of rows) {
    const text = row.kind === 'row' ? hash('sha256', JSON.stringify(row.cells)) : undefined
    const first = text === undefined ? undefined : lines.get(text)
    if (text !== undefined && first === undefined) lines.set(text, row.place.row)
    if (first === undefined) yield row
    else {
      const detail = `Line ${first ?? '?'} is identical.`
      yield { kind: 'refused', place: row.place, cells: row.cells, reason: 'entry_repeated', detail }
    }
  }
}
