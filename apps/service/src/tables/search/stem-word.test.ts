import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { stemWord } from './stem-word.ts'

const isOne = (...words: string[]) => new Set(words.map(stemWord)).size === 1

test('inflected forms of a word have one stem', () => {
  for (const forms of [
    ['well', 'wells'],
    ['improve', 'improves', 'improved', 'improving', 'improvement', 'improvements'],
    ['facility', 'facilities'],
    ['rehabilitate', 'rehabilitating', 'rehabilitation'],
    ['train', 'training'],
  ])
    assert.ok(isOne(...forms), forms.join())
})

test('words that only begin alike are not taken for one', () => {
  assert.ok(!isOne('community', 'communication'))
  assert.ok(!isOne('police', 'policy'))
  assert.ok(!isOne('general', 'generation'))
  assert.ok(!isOne('williams', 'williamson'))
})

test('words of other scripts and words with figures are their own stem', () => {
  for (const word of ['北京', 'οδοσ', '2026s', 'x1ing', 'größes']) assert.equal(stemWord(word), word)
})

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))

test('a word that is longer than any of English is its own stem, however it ends', () => {
  const long = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 46, maxLength: 12_000 })
  const endings = fc.constantFrom('', 's', 'ing', 'ement', 'ational', 'y')
  fc.assert(fc.property(long, endings, (word, ending) => stemWord(word + ending) === word + ending))
  assert.ok(
    isOne('pneumonoultramicroscopicsilicovolcanoconiosis', 'pneumonoultramicroscopicsilicovolcanoconiosi'),
  )
})
