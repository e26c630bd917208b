import { sql } from 'kysely'
import type { Migration } from '../../platform/index.ts'

export type LedgerChainRow = {
  collection: string
  /** SHA-256 of the file that was imported or exported last; null before the first one. */
  exported_sha256: string | null
  exported_at: number | null
  /** Retrieval time of the newest document of all builds. Lines that a build has not read are not before it. */
  floor: string
}

export type LedgerLineRow = {
  collection: string
  number: number
  /** Text of the line with its line break, byte for byte. All lines together are the file. */
  bytes: Uint8Array
  /** Id of the correction that the line enters or withdraws; null for a line without one. */
  correction_id: string | null
  /** Number of the report that led to the line. */
  report: number | null
  /** Later lines are not before this time; null for a line that sets no bound. */
  entered_at: string | null
  previous_hash: string
  hash: string
}

export type LedgerTables = { ledger_chains: LedgerChainRow; ledger_lines: LedgerLineRow }

/** The ledgers of all collections. Lines are only ever added. */
export const ledgerMigration: Migration = {
  name: 'ledger of corrections',
  up: async (trx, engine) => {
    const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`
    await trx.schema
      .createTable('ledger_chains')
      .addColumn('collection', 'text', (column) => column.primaryKey())
      .addColumn('exported_sha256', 'text')
      .addColumn('exported_at', 'bigint')
      .addColumn('floor', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await trx.schema
      .createTable('ledger_lines')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .addColumn('correction_id', 'text')
      .addColumn('report', 'bigint')
      .addColumn('entered_at', 'text')
      .addColumn('previous_hash', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ledger_lines_key', ['collection', 'number'])
      .execute()
  },
}
