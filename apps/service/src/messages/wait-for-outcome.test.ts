import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { waitForOutcome } from './index.ts'
import { makeQueueBed, makeScriptedChannel } from './testing.ts'

/** Time does not pass, and no process is asked to stop. */
const STILL = { steady: () => 0, signal: new AbortController().signal }

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  test('who waits is answered with the first outcome', async () => {
    const store = await bed.opened
    const worker = await bed.hire(makeScriptedChannel('house-cwc'))
    const { id } = await bed.send()
    worker.start()
    const outcome = await waitForOutcome({ store, worker, ...STILL }, id, 30)
    await worker.stop(30)
    assert.deepEqual([outcome.state, outcome.attempts], ['delivered', 1])
  })

  test('a first try that was put off is an outcome too', async () => {
    const store = await bed.opened
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = () => ({ kind: 'deferred', sent: true, reason: 'Busy.' })
    const worker = await bed.hire(channel)
    const { id } = await bed.send()
    worker.start()
    const outcome = await waitForOutcome({ store, worker, ...STILL }, id, 30)
    await worker.stop(30)
    assert.deepEqual([outcome.state, outcome.reason], ['queued', 'Busy.'])
  })

  test('an outcome of another process is seen as well', async () => {
    const store = await bed.opened
    const idle = await bed.hire(makeScriptedChannel('house-cwc'))
    const other = await bed.hire(makeScriptedChannel('house-cwc'))
    const { id } = await bed.send()
    const waiting = waitForOutcome({ store, worker: idle, ...STILL }, id, 30)
    await other.runOnce()
    assert.equal((await waiting).state, 'delivered')
  })

  test('when the time is over the answer is how it stands', async () => {
    const store = await bed.opened
    const worker = await bed.hire(makeScriptedChannel('house-cwc'))
    const { id } = await bed.send()
    const outcome = await waitForOutcome({ store, worker, ...STILL }, id, 0)
    assert.deepEqual([outcome.state, outcome.attempts], ['queued', 0])
  })

  test('beyond two hundred who wait, the answer is at once how it stands', async () => {
    const store = await bed.opened
    const worker = await bed.hire(makeScriptedChannel('house-cwc'))
    const { id } = await bed.send()
    const full = Array.from({ length: 200 }, () => worker.waitingRoom.enter(id))
    assert.equal((await waitForOutcome({ store, worker, ...STILL }, id, 30)).state, 'queued')
    for (const waiter of full) waiter?.leave()
    assert.ok(worker.waitingRoom.enter(id))
  })
})
