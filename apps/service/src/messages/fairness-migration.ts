import { sql } from 'kysely'
import type { Migration } from '../platform/index.ts'
import { settledMigration } from './count-settled.ts'
import { heartbeatMigration } from './heartbeat.ts'
import { retryableMigration } from './operate.ts'
import { firstMessageMigrations, organisationKeysMigration } from './tables.ts'

/**
 * Adds the columns for taking organisations in turn and for warnings to senders. Earlier messages keep their place:
 * their new columns are null.
 */
export const fairnessMigration: Migration = {
  name: 'fair queue',
  up: async (trx) => {
    for (const column of ['campaign', 'warnings', 'content_digest', 'possible_duplicate_of'])
      await trx.schema.alterTable('messages').addColumn(column, 'text').execute()
    await trx.schema
      .createTable('organisation_turns')
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('organisation', 'text', (column) => column.notNull())
      .addColumn('turn', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('organisation_turns_pk', ['mode', 'channel', 'organisation'])
      .execute()
    for (const statement of STATEMENTS) await sql.raw(statement).execute(trx)
  },
}

/** The index now finds ready messages by organisation. It still counts the queue. */
const STATEMENTS = [
  'drop index messages_ready',
  `create index messages_ready on messages (mode, channel, organisation, due_at, accepted_at)
     where state = 'queued'`,
  `create index messages_closing_turns on messages (mode, channel, organisation, deadline, due_at)
     where state = 'queued' and deadline is not null`,
  `create index messages_same on messages (content_digest, accepted_at) where content_digest is not null`,
]

/** Adds the name of the organisation as it was when the message was sent: its id may be no name. */
export const organisationNamesMigration: Migration = {
  name: 'names of organisations',
  up: async (trx) => {
    await trx.schema.alterTable('messages').addColumn('organisation_name', 'text').execute()
  },
}

/** Adds the trace of the request that sent a message. Earlier messages have none. */
export const tracesMigration: Migration = {
  name: 'traces of messages',
  needs: null,
  up: async (trx) => {
    await trx.schema.alterTable('messages').addColumn('trace_id', 'text').execute()
  },
}

/** All migrations of these tables. A database runs migrations of other modules between them. */
export const messageMigrations: readonly Migration[] = [
  ...firstMessageMigrations,
  organisationKeysMigration,
  fairnessMigration,
  heartbeatMigration,
  settledMigration,
  organisationNamesMigration,
  tracesMigration,
  retryableMigration,
]
