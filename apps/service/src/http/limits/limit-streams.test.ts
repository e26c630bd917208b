import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeStreamLimit } from './limit-streams.ts'

/** Every place taken by slow addresses, and the hand of the clock. */
const fill = () => {
  let now = 0
  const limit = makeStreamLimit({ ofOne: 2, inAll: 4 }, () => now)
  const cut: string[] = []
  const open = (address: string) => limit.open(address, () => cut.push(address), 'bulk')
  const held = ['a', 'a', 'b', 'b'].map((address) => open(address))
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { held, cut, open, wait }
}

test('streams that stand still give their places to those who ask, the slowest first', () => {
  const { held, cut, open, wait } = fill()
  wait(5)
  held[0]?.moved()
  wait(5)
  held[1]?.moved()
  open('c')
  assert.deepEqual(cut, ['b'])
  open('d')
  assert.deepEqual(cut, ['b', 'b'])
  assert.throws(() => open('e'), /its maximum number of streams/)
})

test('a stream that goes on is never cut, however many ask', () => {
  const { held, cut, open, wait } = fill()
  for (let times = 0; times < 5; times += 1) {
    wait(9)
    for (const stream of held) stream.moved()
    assert.throws(() => open('c'), /its maximum number of streams/)
  }
  assert.deepEqual(cut, [])
})

test('a stream that was cut frees its place once, though its end frees it again', () => {
  const { held, open, wait } = fill()
  wait(10)
  open('c')
  for (const stream of held) stream.close()
  for (const address of ['d', 'd', 'e']) open(address)
  assert.throws(() => open('f'), /its maximum number of streams/)
})

test('who is refused reads what can be done instead, which is not the same behind a key', () => {
  const limit = makeStreamLimit({ ofOne: 1, inAll: 1 })
  limit.open('a', () => undefined, 'bulk')
  for (const address of ['a', 'b']) {
    assert.throws(
      () => limit.open(address, () => undefined, 'bulk'),
      /, or download the bulk files under \/downloads\.$/,
    )
    assert.throws(
      () => limit.open(address, () => undefined, 'pages'),
      /, or read page by page, with limit and offset\.$/,
    )
  }
})
