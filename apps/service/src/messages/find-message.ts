import type { Kysely } from 'kysely'
import {
  DELIVERY_STATES,
  type ChannelName,
  type DeliveryState,
  type MessageStatus,
  type Receipt,
  type TimelineEntry,
  type WarningCode,
} from '@rotunda/contract'
import { firstId, type Store } from '../platform/index.ts'
import type { Channel } from './channel.ts'
import { expectSending, type Expectation } from './expect-sending.ts'
import { parseDestination } from './open-row.ts'
import { retentionMilliseconds, type Retention } from './retention.ts'
import { isSettled } from './transitions.ts'
import { describeWarnings } from './warnings.ts'
import { NEVER, type MessageRow, type MessageTables } from './tables.ts'

/**
 * Finds a message of one organisation; other organisations' messages do not exist for it. Without an organisation,
 * finds any message (the operator's view). With the channels, also estimates when it will be sent.
 */
export const findMessage = async (
  store: Store,
  retention: Retention,
  id: string,
  organisation?: string,
  channels?: Readonly<Record<ChannelName, Pick<Channel, 'profile'>>>,
): Promise<MessageStatus | undefined> => {
  const row = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.and(organisation === undefined ? {} : { organisation }))
    .executeTakeFirst()
  if (row === undefined) return undefined
  const timeline = await listTimeline(store, [id])
  const expected =
    channels && isWaiting(row)
      ? await expectSending(store, channels[row.channel].profile, row, (await store.now()).getTime())
      : undefined
  return toStatus(row, timeline.get(id) ?? [], retention, expected)
}

/** True if the message will be sent without a person's action. */
const isWaiting = ({ state, due_at }: MessageRow): boolean =>
  (state === 'queued' || state === 'held') && due_at < NEVER

/** Filters of a list of messages; all apply together. */
export type MessagesWanted = {
  readonly organisation?: string | undefined
  readonly state?: DeliveryState | undefined
  readonly channel?: ChannelName | undefined
  /** Accepted at this time or later. */
  readonly since?: Date | undefined
}

export type ListWanted = MessagesWanted & {
  /** List only messages older than this id: the list is newest first. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Lists messages, newest first. Keyset paging makes every page cost the same. */
export const listMessages = async (
  store: Store,
  retention: Retention,
  wanted: ListWanted,
): Promise<MessageStatus[]> => {
  const ids = await listIds(store, wanted)
  if (ids.length === 0) return []
  const rows = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  const timelines = await listTimeline(store, ids)
  return rows.map((row) => toStatus(row, timelines.get(row.id) ?? [], retention))
}

/**
 * Lists an organisation's ids state by state, since one index then answers both kinds of list. One statement reads all
 * states, so a message that moves meanwhile is in exactly one. Without an organisation it reads along the ids: an
 * operator's list of one state reads on until it has found enough.
 */
const listIds = async (store: Store, wanted: ListWanted): Promise<string[]> => {
  const db = store.db<MessageTables>()
  const { organisation, state, limit } = wanted
  if (organisation === undefined || state !== undefined) return idsOf(selectIds(db, wanted, state))
  const lists = DELIVERY_STATES.map((one) => db.selectFrom(selectIds(db, wanted, one).as('ids')).select('id'))
  const all = lists.reduce((union, list) => union.unionAll(list))
  return idsOf(all.orderBy('id', 'desc').limit(limit))
}

const idsOf = async (select: { execute(): Promise<{ id: string }[]> }): Promise<string[]> => {
  const rows = await select.execute()
  return rows.map(({ id }) => id)
}

const selectIds = (db: Kysely<MessageTables>, wanted: ListWanted, state: DeliveryState | undefined) => {
  const { organisation, channel, since, after, limit } = wanted
  let select = db.selectFrom('messages').select('id').orderBy('id', 'desc').limit(limit)
  if (state !== undefined) select = select.where('state', '=', state)
  if (organisation !== undefined) select = select.where('organisation', '=', organisation)
  if (channel !== undefined) select = select.where('channel', '=', channel)
  if (since !== undefined) select = select.where('id', '>=', firstId('message', since))
  if (after !== undefined) select = select.where('id', '<', after)
  return select
}

/** Number of messages in each state that has any. */
export const countMessages = async (
  store: Store,
  { organisation, state, channel, since }: MessagesWanted,
): Promise<{ state: DeliveryState; count: number }[]> => {
  const exact = Object.entries({ organisation, state, channel }).filter(([, value]) => value !== undefined)
  const rows = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where((eb) => eb.and(Object.fromEntries(exact)))
    .$if(since !== undefined, (select) => select.where('id', '>=', firstId('message', since ?? new Date(0))))
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map((row) => [row.state, row.count]))
  return DELIVERY_STATES.map((one) => ({ state: one, count: counts.get(one) ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}

const listTimeline = async (store: Store, ids: readonly string[]): Promise<Map<string, TimelineEntry[]>> => {
  const lines = await store
    .db<MessageTables>()
    .selectFrom('timeline')
    .selectAll()
    .where('message_id', 'in', ids)
    .orderBy('message_id')
    .orderBy('revision')
    .execute()
  const grouped = Map.groupBy(lines, ({ message_id }) => message_id)
  const asEntries = [...grouped].map(
    ([id, rows]) => [id, rows.map(({ at, state, reason }) => ({ at: instant(at), state, reason }))] as const,
  )
  return new Map(asEntries)
}

const toStatus = (
  row: MessageRow,
  timeline: TimelineEntry[],
  retention: Retention,
  expected?: Expectation,
): MessageStatus => {
  const destination = parseDestination(row.destination)
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    channel: row.channel,
    destination: destination.kind === 'docket' ? destination.docketId : destination.officeCode,
    document: destination.kind === 'docket' ? destination.documentId : null,
    delivery_id: row.delivery_id,
    attempts: row.attempts,
    accepted_at: instant(row.accepted_at),
    not_before: isWaiting(row) ? instant(row.due_at) : null,
    expected_at: expected?.sentAt === undefined ? null : instant(expected.sentAt),
    deadline: row.deadline === null ? null : instant(row.deadline),
    possible_duplicate_of: row.possible_duplicate_of,
    warnings: describeWarnings(listWarnings(row, expected), destination),
    // settle() wrote it from the channel's Receipt.
    receipt: row.receipt === null ? null : (JSON.parse(row.receipt) as Receipt),
    personal_data_until: personalDataUntil(row, retention),
    timeline,
  }
}

const listWarnings = (row: MessageRow, expected: Expectation | undefined): WarningCode[] => [
  // accept() wrote it.
  ...(row.warnings === null ? [] : (JSON.parse(row.warnings) as WarningCode[])),
  ...(row.possible_duplicate_of === null ? [] : (['possible_duplicate'] as const)),
  ...(expected?.missesDeadline === true ? (['docket_closes_first'] as const) : []),
]

const personalDataUntil = (row: MessageRow, retention: Retention): string | null => {
  if (!isSettled(row.state) || row.settled_at === null || row.sealed_body === null) return null
  return instant(row.settled_at + retentionMilliseconds(retention))
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()
