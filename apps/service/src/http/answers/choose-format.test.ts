import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DATED_FORMATS, FORMATS } from '@rotunda/contract'
import fc from 'fast-check'
import { chooseFormat } from './choose-format.ts'

const CHOICES: Readonly<Record<string, string>> = {
  '*/*': 'json',
  'application/json': 'json',
  'text/csv': 'csv',
  'TEXT/CSV ; charset=utf-8': 'csv',
  'application/x-ndjson': 'ndjson',
  'application/ndjson': 'ndjson',
  'text/*': 'csv',
  'application/*': 'json',
  'text/csv, */*': 'csv',
  'text/csv;q=0.5, application/json': 'json',
  'text/csv;q=0.5, */*;q=0.1': 'csv',
  'application/json;q=0, */*': 'csv',
  'application/json;q=0.2, text/csv;q=0.9, application/x-ndjson;q=0.95': 'ndjson',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8': 'json',
  'image/png': 'json',
  'text/csv;q=0.123, application/json;q=0.122': 'csv',
  'text/csv;q=0': 'json',
  'application/vnd.apache.parquet': 'parquet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.1': 'xlsx',
  'text/csv;q=2': 'csv',
  '': 'json',
  ',,;q=': 'json',
}

for (const [accept, format] of Object.entries(CHOICES))
  test(`Accept: ${accept} is answered as ${format}`, () => {
    assert.equal(chooseFormat(accept, FORMATS), format)
  })

test('without the header the answer is JSON, and so it is where nothing else is offered', () => {
  assert.equal(chooseFormat(undefined, FORMATS), 'json')
  assert.equal(chooseFormat('text/csv', ['json']), 'json')
  assert.equal(chooseFormat('text/calendar', FORMATS), 'json')
  assert.equal(chooseFormat('text/calendar', DATED_FORMATS), 'ics')
})

test('any header chooses a form that is offered', () => {
  fc.assert(
    fc.property(fc.string(), (accept) => {
      assert.ok(DATED_FORMATS.includes(chooseFormat(accept, DATED_FORMATS)))
    }),
  )
})
