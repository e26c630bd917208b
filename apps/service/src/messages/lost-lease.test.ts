import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { findPause, retryMessage, type Delivery, type Outcome } from './index.ts'
import { DELIVERED, makeQueueBed, makeScriptedChannel } from './testing.ts'

/** Asks right before it sends, as every channel does. */
const sendIfAllowed = ({ mayStart }: Delivery): Outcome =>
  mayStart?.() === false ? { kind: 'deferred', sent: false, reason: 'Too late to begin.' } : DELIVERED

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  test('a worker that wakes after its lease sends nothing, and the other’s delivery stays the only one', async () => {
    let elapsed = 0
    const frozen = makeScriptedChannel('house-cwc')
    const other = makeScriptedChannel('house-cwc')
    const worker = await bed.hire(frozen, { monotonic: () => elapsed })
    const second = await bed.hire(other)
    const { id } = await bed.send()
    frozen.answer = async (delivery) => {
      // It stands still here, while the lease ends, a person retries and another process delivers.
      elapsed += 60_000
      bed.pass(60)
      await second.runOnce()
      await retryMessage(await bed.opened, id, bed.clock())
      await second.runOnce()
      woken = sendIfAllowed(delivery)
      return woken
    }
    let woken: Outcome | undefined
    await worker.runOnce()
    assert.equal(woken?.kind, 'deferred')
    assert.deepEqual([frozen.deliveries.length, other.deliveries.length], [1, 1])
    const { state, attempts } = await bed.read(id)
    assert.deepEqual([state, attempts], ['delivered', 2])
  })

  test('a try that could outlive its lease does not begin, and its message is tried again', async () => {
    let elapsed = 0
    const channel = makeScriptedChannel('house-cwc', { timeoutSeconds: 10 })
    const worker = await bed.hire(channel, { monotonic: () => elapsed })
    const { id } = await bed.send()
    channel.answer = (delivery) => {
      // Under a lease of 21 seconds, ten of them for the try.
      elapsed += 11_001
      return sendIfAllowed(delivery)
    }
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'queued')
    channel.answer = sendIfAllowed
    bed.pass(60)
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('doubts that come of a stall of this process do not pause the channel', async () => {
    const channel = makeScriptedChannel('house-cwc', { concurrency: 1 })
    channel.answer = () => ({ kind: 'uncertain', reason: 'No answer.', stalled: true })
    const worker = await bed.hire(channel)
    for (let count = 0; count < 7; count += 1) {
      const { id } = await bed.send()
      await worker.runOnce()
      assert.equal((await bed.read(id)).state, 'uncertain')
    }
    assert.equal(await findPause(await bed.opened, 'sandbox', 'house-cwc', bed.clock()), undefined)
  })
})
