import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeLruCache } from './lru-cache.ts'

const ENTRY_BYTES = 1000

const openCache = (entries: number) => {
  const cache = makeLruCache(entries * ENTRY_BYTES)
  const made: string[] = []
  const ask = (key: string, bytes = ENTRY_BYTES / 2): void => {
    cache.get(
      key,
      () => ({ made: made.push(key) }),
      () => bytes,
    )
  }
  return { ask, made }
}

test('a result is made once while there is room, and the least recently used leaves first', () => {
  const { ask, made } = openCache(3)
  for (const key of ['a', 'b', 'a', 'c', 'a']) ask(key)
  assert.deepEqual(made, ['a', 'b', 'c'])
  for (const key of ['d', 'a', 'b']) ask(key)
  assert.deepEqual(made, ['a', 'b', 'c', 'd', 'b'])
})

test('a result that is larger than the cache is kept until the next one', () => {
  const { ask, made } = openCache(1)
  for (const [key, bytes] of [
    ['large', 10],
    ['large', 10],
    ['small', 0],
    ['large', 10],
  ] as const)
    ask(key, bytes * ENTRY_BYTES)
  assert.deepEqual(made, ['large', 'small', 'large'])
})
