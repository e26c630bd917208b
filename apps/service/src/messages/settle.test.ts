import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { leaseSeconds } from './claim.ts'
import { holdMessage, releaseMessage, retryMessage, type Outcome } from './index.ts'
import { DELIVERED, makeQueueBed, makeScriptedChannel, START } from './testing.ts'

const UNREACHABLE: Outcome = { kind: 'deferred', sent: false, reason: 'Nobody there.' }
const BUSY: Outcome = { kind: 'deferred', sent: true, reason: 'Busy.' }

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  /** Sends a message whose try is under way until the test answers it. */
  const sendAndWait = async () => {
    const channel = makeScriptedChannel('house-cwc')
    const asked = Promise.withResolvers<undefined>()
    const answer = Promise.withResolvers<Outcome>()
    channel.answer = () => {
      asked.resolve(undefined)
      return answer.promise
    }
    const { id } = await bed.send()
    const turn = (await bed.hire(channel)).runOnce()
    await asked.promise
    return {
      id,
      channel,
      end: async (outcome: Outcome) => {
        answer.resolve(outcome)
        await turn
        return bed.read(id)
      },
    }
  }
  const loseLease = async () => {
    const channel = makeScriptedChannel('house-cwc')
    bed.pass(leaseSeconds(channel.profile))
    await (await bed.hire(channel)).runOnce()
    assert.deepEqual(channel.deliveries, [])
  }

  test('an outcome is written down with its receipt, and the next try is not made', async () => {
    const { id, channel, end } = await sendAndWait()
    const status = await end(DELIVERED)
    assert.equal(status.state, 'delivered')
    assert.deepEqual(status.receipt, DELIVERED.kind === 'delivered' && DELIVERED.receipt)
    bed.pass(86_400)
    await (await bed.hire(channel)).runOnce()
    assert.equal(channel.deliveries.length, 1)
    assert.equal((await bed.row(id)).attempts, 1)
  })

  test('a refusal is final and carries the receiver’s reason', async () => {
    const { end } = await sendAndWait()
    const { state, reason } = await end({ kind: 'refused', reason: 'No such office.' })
    assert.deepEqual([state, reason], ['refused', 'No such office.'])
  })

  test('a message whose process is gone is uncertain when its lease is over, and is not sent again', async () => {
    const { id, end } = await sendAndWait()
    await loseLease()
    assert.equal((await bed.read(id)).state, 'uncertain')
    await end(BUSY)
  })

  test('the receiver’s word counts when it comes after the lease was lost', async () => {
    const { end } = await sendAndWait()
    await loseLease()
    const { state, timeline } = await end(DELIVERED)
    assert.equal(state, 'delivered')
    assert.deepEqual(
      timeline.map((line) => line.state),
      ['accepted', 'queued', 'sending', 'uncertain', 'delivered'],
    )
  })

  test('"not now" that comes after the lease was lost does not bring the message back', async () => {
    const { end } = await sendAndWait()
    await loseLease()
    assert.equal((await end(BUSY)).state, 'uncertain')
  })

  test('proof of delivery that comes after a person asked for another try makes that try needless', async () => {
    const { id, channel, end } = await sendAndWait()
    await loseLease()
    await retryMessage(await bed.opened, id, bed.clock())
    assert.equal((await end(DELIVERED)).state, 'delivered')
    await (await bed.hire(channel)).runOnce()
    assert.equal(channel.deliveries.length, 1)
  })

  test('an answer to an earlier try says nothing about the one that is under way', async () => {
    const first = await sendAndWait()
    await loseLease()
    await retryMessage(await bed.opened, first.id, bed.clock())
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = async () => {
      await first.end({ kind: 'refused', reason: 'An old answer.' })
      return DELIVERED
    }
    await (await bed.hire(channel)).runOnce()
    assert.equal((await bed.read(first.id)).state, 'delivered')
  })

  test('every try is made under the same DeliveryId, and says whether an earlier one left', async () => {
    const channel = makeScriptedChannel('house-cwc')
    const answers = [UNREACHABLE, BUSY, DELIVERED]
    channel.answer = () => answers.shift() ?? DELIVERED
    await bed.send()
    const worker = await bed.hire(channel)
    for (let turn = 0; turn < 3; turn += 1) {
      await worker.runOnce()
      bed.pass(3600)
    }
    assert.equal(new Set(channel.deliveries.map(({ deliveryId }) => deliveryId)).size, 1)
    assert.deepEqual(
      channel.deliveries.map(({ sentBefore }) => sentBefore),
      [false, false, true],
    )
  })

  test('without a wish of the receiver the next try waits for the back-off', async () => {
    const { id, end } = await sendAndWait()
    await end(BUSY)
    const { state, due_at } = await bed.row(id)
    assert.deepEqual([state, due_at - START.getTime()], ['queued', 3750])
  })

  test('the receiver’s wish is the least that is waited', async () => {
    for (const [wish, waited] of [
      [60, 60_000],
      [1, 3750],
    ] as const) {
      const { id, channel, end } = await sendAndWait()
      const begun = bed.clock().getTime()
      await end({ ...BUSY, notBefore: new Date(begun + wish * 1000) })
      assert.equal((await bed.row(id)).due_at - begun, waited)
      bed.pass(waited / 1000 - 0.001)
      const worker = await bed.hire(channel)
      await worker.runOnce()
      assert.equal(channel.deliveries.length, 1)
      bed.pass(1.001)
      channel.answer = () => DELIVERED
      await worker.runOnce()
      assert.equal(channel.deliveries.length, 2)
    }
  })

  /** A channel that is tried for a day, and a worker that tries it until then and a little longer. */
  const tryForADay = async (answer: Outcome) => {
    const channel = makeScriptedChannel('house-cwc', { giveUpAfterSeconds: 86_400 })
    channel.answer = () => answer
    const worker = await bed.hire(channel)
    const { id } = await bed.send()
    return {
      id,
      runAfter: async (seconds: number) => {
        bed.pass(seconds)
        await worker.runOnce()
        return bed.read(id)
      },
    }
  }

  test('what nobody took for as long as it is tried is reported as undeliverable', async () => {
    const { runAfter } = await tryForADay(UNREACHABLE)
    assert.equal((await runAfter(0)).state, 'queued')
    assert.equal((await runAfter(86_400)).state, 'queued')
    const { state, reason } = await runAfter(3600)
    assert.equal(state, 'undeliverable')
    assert.match(reason, /Nobody there\./)
  })

  test('what was sent and put off until the end of trying may have arrived, and is uncertain', async () => {
    const { id, runAfter } = await tryForADay(BUSY)
    await runAfter(0)
    const { state, reason } = await runAfter(86_401)
    assert.equal(state, 'uncertain')
    assert.match(reason, /may have arrived.*Busy\./)
    assert.equal((await bed.row(id)).sent_before, 1)
  })

  test('trying is counted from the first try, however long the message waited before it', async () => {
    const { runAfter } = await tryForADay(UNREACHABLE)
    assert.equal((await runAfter(7 * 86_400)).state, 'queued')
  })

  test('trying begins again when a person puts the message back', async () => {
    const { id, runAfter } = await tryForADay(UNREACHABLE)
    await runAfter(0)
    await runAfter(86_401)
    await retryMessage(await bed.opened, id, bed.clock())
    assert.equal((await runAfter(0)).state, 'queued')
    await holdMessage(await bed.opened, id, bed.clock())
    bed.pass(86_401)
    await releaseMessage(await bed.opened, id, bed.clock())
    assert.equal((await runAfter(0)).state, 'queued')
  })
})
