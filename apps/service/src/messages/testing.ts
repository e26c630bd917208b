import { after, beforeEach } from 'node:test'
import type { ChannelName, MessageStatus } from '@rotunda/contract'
import { makeSealer, type Sealer, type Store } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import type { OpenTestStore, TestStore } from '../platform/store/testing.ts'
import {
  accept,
  WatchedClock,
  DeliveryWorker,
  findMessage,
  messageMigrations,
  type Accepted,
  type Channel,
  type Delivery,
  type DeliveryMode,
  type Idempotency,
  type MessageRow,
  type MessageTables,
  type Outcome,
  type ReceiverProfile,
  type WorkerNeeds,
} from './index.ts'

/** A Monday, noon in Washington. */
export const START = new Date('2026-03-02T17:00:00Z')

export const DELIVERED: Outcome = {
  kind: 'delivered',
  receipt: { received_at: START.toISOString(), http_status: 200, tracking_number: null },
}

/** A channel whose receiver says what the test wants; what was handed to it can be looked at. */
export type ScriptedChannel = Channel & {
  readonly deliveries: Delivery[]
  answer: (delivery: Delivery, signal: AbortSignal) => Promise<Outcome> | Outcome
}

export const makeScriptedChannel = (
  name: ChannelName,
  profile: Partial<ReceiverProfile> = {},
): ScriptedChannel => {
  const channel: ScriptedChannel = {
    name,
    profile: {
      windows: [],
      rates: [],
      concurrency: 8,
      timeoutSeconds: 10,
      giveUpAfterSeconds: 5 * 86_400,
      ...profile,
    },
    deliveries: [],
    answer: () => DELIVERED,
    findProblems: () => [],
    deliver: async (delivery, signal) => {
      channel.deliveries.push(delivery)
      return channel.answer(delivery, signal)
    },
    probe: () => Promise.resolve({ ok: true, detail: '' }),
  }
  return channel
}

export const makeTestSealer = (id = 1): Sealer => makeSealer([{ id, secret: Buffer.alloc(32, id) }])

export type Sent = {
  readonly channel?: ChannelName
  readonly closesAt?: Date
  readonly organisation?: string
  readonly keyId?: string
  readonly mode?: DeliveryMode
  readonly message?: string
  readonly idempotency?: Idempotency
  /** The `destination_id`; absent when left out. */
  readonly destinationId?: number | string
  /** In place of the bed's own. */
  readonly store?: Store
}

export type WorkerWishes = {
  readonly mode?: DeliveryMode
  readonly sealer?: Sealer
  readonly store?: Store
  readonly findDeparture?: WorkerNeeds['findDeparture']
  readonly monotonic?: () => number
  readonly rest?: WorkerNeeds['rest']
  /** The time of a steady clock; that of the bed, when left out. */
  readonly unset?: () => number
}

export type QueueBed = ReturnType<typeof makeQueueBed>

/** A queue on a real database, empty before each test, whose time stands still until it is told to pass. */
export const makeQueueBed = (open: OpenTestStore) => {
  let now = START.getTime()
  const clock = () => new Date(now)
  const opened = open(messageMigrations, clock)
  after(async () => (await opened).destroy())
  beforeEach(async () => {
    now = START.getTime()
    await emptyTables(await opened)
  })
  const row = async (id: string): Promise<MessageRow> =>
    (await opened)
      .db<MessageTables>()
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  return {
    opened,
    clock,
    row,
    pass: (seconds: number): void => void (now += seconds * 1000),
    setTime: (at: Date): void => void (now = at.getTime()),
    send: async (sent: Sent = {}): Promise<Accepted> => {
      const { mode = 'sandbox', organisation = 'Example Society', keyId = 'key_1', idempotency } = sent
      const needs = {
        store: sent.store ?? (await opened),
        sealer: makeTestSealer(),
        clock,
        mode,
        doubtMilliseconds: 1,
        digestSecret: Buffer.alloc(32, 1),
      }
      return accept(needs, { organisation, keyId, traceId: 'c'.repeat(32) }, makeChecked(sent), idempotency)
    },
    read: async (id: string): Promise<MessageStatus> => {
      const status = await findMessage(await opened, { retentionDays: 30 }, id)
      if (status === undefined) throw new Error(`there is no message ${id}`)
      return status
    },
    hire: async (channel: ScriptedChannel, wishes: WorkerWishes = {}): Promise<DeliveryWorker> =>
      new DeliveryWorker({
        store: wishes.store ?? (await opened),
        sealer: wishes.sealer ?? makeTestSealer(),
        mode: wishes.mode ?? 'sandbox',
        log: makeLog('silent'),
        random: () => 0.5,
        findDeparture: wishes.findDeparture ?? (() => Promise.resolve(undefined)),
        ...(wishes.monotonic && { monotonic: wishes.monotonic }),
        ...(wishes.rest && { rest: wishes.rest }),
        // The bed's time passes, and is not set, unless a test says so.
        watchedClock: new WatchedClock(wishes.unset ?? (() => now)),
        channels: channelsWith(channel),
        retention: { retentionDays: 30 },
      }),
  }
}

const channelsWith = (channel: Channel) => ({
  'house-cwc': makeScriptedChannel('house-cwc'),
  'senate-cwc': makeScriptedChannel('senate-cwc'),
  'regulations-gov': makeScriptedChannel('regulations-gov'),
  [channel.name]: channel,
})

const makeChecked = ({
  channel = 'house-cwc',
  closesAt,
  message = 'A text of a test.',
  destinationId,
}: Sent) => ({
  fields: {
    first_name: 'Ada',
    message,
    ...(destinationId !== undefined && { destination_id: destinationId }),
  },
  channel: makeScriptedChannel(channel),
  warnings: [],
  destination:
    channel === 'regulations-gov'
      ? ({
          kind: 'docket',
          docketId: 'TEST-2026-0001',
          documentId: 'TEST-2026-0001-0001',
          otherDocumentIds: [],
          agencyId: 'TEST',
          closesAt: closesAt ?? null,
          categories: [],
        } as const)
      : ({ kind: 'house', officeCode: 'HCA12', state: 'CA', memberName: null } as const),
})

const TABLES = [
  'messages',
  'timeline',
  'idempotency_keys',
  'paused_channels',
  'rate_buckets',
  'organisation_turns',
] as const

const emptyTables = async (store: TestStore): Promise<void> => {
  await store.write<MessageTables, undefined>(async (trx) => {
    for (const table of TABLES) await trx.deleteFrom(table).execute()
    return undefined
  })
}
