import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { makeDatabaseClock } from './index.ts'
import { makeQueueBed } from './testing.ts'

const HOUR_MILLISECONDS = 3_600_000

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  test('what is queued is dated by the clock that it is compared with, however wrong the host’s own is', async () => {
    const store = await bed.opened
    // On SQLite they are one clock: the process's.
    const wrong = store.engine === 'sqlite' ? 0 : HOUR_MILLISECONDS
    const clock = makeDatabaseClock(store, () => new Date(bed.clock().getTime() + wrong))
    await clock.measure(store)
    assert.deepEqual(clock.now(), await store.now())
    bed.pass(60)
    assert.deepEqual(clock.now(), await store.now())
  })
})
