import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { foldText } from './fold-text.ts'

test('texts that differ by case, accents, width or white space fold to one', () => {
  for (const [one, other] of [
    ['Peñasco  Acequia', 'PENASCO ACEQUIA'],
    ['Ｃity of\u00a0Åland', 'city of aland '],
    ['O’Brien', "o'brien"],
    ['Straße', 'STRASSE'],
    ['“Main” – East', '"main" - east'],
    ['ΟΔΟΣ', 'οδος'],
  ] as const) {
    assert.equal(foldText(one), foldText(other))
  }
  assert.notEqual(foldText('Springfield'), foldText('Springfeld'))
})

test('what is folded stays as it is when it is folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = foldText(text)
      assert.equal(foldText(once), once)
    }),
  )
})
