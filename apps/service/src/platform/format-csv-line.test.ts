import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { formatCsvLine } from './format-csv-line.ts'
import { unguardCell } from './guard-cell.ts'

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
