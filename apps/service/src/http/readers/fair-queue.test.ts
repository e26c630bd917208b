import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../platform/index.ts'
import { FairQueue } from './fair-queue.ts'

const BOUNDS = { ofOne: 3, inAll: 6, waitSeconds: 600 }

/** A queue whose works take the time that they are given, and end when the test has them end. */
const openQueue = (bounds = BOUNDS) => {
  let now = 0
  let ended = 0
  const begun: { readonly name: string; readonly end: () => void }[] = []
  const queue = new FairQueue(bounds, { clock: () => now })
  const add = (client: string, { cost = 10, signal }: { cost?: number; signal?: AbortSignal } = {}) => {
    const added = queue.add(
      async () => {
        const { promise, resolve } = Promise.withResolvers<undefined>()
        begun.push({
          name: client,
          end: () => {
            now += cost
            resolve(undefined)
          },
        })
        await promise
        return client
      },
      { client, signal },
    )
    added.catch(() => undefined)
    return added
  }
  /** Ends works until none is under way, and gives the clients in the order of their turns. */
  const runAll = async (): Promise<string> => {
    for (; ended < begun.length; ended += 1) {
      begun[ended]?.end()
      await settle()
    }
    return begun.map(({ name }) => name).join('')
  }
  return { queue, add, begun, runAll }
}

/** A work that another's end begins is begun some promises later. */
const settle = async (): Promise<void> => {
  for (let step = 0; step < 10; step += 1) await Promise.resolve()
}

const isUnavailable = (fault: unknown): boolean =>
  fault instanceof Refusal && fault.code === 'unavailable' && fault.retryAfterSeconds === 5

test('one work is under way at a time, and clients go in turn however many works one of them has', async () => {
  const { add, begun, runAll } = openQueue()
  for (const client of ['a', 'a', 'a', 'b', 'c', 'b']) void add(client)
  assert.equal(begun.length, 1)
  assert.equal(await runAll(), 'abcaba')
})

test('the client whose works took the least time goes first', async () => {
  const { add, runAll } = openQueue()
  void add('a', { cost: 100 })
  void add('a', { cost: 100 })
  for (let count = 0; count < 3; count += 1) void add('b', { cost: 30 })
  assert.equal(await runAll(), 'abbba')
})

test('a client that asks again after its answer does not overtake one that waited', async () => {
  const { add, begun, runAll } = openQueue()
  void add('a').then(() => add('a').then(() => add('a')))
  void add('b')
  void add('b')
  await settle()
  assert.equal(begun.length, 1)
  assert.equal(await runAll(), 'ababa')
})

test('time that nothing was asked is no credit', async () => {
  const { add, runAll } = openQueue()
  for (let count = 0; count < 5; count += 1) {
    void add('a')
    await runAll()
  }
  for (const client of ['a', 'a', 'b', 'b']) void add(client)
  assert.equal(await runAll(), 'aaaaaabab')
})

test('a client has its most under way, and one more is refused until one has ended', async () => {
  const { add, begun } = openQueue()
  for (let count = 0; count < BOUNDS.ofOne; count += 1) void add('a')
  await assert.rejects(add('a'), isUnavailable)
  begun[0]?.end()
  await settle()
  void add('a')
  await assert.rejects(add('a'), isUnavailable)
})

test('where there is no room in all, the client with the most gives up its last one', async () => {
  const { add, runAll } = openQueue()
  const [ofA, ofB] = ['a', 'b'].map((client) => [add(client), add(client), add(client)])
  for (const [client, loser] of [
    ['c', ofA?.[2]],
    ['d', ofB?.[2]],
    ['e', ofA?.[1]],
    ['f', ofB?.[1]],
  ] as const) {
    void add(client)
    await assert.rejects(loser ?? assert.fail(), isUnavailable)
  }
  // Each client has one work: a further client would leave none of them more than it has itself.
  await assert.rejects(add('g'), isUnavailable)
  assert.equal(await runAll(), 'abcdef')
})

test('a work whose client has gone is not begun, and makes room', async () => {
  const { add, runAll } = openQueue()
  const gone = new AbortController()
  void add('a')
  const left = [add('b', { signal: gone.signal }), add('b', { signal: gone.signal }), add('b')]
  gone.abort()
  for (const one of left.slice(0, 2)) await assert.rejects(one, isUnavailable)
  await assert.rejects(add('b', { signal: gone.signal }), isUnavailable)
  void add('b')
  assert.equal(await runAll(), 'abb')
})

test('a work that has begun goes on, though its client goes', async () => {
  const { add, runAll } = openQueue()
  const gone = new AbortController()
  const begun = add('a', { signal: gone.signal })
  gone.abort()
  await runAll()
  assert.equal(await begun, 'a')
})

test('a work that has waited its time is refused before it begins', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { add, runAll } = openQueue({ ...BOUNDS, waitSeconds: 20 })
  const first = add('a')
  const second = add('a')
  t.mock.timers.tick(19_999)
  await settle()
  const third = add('b')
  t.mock.timers.tick(1)
  await assert.rejects(second, isUnavailable)
  assert.equal(await runAll(), 'ab')
  assert.deepEqual([await first, await third], ['a', 'b'])
})

test('a work that fails fails alone, also where it throws at once', async () => {
  const { queue, add, runAll } = openQueue()
  const failed = queue.add(
    () => {
      throw new Error('at once')
    },
    { client: 'a' },
  )
  const next = add('a')
  await assert.rejects(failed, /at once/)
  await settle()
  await runAll()
  assert.equal(await next, 'a')
})

test('an end refuses what waits', async () => {
  const { queue, add, runAll } = openQueue()
  const [first, second] = [add('a'), add('b')]
  queue.clear()
  await assert.rejects(second, isUnavailable)
  assert.equal(await runAll(), 'a')
  assert.equal(await first, 'a')
})
