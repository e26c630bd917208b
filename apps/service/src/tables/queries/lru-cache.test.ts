import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeLruCache } from './lru-cache.ts'

const ENTRY_BYTES = 1000

test('a result is made once while there is room, and what was used last stays longest', () => {
  const kept = makeLruCache(4 * ENTRY_BYTES)
  const made: string[] = []
  const ask = (key: string) =>
    kept.get(
      key,
      () => {
        made.push(key)
        return key
      },
      () => ENTRY_BYTES / 2,
    )
  for (const key of ['a', 'b', 'a', 'c', 'd', 'a']) assert.equal(ask(key), key)
  assert.deepEqual(made, ['a', 'b', 'c', 'd'])
  ask('a')
  ask('b')
  assert.deepEqual(made, ['a', 'b', 'c', 'd', 'b'])
})

test('a result that is larger than all the room is given and not kept with others', () => {
  const kept = makeLruCache(ENTRY_BYTES)
  assert.equal(
    kept.get(
      'large',
      () => 1,
      () => 10 * ENTRY_BYTES,
    ),
    1,
  )
  assert.equal(
    kept.get(
      'large',
      () => 2,
      () => 10 * ENTRY_BYTES,
    ),
    1,
  )
  assert.equal(
    kept.get(
      'small',
      () => 2,
      () => 1,
    ),
    2,
  )
  assert.equal(
    kept.get(
      'large',
      () => 3,
      () => 10 * ENTRY_BYTES,
    ),
    3,
  )
})
