import type { Migration } from '../platform/index.ts'

export type AuditRow = {
  number: number
  at: number
  actor: string
  action: string
  object: string
  detail: string
  previous_hash: string
  hash: string
  /** Organisation that may read the line; null for none. */
  organisation: string | null
}

/** Address from which the act of a line came. It is outside of the chain, so that it can be erased. */
export type AuditAddressRow = { number: number; person: string | null; address: string }

export type AuditTables = { audit: AuditRow; audit_addresses: AuditAddressRow }

export const auditMigration: Migration = {
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
}

/** Lines from before this step belong to no organisation. */
export const auditReadersMigration: Migration = {
  name: 'readers of audit lines',
  up: async (trx) => {
    await trx.schema.alterTable('audit').addColumn('organisation', 'text').execute()
    await trx.schema
      .createIndex('audit_of_organisation')
      .on('audit')
      .columns(['organisation', 'number'])
      .execute()
    await trx.schema
      .createTable('audit_addresses')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('person', 'text')
      .addColumn('address', 'text', (column) => column.notNull())
      .execute()
    await trx.schema.createIndex('audit_addresses_person').on('audit_addresses').column('person').execute()
  },
}
