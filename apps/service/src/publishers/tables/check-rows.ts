import type { Table } from './table.ts'

/** The same table, once its rows have been gone through: faults of a CSV that only its end shows are thrown. */
export const checkRows = async (table: Table): Promise<Table> => {
  const rows = table.rows()
  if (!(Symbol.asyncIterator in rows)) return table
  for await (const _row of rows) {
    // Its end is what counts.
  }
  return table
}
