import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { guardCell, unguardCell } from './guard-cell.ts'

const start = fc.constantFrom(
  '',
  "'",
  "''",
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\t',
  '\r',
  '\n',
  ' ',
  '"',
  '1',
)
const text = fc.tuple(start, fc.string({ unit: 'binary' })).map((parts) => parts.join(''))

test('a spreadsheet takes no guarded text for a formula', () => {
  fc.assert(fc.property(text, (any) => !/^[=+\-@＝＋－＠\t\r\n]/.test(guardCell(any))))
})

test('the guard comes off again exactly', () => {
  fc.assert(fc.property(text, (any) => unguardCell(guardCell(any)) === any))
})

test('each sign of a formula is guarded, in both of its widths, and no sign beside it', () => {
  for (const sign of '=+-@＝＋－＠') assert.equal(guardCell(`${sign}1+1`), `'${sign}1+1`)
  for (const sign of '＜＞，．＊⁼₊−﹣﹦') assert.equal(guardCell(`${sign}1+1`), `${sign}1+1`)
})

test('a text that is no formula stays as it is', () => {
  for (const plain of ['', 'City of Example', '24,000', ' =1', 'a=b', '“quoted”'])
    assert.equal(guardCell(plain), plain)
})

test('a text that looks like a negative number is a text', () => {
  assert.equal(guardCell('-24,000'), "'-24,000")
})
