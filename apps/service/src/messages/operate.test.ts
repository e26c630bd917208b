import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { waitUntil } from '../platform/testing.ts'
import { Refusal, type Store } from '../platform/index.ts'
import { openStore } from '../platform/store/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { changeState, type Changed } from './change-state.ts'
import { holdMessage, messageMigrations, retryMany, type MessageTables } from './index.ts'
import { makeQueueBed, makeScriptedChannel } from './testing.ts'

/** On PostgreSQL: until one connection waits for a row that another has locked. */
const untilOneWaits = async (store: Store): Promise<void> => {
  const waiting = sql<{ pid: number }>`select pid from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`
  await waitUntil(
    'a connection that waits for a row',
    async () => (await waiting.execute(store.db())).rows.length > 0,
  )
}

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  test('an order to hold that meets a worker taking the message is refused, and the try keeps its lease', async (t) => {
    const store = await bed.opened
    const { place } = store
    if (place.directory === '' && place.databaseUrl === undefined)
      return t.skip('PGlite lives in one process')
    const other = await openStore({ ...place, migrations: messageMigrations })
    const { id } = await bed.send()
    const taken = Promise.withResolvers<undefined>()
    const goOn = Promise.withResolvers<undefined>()
    const claiming = other.write<MessageTables, Changed[]>(async (trx) => {
      const ids = await changeState(trx, [id], {
        event: 'claim',
        reason: 'Taken.',
        at: bed.clock().getTime(),
        startsAttempt: true,
      })
      taken.resolve(undefined)
      await goOn.promise
      return ids
    })
    await taken.promise
    const refused = assert.rejects(holdMessage(store, id, bed.clock()), (cause: unknown) => {
      assert.ok(cause instanceof Refusal)
      assert.match(cause.message, /is being sent now/)
      return true
    })
    if (store.engine === 'postgres') await untilOneWaits(other)
    goOn.resolve(undefined)
    await Promise.all([claiming, refused])
    await other.close()
    assert.equal((await bed.row(id)).state, 'sending')
  })

  test('one order retries all that ended in one state on one channel, and nothing that ended after it', async () => {
    const store = await bed.opened
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = () => ({ kind: 'refused', reason: 'No.' })
    const worker = await bed.hire(channel)
    const early = [await bed.send(), await bed.send()]
    const other = await bed.send({ channel: 'senate-cwc' })
    await worker.runOnce()
    const ordered = bed.clock()
    bed.pass(1)
    const late = await bed.send()
    await worker.runOnce()
    const queue = { mode: 'sandbox', channel: 'house-cwc' } as const
    assert.equal(await retryMany(store, queue, 'uncertain', ordered), 0)
    assert.equal(await retryMany(store, queue, 'refused', ordered), 2)
    for (const { id } of early) assert.equal((await bed.row(id)).state, 'queued')
    assert.equal((await bed.row(late.id)).state, 'refused')
    assert.equal((await bed.row(other.id)).state, 'delivered')
  })
})
