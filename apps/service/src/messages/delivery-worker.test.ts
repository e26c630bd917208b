import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Store } from '../platform/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { type DeliveryWorker, type Outcome, type Settled } from './index.ts'
import { DELIVERED, makeQueueBed, makeScriptedChannel } from './testing.ts'

const LONG_SECONDS = 60

onEveryStore((open) => {
  const bed = makeQueueBed(open)

  /** A channel that holds each try until the test answers it. */
  const makeSlowChannel = (concurrency = 8) => {
    const channel = makeScriptedChannel('house-cwc', { concurrency })
    const open: ((outcome: Outcome) => void)[] = []
    let asked = Promise.withResolvers<undefined>()
    channel.answer = (_delivery, signal) => {
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      open.push(resolve)
      signal.addEventListener('abort', () => resolve({ kind: 'uncertain', reason: 'Given up.' }))
      asked.resolve(undefined)
      return promise
    }
    const nextTry = async () => {
      await asked.promise
      asked = Promise.withResolvers()
    }
    const answerAll = () => {
      for (const answer of open.splice(0)) answer(DELIVERED)
    }
    return { channel, nextTry, answerAll }
  }

  const nextSettled = async (worker: DeliveryWorker): Promise<Settled> => {
    const { promise, resolve } = Promise.withResolvers<Settled>()
    const forget = worker.onSettled(resolve)
    return promise.finally(forget)
  }

  test('what is accepted while the worker runs is delivered, and told to those who wait', async () => {
    const worker = await bed.hire(makeScriptedChannel('house-cwc'))
    worker.start()
    const settled = nextSettled(worker)
    const { id } = await bed.send()
    worker.wake()
    const { row, outcome } = await settled
    await worker.stop(LONG_SECONDS)
    assert.deepEqual([row.id, outcome.kind], [id, 'delivered'])
  })

  test('a try that hangs keeps no other message waiting while there is room', async () => {
    const { channel, nextTry, answerAll } = makeSlowChannel(2)
    const worker = await bed.hire(channel)
    worker.start()
    await bed.send()
    worker.wake()
    await nextTry()
    await bed.send()
    worker.wake()
    await nextTry()
    assert.equal(channel.deliveries.length, 2)
    answerAll()
    await worker.stop(LONG_SECONDS)
  })

  test('never more tries are under way than the receiver allows', async () => {
    const channel = makeScriptedChannel('house-cwc', { concurrency: 2 })
    let underWay = 0
    let most = 0
    channel.answer = async () => {
      most = Math.max(most, (underWay += 1))
      await setImmediate()
      underWay -= 1
      return DELIVERED
    }
    const worker = await bed.hire(channel)
    for (let count = 0; count < 5; count += 1) await bed.send()
    const { promise: all, resolve } = Promise.withResolvers<undefined>()
    let settled = 0
    worker.onSettled(() => {
      if ((settled += 1) === 5) resolve(undefined)
    })
    worker.start()
    await all
    await worker.stop(LONG_SECONDS)
    assert.equal(most, 2)
  })

  test('a worker that stops lets what is under way end, and starts nothing new', async () => {
    const { channel, nextTry, answerAll } = makeSlowChannel()
    const worker = await bed.hire(channel)
    const { id } = await bed.send()
    worker.start()
    await nextTry()
    const stopped = worker.stop(LONG_SECONDS)
    const late = await bed.send()
    worker.wake()
    answerAll()
    await stopped
    assert.equal((await bed.read(id)).state, 'delivered')
    assert.equal((await bed.read(late.id)).state, 'queued')
    assert.equal(worker.underWay, 0)
  })

  test('a worker that may wait no longer gives its tries up, and each says how far it came', async () => {
    const { channel, nextTry } = makeSlowChannel()
    const worker = await bed.hire(channel)
    const { id } = await bed.send()
    worker.start()
    await nextTry()
    await worker.stop(0)
    assert.equal((await bed.read(id)).state, 'uncertain')
  })

  test('a worker that is stopped in the midst of taking messages leaves none of them in the air', async () => {
    for (let round = 0; round < 10; round += 1) {
      const worker = await bed.hire(makeScriptedChannel('house-cwc'))
      const sent = [await bed.send(), await bed.send(), await bed.send()]
      worker.start()
      await worker.stop(LONG_SECONDS)
      assert.equal(worker.underWay, 0)
      for (const { id } of sent) assert.notEqual((await bed.read(id)).state, 'sending')
    }
  })

  /** The same store, whose database is away for the next `count` questions of each kind. */
  const breakable = (store: Store) => {
    const left = { now: 0, write: 0 }
    const orFail = <Result>(kind: 'now' | 'write', answer: () => Promise<Result>): Promise<Result> => {
      left[kind] -= 1
      return left[kind] >= 0 ? Promise.reject(new Error('the database is away')) : answer()
    }
    const broken: Store = {
      ...store,
      now: () => orFail('now', () => store.now()),
      write: (work) => orFail('write', () => store.write(work)),
    }
    return { store: broken, failNext: (kind: 'now' | 'write', count: number) => void (left[kind] = count) }
  }

  test('a database that is away for a moment ends no worker, at any step of its work', async () => {
    const { store, failNext } = breakable(await bed.opened)
    const channel = makeScriptedChannel('house-cwc', {
      rates: [{ name: 'slow', capacity: 1, refillPerSecond: 1 }],
    })
    const worker = await bed.hire(channel, { store })
    // At each look the receiver's rate allows nothing, so that the time matters for the rest as well.
    const sent = [await bed.send(), await bed.send()]
    worker.start()
    await nextSettled(worker)
    for (let round = 0; round < 20; round += 1) {
      failNext('now', round % 3)
      worker.wake()
      await setImmediate()
    }
    const second = nextSettled(worker)
    bed.pass(10)
    worker.wake()
    await second
    await worker.stop(LONG_SECONDS)
    for (const { id } of sent) assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('an answer that cannot be written down at once is written when the database is back', async () => {
    const { store, failNext } = breakable(await bed.opened)
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = () => {
      failNext('write', 1)
      return DELIVERED
    }
    const { id } = await bed.send()
    await (await bed.hire(channel, { store })).runOnce()
    assert.equal((await bed.read(id)).state, 'delivered')
  })

  test('a process that must stop does not wait for a database that is away', async () => {
    const { store, failNext } = breakable(await bed.opened)
    const { channel, nextTry } = makeSlowChannel()
    const worker = await bed.hire(channel, { store })
    const { id } = await bed.send()
    worker.start()
    await nextTry()
    failNext('write', Infinity)
    await worker.stop(0)
    assert.equal((await bed.row(id)).state, 'sending')
  })
})
