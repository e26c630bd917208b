import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WrittenPages } from './written-pages.ts'
import type { Written } from './written.ts'

const MEBIBYTE = 1024 * 1024
const pageOf = (bytes: number, status = 200): Written => ({ status, headers: {}, body: Buffer.alloc(bytes) })

/** Asked for the second time. */
const keepAtOnce = (pages: WrittenPages, key: string, page: Written): void => {
  pages.keep(key, page)
  pages.keep(key, page)
}

test('a page that was asked for twice is found under its key, and no other', () => {
  const pages = new WrittenPages()
  const page = pageOf(10)
  pages.keep('a', page)
  assert.equal(pages.find('a'), undefined)
  pages.keep('a', page)
  assert.equal(pages.find('a'), page)
  assert.equal(pages.find('b'), undefined)
})

test('the pages that are kept stay within their bound, and those that were asked for last stay', () => {
  const pages = new WrittenPages()
  keepAtOnce(pages, 'busy', pageOf(MEBIBYTE))
  for (let index = 0; index < 40; index += 1) {
    assert.ok(pages.find('busy'))
    keepAtOnce(pages, String(index), pageOf(MEBIBYTE))
  }
  const kept = Array.from({ length: 40 }, (_, index) => index).filter((index) => pages.find(String(index)))
  assert.deepEqual(kept, [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39])
})

test('one page alone may not fill the room of many, and an address of any length costs nothing', () => {
  const pages = new WrittenPages()
  keepAtOnce(pages, 'large', pageOf(MEBIBYTE + 1))
  keepAtOnce(pages, 'x'.repeat(1001), pageOf(1))
  assert.deepEqual([pages.find('large'), pages.find('x'.repeat(1001))], [undefined, undefined])
})

test('a page that was refused to the first who asked is written for the next, and a failure is no answer for them', async () => {
  for (const fail of [() => Promise.resolve(pageOf(0, 429)), () => Promise.reject(new Error('away'))]) {
    const pages = new WrittenPages()
    const good = pageOf(10)
    const first = pages.write('a', fail)
    const next = pages.write('a', () => Promise.resolve(good))
    const [, answer] = await Promise.allSettled([first, next])
    assert.deepEqual(answer, { status: 'fulfilled', value: good })
  }
})
