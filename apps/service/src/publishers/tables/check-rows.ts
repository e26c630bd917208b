import type { Table } from './table.ts'

/** Reads all rows of a table, and returns the table. Throws the faults of a CSV that only its end shows. */
export const checkRows = async (table: Table): Promise<Table> => {
  const rows = table.rows()
  if (!(Symbol.asyncIterator in rows)) return table
  for await (const _row of rows) {
    // Only the end of the rows matters.
  }
  return table
}
