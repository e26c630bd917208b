import assert from 'node:assert/strict'
import { setImmediate as pass } from 'node:timers/promises'
import { test, type TestContext } from 'node:test'
import { makeTurns } from './take-turns.ts'

/** Works that end when they are told to, in the order in which they began. */
const openWorks = (t: TestContext) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const takeTurn = makeTurns(() => Promise.resolve())
  const begun: string[] = []
  const ends = new Map<string, (fault?: Error) => void>()
  const ask = (name: string): Promise<void> =>
    takeTurn(() => {
      begun.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<undefined>()
      ends.set(name, (fault) => (fault === undefined ? resolve(undefined) : reject(fault)))
      return promise
    })
  const end = async (name: string, fault?: Error): Promise<void> => {
    ends.get(name)?.(fault)
    await pass()
  }
  return { ask, end, begun }
}

test('two are worked at, and the next begins in its order when one ends', async (t) => {
  const { ask, end, begun } = openWorks(t)
  const all = ['a', 'b', 'c', 'd'].map(ask)
  await pass()
  assert.deepEqual(begun, ['a', 'b'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c'])
  await end('a')
  assert.deepEqual(begun, ['a', 'b', 'c', 'd'])
  await Promise.all([end('c'), end('d'), ...all])
})

test('one that fails makes room, and its asker hears of it', async (t) => {
  const { ask, end, begun } = openWorks(t)
  const [failing] = [ask('a'), ask('b'), ask('c')]
  await pass()
  await Promise.all([assert.rejects(failing, /broken/), end('a', new Error('broken'))])
  assert.deepEqual(begun, ['a', 'b', 'c'])
})

test('one that waits for others holds up nobody for longer than 20 ms, and makes room once', async (t) => {
  const { ask, end, begun } = openWorks(t)
  for (const name of ['slow', 'b', 'c', 'd', 'e']) void ask(name)
  await pass()
  t.mock.timers.tick(19)
  await pass()
  assert.deepEqual(begun, ['slow', 'b'])
  t.mock.timers.tick(1)
  await pass()
  assert.deepEqual(begun, ['slow', 'b', 'c', 'd'])
  await end('slow')
  assert.deepEqual(begun, ['slow', 'b', 'c', 'd'])
  await end('c')
  assert.deepEqual(begun, ['slow', 'b', 'c', 'd', 'e'])
})
