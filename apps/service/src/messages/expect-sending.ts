import { sql } from 'kysely'
import type { WarningCode } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import type { Sender } from './accept.ts'
import type { ReceiverProfile } from './channel.ts'
import type { CheckedMessage } from './check-message.ts'
import { closingSince, inClass, listDeadlineClasses, type DeadlineClass } from './deadline-classes.ts'
import { findWindowEnd } from './maintenance.ts'
import { findPause } from './pause.ts'
import { secondsUntilPermit } from './rates.ts'
import type { DeliveryMode, MessageRow, MessageTables } from './tables.ts'
import { waitingOrganisations } from './waiting-organisations.ts'

/** Fields that decide a message's place in the queue, whether it is stored or not yet. */
export type WaitingMessage = Pick<MessageRow, 'mode' | 'channel' | 'organisation' | 'deadline' | 'due_at'>

export type Expectation = {
  /** Expected time of sending; undefined while the channel is paused until a person resumes it. */
  readonly sentAt: number | undefined
  /** True if the message would be late even if only comments with nearer deadlines were sent before it. */
  readonly missesDeadline: boolean
}

/**
 * Estimates when a message will be sent: after the messages before it, at the receiver's rates, outside its maintenance
 * hours. Later messages and failed tries move the estimate.
 */
export const expectSending = async (
  store: Store,
  profile: Pick<ReceiverProfile, 'rates' | 'windows'>,
  message: WaitingMessage,
  now: number,
): Promise<Expectation> => {
  const pause = await findPause(store, message.mode, message.channel, new Date(now))
  if (pause !== undefined && pause.until === undefined) return { sentAt: undefined, missesDeadline: false }
  const from = Math.max(now, message.due_at, pause?.until?.getTime() ?? 0)
  const sentAfter = async (start: number, place: number): Promise<number> => {
    const owner = `${message.mode}:${message.channel}`
    const seconds = await secondsUntilPermit(store, owner, profile.rates, { place, now })
    return skipWindows(profile, start, seconds)
  }
  const own = findClass(message, now)
  const inTurn = await sentAfter(from, await findPlace(store, message, own))
  const { deadline } = message
  if (deadline === null) return { sentAt: inTurn, missesDeadline: false }
  const byDeadline = { closing: true, from: now + 1, until: deadline + 1 }
  const place = await findPlace(store, message, byDeadline)
  const missesDeadline = (await sentAfter(from, place)) > deadline
  if (own.closing) return { sentAt: inTurn, missesDeadline }
  const closing = await sentAfter(Math.max(from, closingSince(deadline)), place)
  return { sentAt: Math.min(inTurn, closing), missesDeadline }
}

/** Warns the sender of a comment, before it is stored, if the docket closes before its turn. */
export const foreseeQueue = async (
  { store, mode }: { readonly store: Store; readonly mode: DeliveryMode },
  { organisation }: Sender,
  { channel, destination }: CheckedMessage,
): Promise<readonly WarningCode[]> => {
  if (destination.kind !== 'docket' || destination.closesAt === null) return []
  const now = (await store.now()).getTime()
  const deadline = destination.closesAt.getTime()
  const message = { mode, channel: channel.name, organisation, deadline, due_at: now }
  const { missesDeadline } = await expectSending(store, channel.profile, message, now)
  return missesDeadline ? ['docket_closes_first'] : []
}

const findClass = ({ deadline }: WaitingMessage, now: number): DeadlineClass => {
  const classes = listDeadlineClasses(now)
  const own = classes.find(({ closing, until }) => !closing || (deadline !== null && deadline < (until ?? 0)))
  if (own === undefined) throw new Error('the last class takes every message')
  return own
}

/**
 * Counts the messages that go first: nearer classes, earlier ones of the same organisation, and as many turns of each
 * other organisation.
 */
const findPlace = async (store: Store, message: WaitingMessage, of: DeadlineClass): Promise<number> => {
  const { mode, channel, organisation, deadline, due_at } = message
  const queued = sql`messages.mode = ${mode} and messages.channel = ${channel} and messages.state = 'queued'`
  const earlier = of.closing
    ? sql`(messages.deadline < ${deadline} or (messages.deadline = ${deadline} and messages.due_at < ${due_at}))`
    : sql`messages.due_at < ${due_at}`
  const db = store.db<MessageTables>()
  const counted = await sql<{ nearer: number; own: number }>`select
      (select count(*) from "messages" where ${queued} and messages.deadline is not null
        and messages.deadline < ${of.from}) as nearer,
      (select count(*) from "messages" where ${queued} and messages.organisation = ${organisation}
        and ${inClass(of)} and ${earlier}) as own`.execute(db)
  const { nearer = 0, own = 0 } = counted.rows[0] ?? {}
  const share = sql`(select count(*) from (select 1 from "messages" where ${queued}
      and messages.organisation = waiting.organisation and ${inClass(of)} limit ${own + 1}) shared)`
  const others = await sql<{ turns: number | null }>`
    with recursive ${waitingOrganisations({ mode, channel }, of.closing)}
    select cast(sum(${share}) as bigint) as turns from waiting
      where waiting.organisation is not null and waiting.organisation <> ${organisation}`.execute(db)
  return nearer + own + (others.rows[0]?.turns ?? 0)
}

const STEP_SECONDS = 15 * 60

/** Adds `seconds` of open time to `start`. */
const skipWindows = (
  { windows }: Pick<ReceiverProfile, 'windows'>,
  start: number,
  seconds: number,
): number => {
  const open = (at: number): number => findWindowEnd(windows, new Date(at))?.getTime() ?? at
  let at = open(start)
  for (let left = windows.length === 0 ? 0 : seconds; left > STEP_SECONDS; left -= STEP_SECONDS)
    at = open(at + STEP_SECONDS * 1000)
  const rest = windows.length === 0 ? seconds : seconds % STEP_SECONDS || Math.min(seconds, STEP_SECONDS)
  return open(Math.round(at + rest * 1000))
}
