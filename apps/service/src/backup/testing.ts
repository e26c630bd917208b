import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Store } from '../platform/index.ts'
import { insertRows, listTables, readRows, type PortableRow, type PortableTable } from './portable-rows.ts'

/** Tables whose rows follow rules of their own, or that a restore changes. */
const OF_OWN_RULES = [
  'audit',
  'backups',
  'correction_copies',
  'correction_files',
  'ledger_chains',
  'ledger_lines',
  'mail_pauses',
  'paused_channels',
  'secret_checks',
]

const valueOf = (kind: PortableTable['columns'][number]['kind'], number: number): string => {
  if (kind === 'integer') return String(2n ** 53n + BigInt(number))
  if (kind === 'float') return String(number / 3)
  return kind === 'bytes' ? Buffer.from([0, 255, number]).toString('base64') : `é ${number} "\n`
}

/** Puts rows into every table of the schema, also into one that is new. */
export const fillTables = async (store: Store, rows = 3): Promise<void> => {
  await store.write<unknown, undefined>(async (trx) => {
    for (const table of await listTables(trx, store.engine))
      if (!OF_OWN_RULES.includes(table.name))
        await insertRows(trx, store.engine, table, makeRows(table, rows))
    await addLedger(trx)
    return undefined
  })
}

async function* makeRows({ columns }: PortableTable, rows: number): AsyncGenerator<PortableRow> {
  for (let number = 1; number <= rows; number += 1)
    yield Object.fromEntries(columns.map(({ name, kind }) => [name, valueOf(kind, number)]))
}

const addLedger = async (trx: Transaction<unknown>): Promise<void> => {
  await sql`insert into ledger_chains (collection, floor) values ('appropriations', '')`.execute(trx)
  let previous = '0'.repeat(64)
  for (let number = 1; number <= 3; number += 1) {
    const bytes = Buffer.from(`{"number":${number}}\n`)
    const hash = createHash('sha256').update(previous).update(bytes).digest('hex')
    await sql`insert into ledger_lines (collection, number, bytes, previous_hash, hash)
      values ('appropriations', ${number}, ${bytes}, ${previous}, ${hash})`.execute(trx)
    previous = hash
  }
}

/** Every row of every table, in an order that both databases have. */
export const readTables = (store: Store): Promise<Record<string, string[]>> =>
  store.write<unknown, Record<string, string[]>>(async (trx) => {
    const found: Record<string, string[]> = {}
    for (const table of await listTables(trx, store.engine)) {
      const rows = await Array.fromAsync(readRows(trx, store.engine, table))
      found[table.name] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
    }
    return found
  })
