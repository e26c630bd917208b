import { sql, type Transaction } from 'kysely'
import type { Insert } from './store.ts'

/** Adds rows within a transaction, on any database. */
export const insertRows = async <Tables>(
  trx: Transaction<Tables>,
  inserts: readonly Insert[],
): Promise<void> => {
  for (const { table, columns, values } of inserts) {
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)}) on conflict do nothing`.execute(
      trx,
    )
  }
}

/** The row of an object: its keys are the columns. */
export const makeInsert = (
  table: string,
  row: Readonly<Record<string, Insert['values'][number]>>,
): Insert => ({
  table,
  columns: Object.keys(row),
  values: Object.values(row),
})
