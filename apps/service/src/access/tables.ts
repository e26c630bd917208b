import type { Migration } from '../platform/index.ts'

export type KeyRow = {
  id: string
  organisation: string
  /** Visible start of the key: tells keys apart, opens nothing. */
  start: string
  hash: string
  /** JSON list of scopes. */
  scopes: string
  created_at: number
  expires_at: number | null
  revoked_at: number | null
}

export type AuditRow = {
  number: number
  at: number
  actor: string
  action: string
  object: string
  detail: string
  previous_hash: string
  hash: string
}

export type AccessTables = { keys: KeyRow; audit: AuditRow }

export const accessMigrations: readonly Migration[] = [
  {
    name: 'keys',
    up: async (trx) => {
      await trx.schema
        .createTable('keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organisation', 'text', (column) => column.notNull())
        .addColumn('start', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('scopes', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint')
        .addColumn('revoked_at', 'bigint')
        .execute()
    },
  },
  {
    name: 'audit',
    up: async (trx) => {
      await trx.schema
        .createTable('audit')
        .addColumn('number', 'bigint', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('object', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('previous_hash', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute()
    },
  },
]
