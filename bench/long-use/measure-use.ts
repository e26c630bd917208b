import {
  accept,
  countSettled,
  DeliveryWorker,
  listMessages,
  measureDeliveries,
  measureQueue,
  type Channel,
  type CheckedMessage,
} from '../../apps/service/src/messages/index.ts'
import { makeSealer } from '../../apps/service/src/platform/index.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { percentile } from '../format.ts'
import { FIELDS } from '../message/message.ts'
import type { Bed } from './bed.ts'

/** Microseconds of the processor of one message, and milliseconds of each reading. */
export type Use = {
  readonly accept: number
  readonly deliver: number
  readonly list: number
  readonly metrics: number
  readonly status: number
  readonly desk: number
}

const MESSAGES = { SQLite: 2048, PostgreSQL: 512 } as const
const AT_ONCE = 64
const ASKED = 20
const DAY_MILLISECONDS = 86_400_000
const ORGANISATION = 'Example Organization'
const MODE = 'sandbox'

/** Accepts messages and takes them through the queue, without HTTP and receiver, then reads what operators and senders read. */
export const measureUse = async (bed: Bed): Promise<Use> => {
  const { store } = bed
  const messages = MESSAGES[bed.engine]
  const worker = makeWorker(bed)
  const cost = async (work: () => Promise<void>): Promise<number> => {
    const before = await bed.countProcessor()
    await work()
    return ((await bed.countProcessor()) - before) / messages
  }
  const accepted = await cost(async () => {
    for (let done = 0; done < messages; done += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => acceptOne(bed)))
  })
  const delivered = await cost(async () => {
    for (let done = 0; done < messages; done += AT_ONCE) await worker.runOnce()
  })
  const now = Date.now()
  const dayAgo = { from: new Date(now - DAY_MILLISECONDS), to: new Date(now) }
  return {
    accept: accepted,
    deliver: delivered,
    list: await timeOf(() => listMessages(store, RETENTION, { organisation: ORGANISATION, limit: 51 })),
    metrics: await timeOf(() => measureQueue(store, MODE)),
    status: await timeOf(() => countSettled(store, MODE, dayAgo)),
    desk: await timeOf(() => measureDeliveries(store, MODE)),
  }
}

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const milliseconds: number[] = []
  for (let asked = 0; asked < ASKED; asked += 1) {
    const begun = performance.now()
    await work()
    milliseconds.push(performance.now() - begun)
  }
  return percentile(milliseconds, 0.5)
}

export const acceptOne = ({ store }: Bed) =>
  accept({ store, sealer, clock: () => new Date(), mode: MODE, digestSecret }, SENDER, message)

/** A worker whose receiver takes everything at once. It purges nothing: what is measured does that by itself. */
export const makeWorker = ({ store }: Bed): DeliveryWorker =>
  new DeliveryWorker({
    store,
    sealer,
    mode: MODE,
    channels: { 'house-cwc': channel, 'senate-cwc': channel, 'regulations-gov': channel },
    log: makeLog('silent'),
    retention: { retentionDays: 3650 },
    random: Math.random,
    findDeparture: () => Promise.resolve(undefined),
  })

export const RETENTION = { retentionDays: 30 }

const sealer = makeSealer([{ id: 1, secret: Buffer.alloc(32, 1) }])
const digestSecret = Buffer.alloc(32, 2)
const SENDER = { organisation: ORGANISATION, keyId: 'key_bench' }

const channel: Channel = {
  name: 'house-cwc',
  profile: { windows: [], rates: [], concurrency: AT_ONCE, timeoutSeconds: 30, giveUpAfterSeconds: 86_400 },
  findProblems: () => [],
  deliver: () =>
    Promise.resolve({
      kind: 'delivered',
      receipt: { received_at: new Date().toISOString(), http_status: 200, tracking_number: null },
    }),
  probe: () => Promise.resolve({ ok: true, detail: '' }),
}

const message: CheckedMessage = {
  channel,
  destination: { kind: 'house', officeCode: 'HCA12', state: 'CA', memberName: 'Ada Sample' },
  fields: FIELDS,
  warnings: [],
}
