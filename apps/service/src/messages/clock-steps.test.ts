import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChannelName } from '@rotunda/contract'
import { onEveryStore } from '../platform/store/testing.ts'
import { WatchedClock, pauseChannel, writeHeartbeat, type Outcome } from './index.ts'
import { DELIVERED, makeQueueBed, makeScriptedChannel } from './testing.ts'

const HOUR = 3600
const NOT_NOW: Outcome = { kind: 'deferred', sent: false, reason: 'Not now.' }

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  /** A worker whose machine's clock can be set; real time passes only by `pass`. */
  const setUp = async (name: ChannelName = 'house-cwc') => {
    let elapsed = 0
    const channel = makeScriptedChannel(name)
    const worker = await bed.hire(channel, { unset: () => elapsed })
    return {
      channel,
      worker,
      set: (seconds: number) => bed.pass(seconds),
      pass: (seconds: number) => {
        elapsed += seconds * 1000
        bed.pass(seconds)
      },
    }
  }

  test('a message that was put off by a clock that ran ahead is tried within its back-off once the clock is set right', async () => {
    const { channel, worker, set, pass } = await setUp()
    await worker.runOnce()
    set(2 * HOUR)
    channel.answer = () => NOT_NOW
    const { id } = await bed.send()
    await worker.runOnce()
    set(-2 * HOUR)
    channel.answer = () => DELIVERED
    await worker.runOnce()
    pass(5)
    await worker.runOnce()
    const { state, attempts } = await bed.read(id)
    assert.deepEqual([state, attempts], ['delivered', 2])
  })

  test('a message that was never tried goes at once after the clock was set back', async () => {
    const { worker, set } = await setUp()
    await worker.runOnce()
    const { id } = await bed.send()
    set(-26 * HOUR)
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a wait that the receiver asked for keeps its length after the clock was set back', async () => {
    const { channel, worker, set, pass } = await setUp()
    await worker.runOnce()
    set(3 * HOUR)
    const notBefore = new Date(bed.clock().getTime() + 600_000)
    channel.answer = () => ({ ...NOT_NOW, notBefore })
    const { id } = await bed.send()
    await worker.runOnce()
    channel.answer = () => DELIVERED
    set(-3 * HOUR)
    await worker.runOnce()
    pass(590)
    await worker.runOnce()
    assert.notEqual((await bed.read(id)).state, 'delivered')
    pass(11)
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('what a person holds stays held when the clock is set back', async () => {
    const { worker, set } = await setUp()
    await worker.runOnce()
    const { id } = await bed.send()
    const pause = { mode: 'sandbox', channel: 'house-cwc', reason: 'A test.', at: bed.clock() } as const
    await pauseChannel(await bed.opened, pause)
    await worker.runOnce()
    set(-2 * HOUR)
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'held')
  })

  for (const [what, channelName] of [
    ['days of trying', 'house-cwc'],
    ['comment period', 'regulations-gov'],
  ] as const)
    test(`a clock that was set forward ends no ${what} until it has stood for a while`, async () => {
      const { channel, worker, set, pass } = await setUp(channelName)
      channel.answer = () => NOT_NOW
      const closesAt = new Date(bed.clock().getTime() + HOUR * 1000)
      const { id } = await bed.send({ channel: channelName, closesAt })
      await worker.runOnce()
      set(6 * 24 * HOUR)
      await worker.runOnce()
      assert.equal((await bed.read(id)).state, 'queued')
      pass(16 * 60)
      await worker.runOnce()
      assert.equal((await bed.read(id)).state, 'undeliverable')
    })

  test('a lease does not end because the clock was set forward', async () => {
    const { channel, worker, set } = await setUp()
    const { worker: other } = await setUp()
    for (const one of [worker, other]) await one.runOnce()
    const { id } = await bed.send()
    channel.answer = async () => {
      set(2 * HOUR)
      await other.runOnce()
      assert.equal((await bed.read(id)).state, 'sending')
      return DELIVERED
    }
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a clock that was set forward and back again has ended nothing', async () => {
    const { channel, worker, set, pass } = await setUp()
    await worker.runOnce()
    channel.answer = () => NOT_NOW
    const { id } = await bed.send()
    await worker.runOnce()
    set(6 * 24 * HOUR)
    await worker.runOnce()
    set(-6 * 24 * HOUR)
    channel.answer = () => DELIVERED
    await worker.runOnce()
    pass(HOUR)
    await worker.runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a worker that starts behind its last heartbeat brings forward what waits', async (t) => {
    const { worker, channel } = await setUp()
    const store = await bed.opened
    channel.answer = () => NOT_NOW
    const { id } = await bed.send()
    await worker.runOnce()
    await writeHeartbeat(store, 'sandbox', bed.clock())
    bed.pass(-HOUR)
    const next = makeScriptedChannel('house-cwc')
    const second = await bed.hire(next)
    second.start()
    t.after(() => second.stop(0))
    bed.pass(1)
    const { promise, resolve } = Promise.withResolvers<undefined>()
    second.onSettled(() => resolve(undefined))
    // The look for what waits comes twice a second; the bed's time has to pass the back-off.
    const passing = setInterval(() => bed.pass(1), 100)
    t.after(() => clearInterval(passing))
    await promise
    assert.equal((await bed.read(id)).state, 'delivered')
  })
})

test('steps of less than a minute, and looks that took long, are none; others are named', async () => {
  let [wall, elapsed] = [1_000_000_000_000, 0]
  const watch = new WatchedClock(() => elapsed)
  const look = async (slow = 0) =>
    (
      await watch.look(() => {
        elapsed += slow
        return Promise.resolve(new Date(wall))
      })
    ).step
  assert.equal(await look(), 0)
  wall += 59_000
  assert.equal(await look(), 0)
  wall -= 59_000
  assert.equal(await look(120_000), 0)
  wall += 120_000
  assert.equal(await look(), 0)
  assert.equal(watch.findFault(), undefined)
  wall += 7_200_000
  assert.equal(await look(), 7_200_000)
  assert.equal(watch.mayEnd(), false)
  assert.match(watch.findFault() ?? '', /forward by 7200 seconds/)
  wall -= 7_200_000
  assert.equal(await look(), -7_200_000)
  assert.equal(watch.mayEnd(), true)
  assert.match(watch.findFault() ?? '', /back by 7200 seconds/)
  elapsed += 3_600_000
  assert.equal(watch.findFault(), undefined)
})
