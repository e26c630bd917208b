import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseCents, writeCents } from './parse-cents.ts'

test('what is written of whole cents is read as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 45), max: 2 ** 45 }), (cents) => {
      assert.equal(parseCents(writeCents(cents)), cents)
    }),
  )
})

test('amounts as payrolls print them are read, and nothing else is', () => {
  for (const [text, cents] of [
    ['42508.9', 4_250_890],
    ['7375', 737_500],
    ['-2116', -211_600],
    ['$1,409,537.99', 140_953_799],
    ['-$5.00', -500],
    ['.5', 50],
    ['84249.960', 8_424_996],
    ['-0', 0],
    ['0.000', 0],
  ] as const)
    assert.equal(parseCents(text), cents, text)
  for (const text of [
    '',
    '-',
    '$',
    '.',
    '1,23',
    '12.345',
    '84.000',
    '-$559.200',
    '(5.00)',
    '1e3',
    'NaN',
    '5 000',
    '5.00-',
    '9'.repeat(20),
  ])
    assert.equal(parseCents(text), undefined, text)
})
