import { setTimeout } from 'node:timers/promises'
import { makeSealer, type Store } from '../../apps/service/src/platform/index.ts'
import { openStore } from '../../apps/service/src/platform/store/index.ts'
import type { MessageTables } from '../../apps/service/src/messages/index.ts'
import { MIGRATIONS } from '../../apps/service/src/wiring/migrations.ts'
import { gatherEvidence } from '../crash/gather-evidence.ts'
import { openEverything } from '../crash/give-orders.ts'
import { PROMISES } from '../crash/promises.ts'
import { MARK, type Written } from '../crash/write-messages.ts'
import { KINDS, type Kind, type Load, type Sent } from './load.ts'
import { untilServed, type Disturbance, type Play } from './steps.ts'

/** Kinds of requests that need the database. */
const OF_DATABASE: readonly Kind[] = ['message', 'status', 'list', 'partner', 'portal', 'report']
/** Kinds of requests that may name a release. */
const OF_RELEASES: readonly Kind[] = ['data', 'download']

/** Whether a request ended as it may, given what was done meanwhile. */
export const isAllowed = (sent: Sent, disturbances: readonly Disturbance[]): boolean => {
  const during = (kind: Disturbance['kind']) =>
    disturbances.some((one) => one.kind === kind && sent.begun <= one.to && sent.ended >= one.from)
  if (sent.ending === 'answered' || sent.ending === 'busy') return true
  if (sent.ending === 'broken') return during('kill')
  if (sent.ending === 'wrong') return false
  if (OF_DATABASE.includes(sent.kind)) return during('no database')
  return OF_RELEASES.includes(sent.kind) && during('publication')
}

export type Verdict = { readonly name: string; readonly broken: readonly string[] }

/** Holds the whole run to what was promised. The load has been stopped. */
export const judgeRun = async (play: Play, written: readonly Written[]): Promise<Verdict[]> => {
  const { cluster, load, disturbances } = play
  const served = await untilServed(play).then(
    () => [],
    (cause: unknown) => [String(cause)],
  )
  const failed = load.sent.filter((sent) => !isAllowed(sent, disturbances))
  return [
    {
      name: 'no request failed but those in flight at a kill, and writes that were not stored',
      broken: failed.map(describeSent),
    },
    { name: 'clients of every kind were answered', broken: findUnanswered(load) },
    { name: 'no wrong byte', broken: load.wrongBytes },
    { name: 'every process of data serves the last publication', broken: served },
    ...(await judgeMessages(play, written)),
    {
      name: 'no process ended by itself',
      broken: cluster.processes.flatMap(({ diedAlone }) => diedAlone),
    },
  ]
}

export const describeSent = ({ kind, path, ending, detail, begun, ended }: Sent): string =>
  `${kind} ${path}: ${ending} after ${Math.round(ended - begun)} ms, at ${Math.round(ended / 1000)} s: ${detail}`

const findUnanswered = ({ sent }: Load): string[] =>
  KINDS.filter((kind) => !sent.some((one) => one.kind === kind && one.ending === 'answered'))

const DRAIN_SECONDS = 240
const LOOK_MILLISECONDS = 500

/** Waits until no message is under way, ends all processes, and compares the database with what the receivers took. */
const judgeMessages = async ({ cluster }: Play, written: readonly Written[]): Promise<Verdict[]> => {
  const { databaseUrl, processes, simulators, sealing } = cluster
  const [first] = processes
  const store = await openStore({ databaseUrl, directory: first?.directory ?? '', migrations: MIGRATIONS })
  try {
    await drain(store)
    await Promise.all(processes.map((one) => one.end('SIGTERM')))
    const evidence = await gatherEvidence({
      store,
      simulators,
      written,
      sealer: makeSealer([{ id: 1, secret: sealing }]),
      complaints: processes.flatMap(({ name, log }) => findComplaints(name, log)),
      inClear: processes.filter(({ log }) => log.includes(MARK)).map(({ name }) => `the log of ${name}`),
    })
    return PROMISES.map((promise) => ({ name: promise.name, broken: promise.findBroken(evidence) }))
  } finally {
    await store.close()
  }
}

const UNHEALTHY = ['queue.fault', 'delivery.fault', 'delivery.outcome.too_late']

const findComplaints = (name: string, log: string): string[] =>
  log
    .split('\n')
    .filter((line) => UNHEALTHY.some((event) => line.includes(`"event":"${event}"`)))
    .map((line) => `${name}: ${line.slice(0, 300)}`)

/** Channels that paused themselves are opened, as an operator would. */
const drain = async (store: Store): Promise<void> => {
  const until = performance.now() + DRAIN_SECONDS * 1000
  while (performance.now() < until && (await isBusy(store))) {
    await openEverything(store)
    await setTimeout(LOOK_MILLISECONDS)
  }
}

const isBusy = async (store: Store): Promise<boolean> => {
  const row = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select('id')
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
