import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARENA_DEBUG, inArena, POISON, takeNumbers, type Numbers } from './arena.ts'

const MANY = 10_000

/** Returns the array behind `Numbers`, whose type hides it from callers. */
const find = (numbers: Numbers): Uint32Array => numbers as Uint32Array // As takeNumbers makes them.

/** Takes numbers, ends their arena, and returns their memory. */
const takeAndLeave = (lengths: readonly number[]): Uint32Array[] => {
  const taken: Uint32Array[] = []
  inArena(() => {
    for (const length of lengths) taken.push(find(takeNumbers(length)))
    return 0
  })
  return taken
}

test('numbers of one query never overlap, those of a query within it neither', () => {
  inArena(() => {
    const lengths = [0, 1, MANY, 300_000, 7]
    const all = lengths.map((length, index) => takeNumbers(length).fill(index))
    inArena(() => takeNumbers(2 * MANY).fill(99).length)
    const after = takeNumbers(MANY).fill(98)
    assert.deepEqual(
      all.map(({ length }) => length),
      lengths,
    )
    for (const [index, numbers] of all.entries()) assert.ok(find(numbers).every((number) => number === index))
    assert.ok(find(after).every((number) => number === 98))
    return 0
  })
})

test('the next query is given the same memory again, after a fault too', () => {
  const [first] = takeAndLeave([MANY])
  assert.throws(() =>
    inArena(() => {
      takeNumbers(MANY)
      throw new Error('refused')
    }),
  )
  const [second] = takeAndLeave([MANY])
  assert.equal(second?.buffer, first?.buffer)
  assert.equal(second?.byteOffset, first?.byteOffset)
})

test('memory is kept up to a bound', () => {
  const take = () => takeAndLeave(Array.from({ length: 6 }, () => 2 ** 20)).map(({ buffer }) => buffer)
  const [first, second] = [new Set(take()), take()]
  assert.equal(first.size, 6)
  const kept = second.filter((buffer) => first.has(buffer))
  assert.ok(kept.length > 0 && kept.length <= 2)
})

test('queries within a query are given the same memory, one after the other, beyond that bound too', () => {
  inArena(() => {
    for (let taken = 0; taken < 6; taken++) takeNumbers(2 ** 20)
    const [first] = takeAndLeave([MANY])
    const [second] = takeAndLeave([MANY])
    assert.equal(second?.buffer, first?.buffer)
    assert.equal(second?.byteOffset, first?.byteOffset)
    return 0
  })
})

test('the compiler lets nothing out of an arena but copies', () => {
  // @ts-expect-error -- Numbers of the arena.
  inArena(() => takeNumbers(1))
  // @ts-expect-error -- An arena's numbers may not be part of a result.
  inArena(() => ({ count: 1, rows: takeNumbers(1).subarray(0, 1) }))
  // @ts-expect-error -- As an array that may be kept.
  const keep = (): Uint32Array => takeNumbers(3).fill(7)
  const copy: Uint32Array = inArena(() => takeNumbers(3).fill(7).slice())
  assert.deepEqual(copy, keep())
})

test('numbers that are read after their query are poisoned in debug mode', (t) => {
  ARENA_DEBUG.poisons = true
  t.after(() => (ARENA_DEBUG.poisons = false))
  const late: Numbers[] = []
  inArena(() => {
    const own = takeNumbers(MANY).fill(1)
    inArena(() => {
      late.push(takeNumbers(3).fill(2))
      return 0
    })
    assert.ok(find(own).every((number) => number === 1))
    return 0
  })
  assert.deepEqual(
    late.map((numbers) => [...find(numbers)]),
    [[POISON, POISON, POISON]],
  )
})
