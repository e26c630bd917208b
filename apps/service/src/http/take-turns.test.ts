import assert from 'node:assert/strict'
import { setImmediate as pass } from 'node:timers/promises'
import { test, type TestContext } from 'node:test'
import { makeTurns, type Weight } from './take-turns.ts'

/** Works that end when they are told to, in the order in which they began. */
const openWorks = (t: TestContext) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const takeTurn = makeTurns(() => Promise.resolve())
  const begun: string[] = []
  const ends = new Map<string, (fault?: Error) => void>()
  const ask = (name: string, weight: Weight = 'quick', client = 'test'): Promise<void> => {
    const work = () => {
      begun.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<undefined>()
      ends.set(name, (fault) => (fault === undefined ? resolve(undefined) : reject(fault)))
      return promise
    }
    return takeTurn(work, { client }, weight)
  }
  const end = async (name: string, fault?: Error): Promise<void> => {
    ends.get(name)?.(fault)
    await pass()
  }
  return { ask, end, begun }
}

test('four that are quick are worked at, and the next begins in its order when one ends', async (t) => {
  const { ask, end, begun } = openWorks(t)
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(name))
  await pass()
  assert.deepEqual(begun, ['a', 'b', 'c', 'd'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c', 'd', 'e'])
  await end('a')
  assert.deepEqual(begun, ['a', 'b', 'c', 'd', 'e', 'f'])
  await Promise.all([...['c', 'd', 'e', 'f'].map((name) => end(name)), ...all])
})

test('one that fails makes room, and its asker hears of it', async (t) => {
  const { ask, end, begun } = openWorks(t)
  const [failing] = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name))
  await pass()
  await Promise.all([assert.rejects(failing ?? assert.fail(), /broken/), end('a', new Error('broken'))])
  assert.deepEqual(begun, ['a', 'b', 'c', 'd', 'e'])
})

test('one that waits for others holds up nobody for longer than 20 ms, and makes room once', async (t) => {
  const { ask, end, begun } = openWorks(t)
  const first = ['slow', 'b', 'c', 'd']
  const next = ['e', 'f', 'g', 'h']
  for (const name of [...first, ...next, 'last']) void ask(name)
  await pass()
  t.mock.timers.tick(19)
  await pass()
  assert.deepEqual(begun, first)
  t.mock.timers.tick(1)
  await pass()
  assert.deepEqual(begun, [...first, ...next])
  await end('slow')
  assert.deepEqual(begun, [...first, ...next])
  await end('e')
  assert.deepEqual(begun, [...first, ...next, 'last'])
})

test('two that are not quick are worked at, one that is heavy alone, and nothing goes before what waited longer', async (t) => {
  const { ask, end, begun } = openWorks(t)
  const all = [ask('a', 'usual'), ask('b'), ask('c', 'usual'), ask('d'), ask('e', 'heavy'), ask('f')]
  await pass()
  assert.deepEqual(begun, ['a', 'b'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c'])
  await end('a')
  assert.deepEqual(begun, ['a', 'b', 'c', 'd'])
  await end('c')
  assert.deepEqual(begun, ['a', 'b', 'c', 'd'])
  await end('d')
  assert.deepEqual(begun, ['a', 'b', 'c', 'd', 'e'])
  await end('e')
  assert.deepEqual(begun, ['a', 'b', 'c', 'd', 'e', 'f'])
  await Promise.all([end('f'), ...all])
})

test('the page of another client waits for those that are written, and not for all of one client', async (t) => {
  const { ask, end, begun } = openWorks(t)
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(name))
  all.push(ask('other', 'quick', 'another'))
  await pass()
  await end('a')
  assert.deepEqual(begun, ['a', 'b', 'c', 'd', 'other'])
  await Promise.all([...['b', 'c', 'd', 'other'].map((name) => end(name))])
  await Promise.all([...['e', 'f'].map((name) => end(name)), ...all])
})
