import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../platform/index.ts'
import { parseSearch, type SearchTerm } from './parse-search.ts'

const MARKS = { forms: ['', ''], exact: ['"', '"'], prefix: ['', '*'] } as const

const showTerm = ({ words, match }: SearchTerm) => MARKS[match].join(words.join(' '))

/** Shows one text per group, its terms divided by a bar; excluded terms have a minus. */
const show = (q: string) => {
  const { all, none } = parseSearch(q)
  return [...all.map((group) => group.map(showTerm).join('|')), ...none.map((term) => `-${showTerm(term)}`)]
}

const assertRefused = (q: string, reason: RegExp) => {
  assert.throws(
    () => parseSearch(q),
    (cause) =>
      cause instanceof Refusal &&
      cause.code === 'invalid_query' &&
      cause.param === 'q' &&
      reason.test(cause.message),
    q,
  )
}

test('words are folded, quotes keep words together and as they are, and a star lets the last word go on', () => {
  assert.deepEqual(show('Water PEÑASCO'), ['water', 'penasco'])
  assert.deepEqual(show('"water main" east'), ['"water main"', 'east'])
  assert.deepEqual(show('“Water Main” "Wells" ＂x＂'), ['"water main"', '"wells"', '"x"'])
  assert.deepEqual(show('wat* "new main"* "old pip*" "cast i* "'), [
    'wat*',
    'new main*',
    'old pip*',
    'cast i*',
  ])
})

test('a text that signs divide is sought as its words in their order', () => {
  assert.deepEqual(show('community-based O’Brien'), ['"community based"', '"o brien"'])
  assert.deepEqual(show('title:water'), ['"title water"'])
})

test('stray quotes and signs of the search engine are nothing, and words that look like its operators are words', () => {
  assert.deepEqual(show('NEAR(water main) and not or x'), ['"near water"', 'main', 'and', 'not', 'or', 'x'])
  assert.deepEqual(show('12" water " main'), ['12', '"water"', 'main'])
  assert.deepEqual(show('water " main'), ['water', 'main'])
  assert.deepEqual(show('^water {a b}: + - * – ( \u0000main'), ['water', 'a', 'b', 'main'])
  assert.deepEqual(show('water –main'), ['water', 'main'])
})

test('OR joins the terms beside it before anything else does', () => {
  assert.deepEqual(show('new water OR sewer main'), ['new', 'water|sewer', 'main'])
  assert.deepEqual(show('a OR b OR "c d" OR e* f'), ['a|b|"c d"|e*', 'f'])
  assert.deepEqual(show('(water OR sewer) plant'), ['water|sewer', 'plant'])
  assert.deepEqual(show('a OR - b'), ['a|b'])
  assert.deepEqual(show('a AND b AND"c"'), ['a', 'b', '"c"'])
})

test('a minus before a term excludes it, and a minus inside or by itself does not', () => {
  assert.deepEqual(show('-sewer water -"storm drain" -was* −plants --lines'), [
    'water',
    '-sewer',
    '-"storm drain"',
    '-was*',
    '-plants',
    '-lines',
  ])
  assert.deepEqual(show('community-based - water x- -(y)'), ['"community based"', 'water', 'x', '-y'])
  assert.deepEqual(show('water -community-based -OR --"a b"'), [
    'water',
    '-"community based"',
    '-or',
    '-"a b"',
  ])
})

test('a term that is given again is sought once', () => {
  assert.deepEqual(show('water Water wat* "water" wat*'), ['water', 'wat*', '"water"'])
  assert.deepEqual(show('a OR A b OR a OR b a OR a'), ['a', 'b|a'])
  assert.deepEqual(show('a -b -B'), ['a', '-b'])
})

test('more than eight words that may go on are refused, with the way out', () => {
  const stars = (count: number) => Array.from({ length: count }, (_, index) => `w${index}*`).join(' ')
  assert.equal(show(stars(8)).length, 8)
  assert.equal(show(`${stars(8)} and others without a star`).length, 13)
  for (const q of [stars(9), stars(9).replaceAll(' ', ' OR '), `${stars(8)} -x*`])
    assertRefused(q, /^q holds more than 8 words that end in a star\./u)
})

test('a search without any word is refused, and the refusal says what q takes', () => {
  for (const q of ['*', '""', '"', ' - ', '\u0000', '🚰', 'AND', '-""']) assertRefused(q, /in quotes/u)
})

test('what only excludes is refused, with the way out', () => {
  for (const q of ['-water', '-water -"a b" -']) assertRefused(q, /^q only excludes\. Add a word/u)
})

test('an OR without a term on either side is refused, and the refusal says how to ask for the word', () => {
  for (const q of ['OR', 'OR a', 'Portland OR', 'a OR OR b', 'a OR AND OR b', 'a OR ""', '* OR a'])
    assertRefused(q, /^OR in q joins two terms.*"or"/u)
})

test('what cannot be excluded is refused, and never sought instead', () => {
  for (const q of ['a OR -b', '-a OR b', 'a OR b OR -"c d"']) assertRefused(q, /minus beside OR/u)
  for (const q of ['a -"b c', 'a -“b', 'a -(" b']) assertRefused(q, /minus.*(?:quote|brackets)/u)
  for (const q of ['a -(b c)', 'a -( b c )', 'a -(b OR c)', '(a b) OR c', 'a OR (b c)'])
    assertRefused(q, /brackets/u)
  for (const q of ['water NOT sewer', 'NOT']) assertRefused(q, /-water.*"not"/u)
})
