import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  findPause,
  holdMessage,
  pauseChannel,
  releaseMessage,
  resumeChannel,
  retryMessage,
  type DeliveryMode,
  type MaintenanceWindow,
} from './index.ts'
import { DELIVERED, makeQueueBed, makeScriptedChannel, makeTestSealer, START } from './testing.ts'

const NIGHT: MaintenanceWindow = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '00:00',
  to: '06:00',
  timeZone: 'America/New_York',
}

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  const house = { mode: 'sandbox', channel: 'house-cwc' } as const

  test('what comes during maintenance is held until its end, and goes out then', async () => {
    const channel = makeScriptedChannel('house-cwc', { windows: [NIGHT] })
    const worker = await bed.hire(channel)
    bed.setTime(new Date('2026-03-08T05:30:00Z'))
    const { id } = await bed.send()
    await worker.runOnce()
    const held = await bed.read(id)
    assert.deepEqual([held.state, held.not_before], ['held', '2026-03-08T10:00:00.000Z'])
    bed.setTime(new Date('2026-03-08T09:59:59Z'))
    await worker.runOnce()
    assert.equal(channel.deliveries.length, 0)
    bed.setTime(new Date('2026-03-08T10:00:00Z'))
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a receiver that takes nothing from us pauses its channel, and its whole queue waits', async () => {
    const channel = makeScriptedChannel('house-cwc', { concurrency: 1 })
    channel.answer = () => ({ kind: 'closed', reason: 'The key is not accepted.' })
    const worker = await bed.hire(channel)
    const sent = [await bed.send(), await bed.send()]
    await worker.runOnce()
    bed.pass(3600)
    sent.push(await bed.send())
    await worker.runOnce()
    assert.equal(channel.deliveries.length, 1)
    for (const { id } of sent) assert.equal((await bed.read(id)).state, 'held')
    assert.equal(
      (await findPause(await bed.opened, 'sandbox', 'house-cwc'))?.reason,
      'The key is not accepted.',
    )
  })

  test('a channel that the operator opens again sends what it held', async () => {
    const store = await bed.opened
    const channel = makeScriptedChannel('house-cwc')
    const worker = await bed.hire(channel)
    await pauseChannel(store, { ...house, reason: 'A test.', at: START })
    const { id } = await bed.send()
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'held')
    await resumeChannel(store, 'sandbox', 'house-cwc')
    bed.pass(1)
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a pause holds one channel and no other', async () => {
    await pauseChannel(await bed.opened, { ...house, reason: 'A test.', at: START })
    const { id } = await bed.send({ channel: 'regulations-gov' })
    await (await bed.hire(makeScriptedChannel('house-cwc'))).runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('what the operator holds stays held, whatever else is released, until the operator releases it', async () => {
    const store = await bed.opened
    const channel = makeScriptedChannel('house-cwc')
    const worker = await bed.hire(channel)
    const { id } = await bed.send()
    await holdMessage(store, id, bed.clock())
    await resumeChannel(store, 'sandbox', 'house-cwc')
    bed.pass(86_400)
    await worker.runOnce()
    assert.equal(channel.deliveries.length, 0)
    await releaseMessage(store, id, bed.clock())
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a comment that waits past its deadline is reported, not sent late', async () => {
    const store = await bed.opened
    const channel = makeScriptedChannel('regulations-gov')
    const worker = await bed.hire(channel)
    const closesAt = new Date(START.getTime() + 3600_000)
    const queued = await bed.send({ channel: 'regulations-gov', closesAt })
    const held = await bed.send({ channel: 'regulations-gov', closesAt })
    await holdMessage(store, held.id, bed.clock())
    bed.pass(3600)
    await worker.runOnce()
    assert.equal(channel.deliveries.length, 0)
    for (const { id } of [queued, held]) assert.equal((await bed.read(id)).state, 'undeliverable')
  })

  test('a comment whose deadline passes between two looks at the deadlines is not sent either', async () => {
    const channel = makeScriptedChannel('regulations-gov')
    const worker = await bed.hire(channel)
    await worker.runOnce()
    const { id } = await bed.send({ channel: 'regulations-gov', closesAt: new Date(START.getTime() + 200) })
    bed.pass(0.3)
    await worker.runOnce()
    assert.equal(channel.deliveries.length, 0)
    bed.pass(1)
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'undeliverable')
  })

  test('without the key that sealed it a message is held, and nothing is sent', async () => {
    const store = await bed.opened
    const channel = makeScriptedChannel('house-cwc')
    const { id } = await bed.send()
    await (await bed.hire(channel, { sealer: makeTestSealer(2) })).runOnce()
    assert.equal(channel.deliveries.length, 0)
    assert.deepEqual([(await bed.read(id)).state, (await bed.row(id)).held_for], ['held', 'operator'])
    await releaseMessage(store, id, bed.clock())
    await (await bed.hire(channel)).runOnce()
    assert.deepEqual([(await bed.read(id)).state, channel.deliveries[0]?.sentBefore], ['delivered', false])
  })

  test('a fault in a channel’s own code leaves the message uncertain, and it is not sent again', async () => {
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = () => {
      throw new Error('a bug')
    }
    const worker = await bed.hire(channel)
    const { id } = await bed.send()
    await worker.runOnce()
    bed.pass(86_400)
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'uncertain')
    assert.equal(channel.deliveries.length, 1)
  })

  test('an uncertain message that a person sends again is known to have been sent before', async () => {
    const channel = makeScriptedChannel('house-cwc')
    const answers = [{ kind: 'uncertain', reason: 'No answer.' }, DELIVERED] as const
    channel.answer = () => answers[channel.deliveries.length - 1] ?? DELIVERED
    const worker = await bed.hire(channel)
    const { id } = await bed.send()
    await worker.runOnce()
    await retryMessage(await bed.opened, id, bed.clock())
    await worker.runOnce()
    assert.deepEqual(
      channel.deliveries.map(({ sentBefore }) => sentBefore),
      [false, true],
    )
  })

  test('what was accepted for the simulators never goes to the real receivers, nor the other way round', async () => {
    const live = makeScriptedChannel('house-cwc')
    const modes: readonly DeliveryMode[] = ['sandbox', 'live']
    for (const mode of modes) await bed.send({ mode, message: mode })
    const worker = await bed.hire(live, { mode: 'live' })
    await worker.runOnce()
    bed.pass(86_400)
    await worker.runOnce()
    assert.deepEqual(
      live.deliveries.map(({ fields }) => fields.message),
      ['live'],
    )
  })
})
