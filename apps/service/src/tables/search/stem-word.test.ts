import assert from 'node:assert/strict'
import { test } from 'node:test'
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
