import { sql } from 'kysely'
import type { ChannelName, DeliveryState } from '@rotunda/contract'
import type { Migration, Store } from '../platform/index.ts'
import type { DeliveryMode, MessageTables } from './tables.ts'

/** Index with every column that a count reads, so that a day costs only the messages that ended on it. */
export const settledMigration: Migration = {
  name: 'ended messages by time',
  up: async (trx) => {
    await sql
      .raw(
        `create index messages_ended on messages (mode, settled_at, channel, state) where settled_at is not null`,
      )
      .execute(trx)
  },
}

export type SettledCount = {
  readonly channel: ChannelName
  readonly state: DeliveryState
  readonly count: number
}

/** Counts the messages that ended in a period, by channel and state; `to` is not included. */
export const countSettled = async (
  store: Store,
  mode: DeliveryMode,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<SettledCount[]> =>
  store
    .db<MessageTables>()
    .selectFrom('messages')
    .select((eb) => ['channel', 'state', eb.fn.countAll<number>().as('count')])
    .where('mode', '=', mode)
    .where('settled_at', '>=', from.getTime())
    .where('settled_at', '<', to.getTime())
    .groupBy(['channel', 'state'])
    .execute()
