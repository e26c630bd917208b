import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { formatCsvLine, guardCell, unguardCell } from './format-csv-line.ts'

test('null is an empty cell, an empty text a quoted one, a number itself, and a formula is disarmed', () => {
  assert.equal(formatCsvLine([null, '', 0, -5, 'a', '=1', '#1']), `,"",0,-5,a,'=1,"#1"\n`)
})

test('a text is quoted where a quote, a comma or either end of a line is in it, and each of its quotes is doubled', () => {
  assert.equal(
    formatCsvLine(['"a" or "b"', 'a,b', 'a\nb', 'a\rb', '=1,"2"', 'a']),
    `"""a"" or ""b""","a,b","a\nb","a\rb","'=1,""2""",a\n`,
  )
})

test('a line is never empty and never begins with #', () => {
  assert.equal(formatCsvLine([null]), '""\n')
  for (const text of ['', '#end', '# 1', '\n#end']) assert.match(formatCsvLine([text]), /^"/)
})

test('any texts are read back as they were written', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('"', ',', '\r\n', '\n', "'", "'=x", '=x', '-1', '#end', ' a '),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (lines) => {
      const read = parse(lines.map(formatCsvLine).join(''), { record_delimiter: '\n' })
      assert.deepEqual(
        read.map((cells) => cells.map(unguardCell)),
        lines,
      )
    }),
  )
})

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
