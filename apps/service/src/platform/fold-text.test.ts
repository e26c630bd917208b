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
    ['STRAẞE', 'strasse'],
    ['ŉ \u2018\u2019\u201b\u02bc', "'n ''''"],
    ['\u201c\u201d\u201f', '"""'],
    ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212', '-------'],
    ['“Main” – East', '"main" - east'],
    ['ΟΔΟΣ', 'οδος'],
  ] as const) {
    assert.equal(foldText(one), foldText(other))
  }
  assert.notEqual(foldText('Springfield'), foldText('Springfeld'))
})

test('a word begins as its beginning does, although a sigma at its end has a form of its own', () => {
  assert.ok(foldText('ΟΔΟΣΗΜΑ').startsWith(foldText('ΟΔΟΣ')))
})

test('every character folds as it does in either case and in any form of Unicode, and only once', () => {
  // Above stand signs of no case, which nothing decomposes.
  for (let code = 0; code < 0x3_00_00; code++) {
    if (code >= 0xd8_00 && code < 0xe0_00) continue
    const text = String.fromCodePoint(code)
    const folded = foldText(text)
    const forms = [folded, text.toLowerCase(), text.normalize('NFC'), text.normalize('NFKD')]
    // In upper case the small iota below Greek letters, which is a mark, is a letter.
    if (!text.normalize('NFD').includes('\u0345')) forms.push(text.toUpperCase())
    for (const form of forms)
      if (foldText(form) !== folded) assert.equal(foldText(form), folded, code.toString(16))
  }
})

test('what is folded stays as it is when it is folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = foldText(text)
      assert.equal(foldText(once), once)
    }),
  )
})
