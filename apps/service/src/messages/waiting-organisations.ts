import { sql, type RawBuilder } from 'kysely'
import type { ChannelName } from '@rotunda/contract'
import type { DeliveryMode } from './tables.ts'

/**
 * A recursive table `waiting` of the organisations with queued messages, and one null. Each step finds the next
 * organisation in the index (a loose index scan), however long the queue is. `closing`: only organisations with a
 * deadline.
 */
export const waitingOrganisations = (
  { mode, channel }: { readonly mode: DeliveryMode; readonly channel: ChannelName },
  closing: boolean,
): RawBuilder<unknown> => {
  const queued = sql`messages.mode = ${mode} and messages.channel = ${channel} and messages.state = 'queued'${
    closing ? sql` and messages.deadline is not null` : sql``
  }`
  return sql`waiting(organisation) as (
      select min(messages.organisation) from "messages" where ${queued}
      union all
      select (select min(messages.organisation) from "messages" where ${queued} and messages.organisation > waiting.organisation)
        from waiting where waiting.organisation is not null
    )`
}
