import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { holdMessage, withdrawMessage } from './index.ts'
import { makeQueueBed, makeScriptedChannel } from './testing.ts'

const OWNER = 'Example Society'

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  const withdraw = async (id: string, organisation = OWNER) =>
    withdrawMessage({ store: await bed.opened, log: makeLog('silent') }, id, organisation, bed.clock())

  test('what waits and is withdrawn is never handed to a channel, queued or held', async () => {
    const channel = makeScriptedChannel('house-cwc')
    const worker = await bed.hire(channel)
    const [queued, held] = [await bed.send(), await bed.send()]
    await holdMessage(await bed.opened, held.id, bed.clock())
    for (const { id } of [queued, held]) assert.equal(await withdraw(id), true)
    await worker.runOnce()
    assert.equal(channel.deliveries.length, 0)
    const { state, timeline, personal_data_until: until } = await bed.read(queued.id)
    assert.deepEqual([state, timeline.at(-1)?.state], ['withdrawn', 'withdrawn'])
    assert.ok(until !== null)
  })

  test('withdrawing twice is withdrawing once', async () => {
    const { id } = await bed.send()
    await withdraw(id)
    assert.equal(await withdraw(id), true)
    assert.equal((await bed.read(id)).timeline.length, 3)
  })

  test('what an earlier try may have brought is not called withdrawn, and is not tried again', async () => {
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = () => ({ kind: 'deferred', reason: 'Later.', sent: true })
    const worker = await bed.hire(channel)
    const { id } = await bed.send()
    await worker.runOnce()
    assert.equal(await withdraw(id), true)
    bed.pass(86_400)
    await worker.runOnce()
    const { state, reason } = await bed.read(id)
    assert.deepEqual([state, channel.deliveries.length], ['uncertain', 1])
    assert.match(reason, /may have arrived/)
  })

  test('what has been delivered cannot be withdrawn, and stays delivered', async () => {
    const { id } = await bed.send()
    await (await bed.hire(makeScriptedChannel('house-cwc'))).runOnce()
    await assert.rejects(
      withdraw(id),
      (cause: unknown) => cause instanceof Refusal && cause.code === 'message_not_waiting',
    )
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a message that is being sent cannot be withdrawn: its outcome is what counts', async () => {
    const channel = makeScriptedChannel('house-cwc')
    const { id } = await bed.send()
    let refused: unknown
    channel.answer = async () => {
      refused = await withdraw(id).catch((cause: unknown) => cause)
      return { kind: 'refused', reason: 'No.' }
    }
    await (await bed.hire(channel)).runOnce()
    assert.ok(refused instanceof Refusal)
    assert.match(refused.message, /being sent at this moment/)
    assert.equal((await bed.read(id)).state, 'refused')
  })

  test('another organisation’s message is not there to withdraw', async () => {
    const { id } = await bed.send()
    assert.equal(await withdraw(id, 'Another Society'), false)
    assert.equal((await bed.read(id)).state, 'queued')
  })
})
