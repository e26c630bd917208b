import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ReadyAnswer } from '../kept-answers.ts'
import { PageCache } from './page-cache.ts'

const answerOf = (bytes: number): ReadyAnswer => ({
  isCurrent: () => true,
  route: '/r',
  etag: '"e"',
  fields: [],
  bareFields: [],
  body: Buffer.alloc(bytes),
})

/** Asked for the second time. */
const keepAtOnce = (pages: PageCache, key: string, answer: ReadyAnswer): void => {
  pages.keep(key, answer)
  pages.keep(key, answer)
}

test('what was asked twice is found under its key, the latest under the same key', () => {
  const pages = new PageCache(1_000_000)
  const [one, other] = [answerOf(10), answerOf(20)]
  pages.keep('a', one)
  assert.equal(pages.find('a'), undefined)
  pages.keep('a', one)
  assert.equal(pages.find('a'), one)
  pages.keep('a', other)
  assert.equal(pages.find('a'), other)
  assert.equal(pages.find('b'), undefined)
})

test('whoever walks through everything pushes nothing out', () => {
  const pages = new PageCache(200_000)
  keepAtOnce(pages, 'kept', answerOf(8000))
  for (let index = 0; index < 100_000; index += 1) pages.keep(`walked ${index}`, answerOf(0))
  assert.ok(pages.find('kept'))
})

test('an address of any length costs no memory', () => {
  const pages = new PageCache(1_000_000)
  const long = 'x'.repeat(16_000)
  keepAtOnce(pages, long, answerOf(10))
  assert.equal(pages.find(long), undefined)
})

test('what is asked again and again stays; what is not makes room', () => {
  const pages = new PageCache(200_000)
  keepAtOnce(pages, 'busy', answerOf(8000))
  for (let index = 0; index < 100; index += 1) {
    assert.ok(pages.find('busy'))
    keepAtOnce(pages, `twice ${index}`, answerOf(8000))
  }
  assert.ok(pages.find('busy'))
  assert.equal(pages.find('twice 0'), undefined)
})

test('however much is kept, the bytes stay within the bound, and one page alone may not fill it', () => {
  const step = fc.record({
    key: fc.integer({ min: 0, max: 30 }),
    bytes: fc.integer({ min: 0, max: 9000 }),
    find: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const pages = new PageCache(100_000)
      for (const { key, bytes, find } of steps) {
        if (find) pages.find(String(key))
        else keepAtOnce(pages, String(key), answerOf(bytes))
      }
      const kept = Array.from({ length: 31 }, (_, key) => pages.find(String(key))?.body.length ?? 0)
      assert.ok(kept.reduce((sum, bytes) => sum + bytes, 0) <= 100_000)
      assert.ok(kept.every((bytes) => bytes <= 100_000 / 16))
    }),
  )
})

test('a page that is kept again takes its place once, and pushes nothing out', () => {
  const pages = new PageCache(200_000)
  keepAtOnce(pages, 'other', answerOf(8000))
  for (let time = 0; time < 100; time += 1) keepAtOnce(pages, 'again', answerOf(8000))
  assert.ok(pages.find('other'))
})

test('pages without a body take room as well', () => {
  const pages = new PageCache(200_000)
  for (let index = 0; index < 1000; index += 1) keepAtOnce(pages, String(index), answerOf(0))
  const kept = Array.from({ length: 1000 }, (_, index) => pages.find(String(index))).filter(Boolean)
  assert.ok(kept.length > 10 && kept.length < 100)
})

test('that an address was asked once is forgotten after many others', () => {
  const pages = new PageCache(200_000)
  pages.keep('once', answerOf(10))
  for (let index = 0; index < 10_000; index += 1) pages.keep(`walked ${index}`, answerOf(0))
  assert.equal(pages.keep('once', answerOf(10)), false)
})
