import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS } from '../../apps/service/src/wiring/migrations.ts'
import {
  accept,
  DeliveryWorker,
  type Channel,
  type CheckedMessage,
  type Outcome,
} from '../../apps/service/src/messages/index.ts'
import { makeSealer, systemClock } from '../../apps/service/src/platform/index.ts'
import { openStore } from '../../apps/service/src/platform/store/index.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { FIELDS } from './message.ts'

export type Depth = {
  readonly queued: number
  readonly acceptMicroseconds: number
  readonly deliverMicroseconds: number
}

const MEASURED = 4000
const AT_ONCE = 64

/** Processor time to accept one message and to take it through the queue, with so many queued before it. */
export const measureDepth = async (queued: number): Promise<Depth> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-'))
  const store = await openStore({ directory, migrations: MIGRATIONS })
  const sealer = makeSealer([{ id: 1, secret: randomBytes(32) }])
  const needs = { store, sealer, clock: systemClock, mode: 'sandbox', digestSecret: randomBytes(32) } as const
  const sender = { organisation: 'Example Organization', keyId: 'key_bench' }
  const acceptOne = () => accept(needs, sender, message)
  await acceptOne()
  multiply(join(directory, 'rotunda.sqlite'), queued)
  await inBatches(acceptOne, MEASURED)
  const acceptMicroseconds = await costOf(() => inBatches(acceptOne, MEASURED))
  const channels = { 'house-cwc': channel, 'senate-cwc': channel, 'regulations-gov': channel }
  const log = makeLog('silent')
  const retention = { retentionDays: 30 }
  const worker = new DeliveryWorker({
    ...needs,
    channels,
    log,
    retention,
    random: Math.random,
    findDeparture: () => Promise.resolve(undefined),
  })
  await runTurns(worker)
  const deliverMicroseconds = await costOf(() => runTurns(worker))
  await store.close()
  rmSync(directory, { recursive: true })
  return { queued, acceptMicroseconds, deliverMicroseconds }
}

const runTurns = async (worker: DeliveryWorker): Promise<void> => {
  for (let turn = 0; turn < MEASURED / AT_ONCE; turn += 1) await worker.runOnce()
}

const inBatches = async (work: () => Promise<unknown>, count: number): Promise<void> => {
  for (let done = 0; done < count; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const costOf = async (work: () => Promise<void>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / MEASURED
}

/** Copies the one message that is there, under ids and times of their own. */
const multiply = (path: string, count: number): void => {
  const database = new DatabaseSync(path)
  const columns = database.prepare('select name from pragma_table_info(?)').all('messages')
  const names = columns.map(({ name }) => String(name))
  const values = names.map((name) => COPIED[name] ?? name).join(', ')
  database.exec('pragma synchronous = off')
  database.exec(`insert into messages (${names.join(', ')})
    with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${count})
    select ${values} from copies, (select * from messages limit 1)`)
  // The measured part must not pay for writing this out.
  database.exec('pragma synchronous = full; pragma wal_checkpoint(truncate)')
  database.close()
}

const COPIED: Readonly<Record<string, string>> = {
  id: `'msg_00000000' || printf('%024x', n)`,
  accepted_at: 'accepted_at - 2000000 + n',
  due_at: 'due_at - 2000000 + n',
}

const receipt = { received_at: '2026-01-01T00:00:00.000Z', http_status: 200, tracking_number: null }
const delivered: Outcome = { kind: 'delivered', receipt }

/** Takes everything at once: what is left is the cost of the queue itself. */
const channel: Channel = {
  name: 'house-cwc',
  profile: { windows: [], rates: [], concurrency: AT_ONCE, timeoutSeconds: 30, giveUpAfterSeconds: 86_400 },
  findProblems: () => [],
  deliver: () => Promise.resolve(delivered),
  probe: () => Promise.resolve({ ok: true, detail: '' }),
}

const message: CheckedMessage = {
  channel,
  destination: { kind: 'house', officeCode: 'HCA12', state: 'CA', memberName: 'Ada Sample' },
  fields: FIELDS,
  warnings: [],
}
