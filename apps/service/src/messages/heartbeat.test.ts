import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { findHeartbeat } from './index.ts'
import { makeQueueBed, makeScriptedChannel } from './testing.ts'

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  test('a worker that delivers says so in the database, for its own mode', async () => {
    const store = await bed.opened
    assert.equal(await findHeartbeat(store, 'sandbox'), undefined)
    const channel = makeScriptedChannel('house-cwc')
    for (const _again of [1, 2]) {
      bed.pass(60)
      const worker = await bed.hire(channel)
      const { id } = await bed.send()
      const ended = new Promise<void>((resolve) => {
        worker.onSettled(({ row }) => {
          if (row.id === id) resolve()
        })
      })
      worker.start()
      await ended
      await worker.stop(1)
      assert.deepEqual(await findHeartbeat(store, 'sandbox'), await store.now())
    }
    assert.equal(await findHeartbeat(store, 'live'), undefined)
  })
})
