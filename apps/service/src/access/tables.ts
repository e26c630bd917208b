import { sql } from 'kysely'
import { auditMigration, type AuditTables } from '../audit/index.ts'
import type { Migration } from '../platform/index.ts'

export type KeyRow = {
  id: string
  organisation: string
  /** Visible start of the key: it tells keys apart and opens nothing. */
  start: string
  hash: string
  /** JSON list of scopes. */
  scopes: string
  created_at: number
  expires_at: number | null
  revoked_at: number | null
  /** Requests in a UTC minute and in a UTC day; 0 for no quota. */
  quota_minute: number
  quota_day: number
  /** Id that the quotas are counted under: that of the first key, for every key that replaced it. */
  counted_as: string
  /** JSON list of the addresses and CIDR ranges that the key is limited to; null for any. */
  addresses: string | null
  suspended_at: number | null
  suspended_for: string | null
  /** Id of the key that replaced this one, and the end of their overlap. */
  replaced_by: string | null
  overlap_ends_at: number | null
  /** A whole minute. */
  last_used_at: number | null
  /** Last time that the key was sent in the address of a request. */
  exposed_at: number | null
  note: string | null
  /** Name that its organisation gave it. */
  name: string | null
  /** Reason why it needs no accepted terms; null for a key that does. */
  without_terms: string | null
  /** Days before its end, and days of idleness, of the last warning by mail. */
  warned_expiry: number | null
  warned_idle: number | null
  /** Idleness counts from here, if later than the last use. */
  idle_from: number | null
}

/** Requests of a quota that were leased to processes since `begins`; `taken` may exceed the quota. */
export type QuotaCounterRow = { counted_as: string; quota: string; begins: number; taken: number }

export type AccessTables = AuditTables & { keys: KeyRow; quota_counters: QuotaCounterRow }

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
  auditMigration,
]

/** Keys issued before this step have no quotas, and are accepted from any address. */
export const keyQuotasMigration: Migration = {
  name: 'quotas and states of keys',
  up: async (trx) => {
    for (const column of ['quota_minute', 'quota_day'])
      await trx.schema
        .alterTable('keys')
        .addColumn(column, 'bigint', (it) => it.notNull().defaultTo(0))
        .execute()
    await trx.schema
      .alterTable('keys')
      .addColumn('counted_as', 'text', (it) => it.notNull().defaultTo(''))
      .execute()
    await sql`update keys set counted_as = id`.execute(trx)
    for (const column of ['suspended_at', 'overlap_ends_at', 'last_used_at', 'exposed_at'])
      await trx.schema.alterTable('keys').addColumn(column, 'bigint').execute()
    for (const column of ['addresses', 'suspended_for', 'replaced_by', 'note'])
      await trx.schema.alterTable('keys').addColumn(column, 'text').execute()
    await trx.schema
      .createTable('quota_counters')
      .addColumn('counted_as', 'text', (column) => column.notNull())
      .addColumn('quota', 'text', (column) => column.notNull())
      .addColumn('begins', 'bigint', (column) => column.notNull())
      .addColumn('taken', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('quota_counters_pk', ['counted_as', 'quota'])
      .execute()
  },
}
