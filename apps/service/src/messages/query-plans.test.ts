import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, test, type TestContext } from 'node:test'
import type { DeliveryState } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { openStore } from '../platform/store/index.ts'
import { openTestSqlite, type TestStore } from '../platform/store/testing.ts'
import {
  countHeld,
  countMessages,
  countRetryable,
  countSettled,
  findMessage,
  listMessages,
  listStuckMessages,
  measureDeliveries,
  measureQueue,
  messageMigrations,
  pauseChannel,
  purge,
  releaseMany,
  resumeChannel,
  retryMany,
} from './index.ts'
import { followClock } from './follow-clock.ts'
import { makeQueueBed, makeScriptedChannel, START } from './testing.ts'

const ROWS = 100_000
const FILE = 'rotunda.sqlite'
const STATES: readonly DeliveryState[] = ['queued', 'held', 'delivered', 'uncertain', 'refused']
const OURS = /"(messages|timeline|idempotency_keys)"/
const RETENTION = { retentionDays: 30 }

/** One statement makes all rows: copies of a real one, with the states and deadlines of a busy service. */
const fill = (place: TestStore['place'], id: string): void => {
  using database = new DatabaseSync(join(place.directory, FILE))
  const columns = database
    .prepare(`select name from pragma_table_info('messages')`)
    .all()
    .map(({ name }) => String(name))
  const values: Readonly<Record<string, string>> = {
    id: `printf('msg_%032x', i)`,
    state: `case i % ${STATES.length} ${STATES.map((state, index) => `when ${index} then '${state}'`).join(' ')} end`,
    deadline: `case when i % 3 = 0 then ${START.getTime() + 86_400_000} + i end`,
    settled_at: `case when i % ${STATES.length} > 1 then ${START.getTime()} + i end`,
    due_at: `${START.getTime()} + i * 1000`,
    held_for: `case when i % ${STATES.length} = 1 then 'receiver' end`,
  }
  const selected = columns.map((name) => values[name] ?? name).join(', ')
  database.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
     insert into messages (${columns.join(', ')}) select ${selected} from messages, n where id = '${id}'`,
  )
}

describe('with 100,000 messages on SQLite', () => {
  const bed = makeQueueBed(openTestSqlite)

  /** The statements that `work` runs, each with the steps by which SQLite finds its rows. */
  const explain = async (t: TestContext, work: (store: Store) => Promise<unknown>): Promise<string[]> => {
    const { place } = await bed.opened
    const seen = new Set<string>()
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the database it is called on
    const prepare = DatabaseSync.prototype.prepare
    const spy = t.mock.method(DatabaseSync.prototype, 'prepare', function (this: DatabaseSync, sql: string) {
      seen.add(sql)
      return prepare.call(this, sql)
    })
    const store = await openStore({ ...place, migrations: messageMigrations, clock: bed.clock })
    seen.clear()
    await work(store)
    await store.close()
    spy.mock.restore()
    using database = new DatabaseSync(join(place.directory, FILE))
    const asked = [...seen].filter((sql) => OURS.test(sql) && !sql.startsWith('insert'))
    assert.ok(asked.length > 0)
    return asked.flatMap((sql) =>
      database
        .prepare(`explain query plan ${sql}`)
        .all()
        .map(({ detail }) => `${String(detail)} for ${sql}`),
    )
  }
  const assertNoScan = (steps: readonly string[]): void => {
    assert.deepEqual(
      steps.filter((step) => /^SCAN (messages|timeline|idempotency_keys)/.test(step)),
      [],
    )
  }
  const runWorker = async (on: Store) => {
    const worker = await bed.hire(makeScriptedChannel('house-cwc'), { store: on })
    await worker.runOnce()
  }

  test('a turn of the worker finds everything by an index: claim, settle, leases, deadlines, releases', async (t) => {
    const { id } = await bed.send()
    fill((await bed.opened).place, id)
    const steps = await explain(t, runWorker)
    assertNoScan(steps)
    for (const index of ['ready', 'closing_turns', 'closing', 'held_closing', 'held', 'leased'])
      assert.ok(
        steps.some((step) => step.includes(`INDEX messages_${index} `)),
        `messages_${index} answers nothing`,
      )
  })

  test('messages that ended on a day are counted from the index alone', async (t) => {
    const { id } = await bed.send()
    fill((await bed.opened).place, id)
    const to = new Date(START.getTime() + 86_400_000)
    const steps = await explain(t, (on) => countSettled(on, 'sandbox', { from: START, to }))
    assertNoScan(steps)
    assert.ok(steps.some((step) => step.includes('COVERING INDEX messages_ended ')))
  })

  test('a paused channel is held and released by an index', async (t) => {
    const { id } = await bed.send()
    fill((await bed.opened).place, id)
    const channel = { mode: 'sandbox', channel: 'house-cwc' } as const
    const steps = await explain(t, async (on) => {
      await pauseChannel(on, { ...channel, reason: 'A test.', at: START })
      await runWorker(on)
      await resumeChannel(on, 'sandbox', 'house-cwc')
      bed.pass(2)
      await runWorker(on)
    })
    assertNoScan(steps)
  })

  test('the desk and the operator’s orders on many messages read the small indexes of their states', async (t) => {
    const { id } = await bed.send()
    fill((await bed.opened).place, id)
    const queue = { mode: 'sandbox', channel: 'house-cwc' } as const
    const steps = await explain(t, async (on) => {
      await measureDeliveries(on, 'sandbox')
      await listStuckMessages(on, { mode: 'sandbox', state: 'uncertain', limit: 50 })
      await countRetryable(on, queue, 'refused')
      await retryMany(on, queue, 'refused', bed.clock())
      for (const cause of ['operator', 'member'] as const) {
        await countHeld(on, { ...queue, cause })
        await releaseMany(on, { ...queue, cause }, bed.clock())
      }
      await followClock(on, { mode: 'sandbox', at: START.getTime(), leaseMilliseconds: 1000 })
    })
    // The index of messages under way has no more of them than are being sent.
    assertNoScan(steps.filter((step) => !step.startsWith('SCAN messages USING INDEX messages_leased ')))
    for (const step of steps.filter((one) => one.includes('messages_')))
      assert.match(step, /INDEX messages_(retryable|ready|held|leased) /)
  })

  test('an operator’s list and count of messages since a time read no older message', async (t) => {
    const { id } = await bed.send()
    fill((await bed.opened).place, id)
    const steps = await explain(t, async (on) => {
      await listMessages(on, RETENTION, { since: START, state: 'uncertain', limit: 50 })
      await countMessages(on, { since: START })
    })
    assertNoScan(steps)
  })

  test('purge, one message and an organisation’s lists are found by an index', async (t) => {
    const { id } = await bed.send()
    fill((await bed.opened).place, id)
    const organisation = 'Example Society'
    const steps = await explain(t, async (on) => {
      bed.pass(31 * 86_400)
      await findMessage(on, RETENTION, id, organisation)
      await listMessages(on, RETENTION, { organisation, limit: 50 })
      await listMessages(on, RETENTION, { organisation, state: 'uncertain', after: id, limit: 50 })
      await purge(on, RETENTION, bed.clock())
    })
    assertNoScan(steps)
    assert.ok(steps.some((step) => step.includes('INDEX messages_settled ')))
  })

  test('what waits is counted from the indexes, without touching a row of the queue', async (t) => {
    const { id } = await bed.send()
    fill((await bed.opened).place, id)
    const steps = await explain(t, (on) => measureQueue(on, 'sandbox'))
    for (const index of ['ready', 'held'])
      assert.ok(
        steps.some((step) => step.includes(`COVERING INDEX messages_${index} `)),
        `messages_${index} does not suffice`,
      )
  })
})
