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

  test('a receiver that asks to wait is left alone by the whole queue, which comes back by itself', async () => {
    const channel = makeScriptedChannel('house-cwc', { concurrency: 1 })
    const notBefore = new Date(START.getTime() + 3_600_000)
    channel.answer = () => ({ kind: 'deferred', sent: true, reason: 'Too many.', notBefore })
    const worker = await bed.hire(channel)
    const [first, second] = [await bed.send(), await bed.send()]
    await worker.runOnce()
    bed.pass(2)
    await worker.runOnce()
    assert.equal(channel.deliveries.length, 1)
    const waiting = await bed.read(second.id)
    assert.deepEqual([waiting.state, waiting.not_before], ['held', notBefore.toISOString()])
    assert.match(waiting.reason, /asked to wait until .*Too many\./)
    channel.answer = () => DELIVERED
    bed.pass(3600)
    await worker.runOnce()
    await worker.runOnce()
    for (const { id } of [first, second]) assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a short wait holds nothing, and nothing is sent in it', async () => {
    const channel = makeScriptedChannel('house-cwc', { concurrency: 1 })
    const notBefore = new Date(START.getTime() + 10_000)
    channel.answer = () => ({ kind: 'deferred', sent: true, reason: 'Too many.', notBefore })
    const worker = await bed.hire(channel)
    await bed.send()
    const { id } = await bed.send()
    for (let turn = 0; turn < 3; turn += 1) {
      await worker.runOnce()
      bed.pass(2)
    }
    assert.deepEqual([channel.deliveries.length, (await bed.read(id)).state], [1, 'queued'])
  })

  test('a pause that waits for a person outlasts a wish of the receiver', async () => {
    const store = await bed.opened
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = async () => {
      await pauseChannel(store, { ...house, reason: 'By hand.', at: bed.clock() })
      return { kind: 'deferred', sent: true, reason: 'Busy.', notBefore: new Date(START.getTime() + 5000) }
    }
    await bed.send()
    await (await bed.hire(channel)).runOnce()
    bed.pass(86_400)
    const pause = await findPause(store, 'sandbox', 'house-cwc', bed.clock())
    assert.deepEqual([pause?.reason, pause?.until], ['By hand.', undefined])
  })

  test('five outcomes in doubt one after another pause the channel, and the rest of its queue is kept', async () => {
    const channel = makeScriptedChannel('house-cwc', { concurrency: 1 })
    channel.answer = () => ({ kind: 'uncertain', reason: 'No answer.' })
    const worker = await bed.hire(channel)
    const sent = []
    for (let count = 0; count < 7; count += 1) sent.push(await bed.send())
    for (let turn = 0; turn < 7; turn += 1) await worker.runOnce()
    const states = await Promise.all(sent.map(async ({ id }) => (await bed.read(id)).state))
    assert.deepEqual(states, [...Array<string>(5).fill('uncertain'), 'held', 'held'])
    const pause = await findPause(await bed.opened, 'sandbox', 'house-cwc', bed.clock())
    assert.match(pause?.reason ?? '', /unknown whether.*No answer\./)
  })

  test('doubts with an answer between them pause nothing', async () => {
    const channel = makeScriptedChannel('house-cwc', { concurrency: 1 })
    channel.answer = () =>
      channel.deliveries.length % 5 === 0 ? DELIVERED : { kind: 'uncertain', reason: 'No answer.' }
    const worker = await bed.hire(channel)
    for (let turn = 0; turn < 12; turn += 1) {
      await bed.send()
      await worker.runOnce()
    }
    assert.equal(channel.deliveries.length, 12)
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

  test('what the operator holds stays held when other messages are released, until the operator releases it', async () => {
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

  test('a comment that was sent and put off past its deadline may have been filed, and is uncertain', async () => {
    const channel = makeScriptedChannel('regulations-gov')
    channel.answer = () => ({ kind: 'deferred', sent: true, reason: 'Busy.' })
    const worker = await bed.hire(channel)
    const closesAt = new Date(START.getTime() + 3600_000)
    const { id } = await bed.send({ channel: 'regulations-gov', closesAt })
    await worker.runOnce()
    bed.pass(3600)
    await worker.runOnce()
    const { state, reason } = await bed.read(id)
    assert.equal(state, 'uncertain')
    assert.match(reason, /may have been filed/)
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
