import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../../platform/index.ts'
import { parseSearch } from './parse-search.ts'

const show = (q: string) =>
  parseSearch(q).map(({ words, prefix }) => `${words.join(' ')}${prefix ? '*' : ''}`)

test('words are folded, quotes keep words together, and a star lets the last word go on', () => {
  assert.deepEqual(show('Water PEÑASCO'), ['water', 'penasco'])
  assert.deepEqual(show('"water main" east'), ['water main', 'east'])
  assert.deepEqual(show('“Water Main”'), ['water main'])
  assert.deepEqual(show('wat* "new main"* "old pip*" "cast i* "'), [
    ...['wat*', 'new main*', 'old pip*', 'cast i*'],
  ])
})

test('a text that signs divide is sought as its words in their order', () => {
  assert.deepEqual(show('community-based O’Brien'), ['community based', 'o brien'])
  assert.deepEqual(show('title:water'), ['title water'])
})

test('operators, stray quotes and signs of the search engine are words or nothing', () => {
  assert.deepEqual(show('NEAR(water main) AND NOT x'), ['near water', 'main', 'and', 'not', 'x'])
  assert.deepEqual(show('water " main'), ['water', 'main'])
  assert.deepEqual(show('^water {a b}: + - * ( \u0000main'), ['water', 'a', 'b', 'main'])
})

test('a term that is given again is sought once', () => {
  assert.deepEqual(show('water Water wat* "water" wat*'), ['water', 'wat*'])
})

test('more than eight words that may go on are refused, with the way out', () => {
  const stars = (count: number) => Array.from({ length: count }, (_, index) => `w${index}*`).join(' ')
  assert.equal(show(stars(8)).length, 8)
  assert.equal(show(`${stars(8)} and others without a star`).length, 13)
  assert.throws(
    () => parseSearch(stars(9)),
    (cause) =>
      cause instanceof Refusal &&
      cause.code === 'invalid_query' &&
      cause.param === 'q' &&
      cause.message.startsWith('q holds more than 8 words that end in a star.'),
  )
})

test('a search without any word is refused, and the refusal says what q takes', () => {
  for (const q of ['*', '""', '"', ' - ', '\u0000', '🚰']) {
    assert.throws(
      () => parseSearch(q),
      (cause) =>
        cause instanceof Refusal &&
        cause.code === 'invalid_query' &&
        cause.param === 'q' &&
        cause.message.includes('in quotes'),
    )
  }
})
