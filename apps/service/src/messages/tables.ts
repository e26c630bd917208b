import { sql, type CreateTableBuilder } from 'kysely'
import type { ChannelName, DeliveryState } from '@rotunda/contract'
import type { Migration } from '../platform/index.ts'
import type { DeliveryEvent } from './transitions.ts'

/** Receivers of a message: simulators, or the real receivers. The mode is fixed when the message is accepted. */
export type DeliveryMode = 'sandbox' | 'live'

/** Times are milliseconds since 1970. Everything personal is in `sealed_body`, and only there. */
export type MessageRow = {
  id: string
  organisation: string
  key_id: string
  /** Together with `organisation` the key of its row in `idempotency_keys`, if it has one. */
  idempotency_key: string | null
  mode: DeliveryMode
  channel: ChannelName
  /** JSON of the resolved Destination. */
  destination: string
  delivery_id: string
  state: DeliveryState
  reason: string
  /** Number of the newest timeline row. Each change of state adds 1. */
  revision: number
  attempts: number
  /** 1 once a request for this message has been sent. */
  sent_before: number
  accepted_at: number
  /** Earliest time of the next try; for a held message, the time of its release (never, if it waits for a person). */
  due_at: number
  deadline: number | null
  /** Cause that holds the message. */
  held_for: HeldFor | null
  leased_until: number | null
  /**
   * Start of the first try since the message was accepted, or since a person requeued it. `giveUpAfterSeconds` counts
   * from here.
   */
  tried_since: number | null
  receipt: string | null
  settled_at: number | null
  sealed_key: Uint8Array | null
  sealed_body: Uint8Array | null
  /** JSON of the Campaign that the sender named. */
  campaign: string | null
  /** JSON of the warning codes that the sender got on acceptance. */
  warnings: string | null
  /** Keyed digest of organisation, person, text and destination. */
  content_digest: string | null
  possible_duplicate_of: string | null
  /** Name of the organisation when it sent the message; null in rows from before names. */
  organisation_name: string | null
  /** Trace of the request that sent the message: the log’s alone, in no answer. Deleted with the text. */
  trace_id: string | null
}

/** `member`: the person to whom it is addressed holds the office no more. */
export type HeldFor = 'operator' | 'member' | 'channel' | 'window' | 'receiver'

export type TimelineRow = {
  message_id: string
  revision: number
  at: number
  event: DeliveryEvent | 'accept'
  state: DeliveryState
  reason: string
}

export type MessageTables = {
  messages: MessageRow
  timeline: TimelineRow
  idempotency_keys: { organisation: string; idempotency_key: string; fingerprint: string; message_id: string }
  /** `until`: end of the pause; null when a person has to end it. */
  paused_channels: {
    mode: DeliveryMode
    channel: ChannelName
    paused_at: number
    reason: string
    until: number | null
  }
  rate_buckets: { name: string; tokens: number; refilled_at: number }
  /** Virtual times of fair queueing, by organisation; the row with the empty name is the queue's own. */
  organisation_turns: { mode: DeliveryMode; channel: ChannelName; organisation: string; turn: number }
}

/** Later than any time that matters: a message held until then waits for a person to release it. */
export const NEVER = Date.UTC(9999, 0)

const asBig = 'bigint'

/** The first migrations. `messageMigrations` has all of them. */
export const firstMessageMigrations: readonly Migration[] = [
  {
    name: 'messages',
    up: async (trx, engine) => {
      const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`
      await trx.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .$call(
          text('organisation', 'key_id', 'mode', 'channel', 'destination', 'delivery_id', 'state', 'reason'),
        )
        .$call(number('revision', 'attempts', 'sent_before', 'accepted_at', 'due_at'))
        .addColumn('deadline', asBig)
        .addColumn('held_for', 'text')
        .addColumn('leased_until', asBig)
        .addColumn('tried_since', asBig)
        .addColumn('idempotency_key', 'text')
        .addColumn('receipt', 'text')
        .addColumn('settled_at', asBig)
        .addColumn('sealed_key', bytes)
        .addColumn('sealed_body', bytes)
        .execute()
      for (const index of INDEXES) await sql.raw(index).execute(trx)
    },
  },
  {
    name: 'timeline',
    up: async (trx, engine) => {
      await trx.schema
        .createTable('timeline')
        .$call(text('message_id'))
        .$call(number('revision', 'at'))
        .$call(text('event', 'state', 'reason'))
        .addPrimaryKeyConstraint('timeline_pk', ['message_id', 'revision'])
        .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
        .execute()
    },
  },
  {
    name: 'queue control',
    up: async (trx) => {
      await trx.schema
        .createTable('idempotency_keys')
        .$call(text('key_id', 'idempotency_key', 'fingerprint', 'message_id'))
        .addPrimaryKeyConstraint('idempotency_keys_pk', ['key_id', 'idempotency_key'])
        .execute()
      await trx.schema
        .createTable('paused_channels')
        .$call(text('mode', 'channel', 'reason'))
        .$call(number('paused_at'))
        .addColumn('until', asBig)
        .addPrimaryKeyConstraint('paused_channels_pk', ['mode', 'channel'])
        .execute()
      await trx.schema
        .createTable('rate_buckets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('tokens', 'double precision', (column) => column.notNull())
        .$call(number('refilled_at'))
        .execute()
    },
  },
]

/**
 * Makes Idempotency-Keys belong to the organisation: after changing its API key it may repeat, under the new one, a
 * request whose answer it never got. If two API keys used the same Idempotency-Key, the later message keeps it.
 */
export const organisationKeysMigration: Migration = {
  name: 'idempotency keys of organisations',
  up: async (trx) => {
    await trx.schema
      .createTable('organisation_keys')
      .$call(text('organisation', 'idempotency_key', 'fingerprint', 'message_id'))
      .addPrimaryKeyConstraint('organisation_keys_pk', ['organisation', 'idempotency_key'])
      .execute()
    await sql`insert into organisation_keys (organisation, idempotency_key, fingerprint, message_id)
      select m.organisation, k.idempotency_key, k.fingerprint, k.message_id
      from idempotency_keys k join messages m on m.id = k.message_id where true
      order by m.accepted_at desc, m.id desc
      on conflict do nothing`.execute(trx)
    await trx.schema.dropTable('idempotency_keys').execute()
    await trx.schema.alterTable('organisation_keys').renameTo('idempotency_keys').execute()
  },
}

/**
 * Indexes, one for each query of the queue, so that a query is as quick with a million rows as with a thousand. They
 * include `accepted_at`, so waiting messages are counted without reading their rows.
 */
const INDEXES = [
  `create index messages_ready on messages (mode, channel, due_at, accepted_at) where state = 'queued'`,
  `create index messages_closing on messages (mode, channel, deadline)
     where state = 'queued' and deadline is not null`,
  `create index messages_held_closing on messages (mode, channel, deadline)
     where state = 'held' and deadline is not null`,
  `create index messages_held on messages (mode, channel, due_at, accepted_at) where state = 'held'`,
  `create index messages_leased on messages (leased_until) where state = 'sending'`,
  `create index messages_settled on messages (settled_at) where sealed_body is not null`,
  `create index messages_listed_by_state on messages (organisation, state, id)`,
]

type AnyTable = CreateTableBuilder<string, string>

const text =
  (...names: string[]) =>
  (table: AnyTable): AnyTable =>
    names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), table)

const number =
  (...names: string[]) =>
  (table: AnyTable): AnyTable =>
    names.reduce((built, name) => built.addColumn(name, asBig, (column) => column.notNull()), table)
