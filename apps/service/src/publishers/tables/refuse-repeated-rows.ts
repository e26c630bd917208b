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
