import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftsOf, readReply, readSpending, skipSpending } from '../usaspending/testing.ts'
import { LISTING_FIELDS, listingRecords } from './listing-records.ts'
import { normalizeListing } from './listing-number.ts'

for (const [text, number] of [
  ['10.03', '10.030'],
  ['10.1', '10.100'],
  ['10.030', '10.030'],
  ['10.', undefined],
  ['10', undefined],
  ['1.030', undefined],
  ['10.0301', undefined],
  [' 10.030', undefined],
] as const)
  test(`“${text}” is ${number === undefined ? 'no number' : `the listing ${number}`}`, () => {
    assert.equal(normalizeListing(text), number)
  })

test('the real file has 5 listings of 40 columns, one of them archived', { skip: skipSpending }, async () => {
  const { series, rows } = await readReply(listingRecords, readSpending('assistance_listings_first5.csv'))
  assert.equal(series, 'assistance-listings')
  const drafts = draftsOf(rows, 'listings')
  assert.deepEqual(
    drafts.map((one) => [one.number, one.number_as_published, one.published_on, one.archived_on]),
    [
      ['10.001', '10.001', '1965-01-01', null],
      ['10.025', '10.025', '1972-01-01', null],
      ['10.028', '10.028', '1986-01-01', null],
      ['10.029', '10.029', '2003-01-01', '2010-08-19'],
      ['10.030', '10.03', '2012-03-16', null],
    ],
  )
  assert.deepEqual(drafts[1]?.accounts, ['12-9971-0-7-352', '12-1600-0-1-352'])
  assert.equal(drafts[1].accounts_as_published, '12-9971-0-7-352;12-1600-0-1-352;')
  assert.equal(drafts[3]?.url, null)
  for (const { cells } of rows) assert.equal(Object.keys(cells).length, 38)
  for (const { cells } of rows) assert.ok(!('Headquarters Office (152)' in cells))
})

test(
  'a number that is there already, with or without its zero, is refused',
  { skip: skipSpending },
  async () => {
    const text = Buffer.from(readSpending('assistance_listings_first5.csv')).toString()
    const { rows } = await readReply(listingRecords, text.replace(',10.029,', ',10.030,'))
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ['row', 'row', 'row', 'row', 'refused'],
    )
  },
)

test('another header refuses the file', { skip: skipSpending }, async () => {
  const text = Buffer.from(readSpending('assistance_listings_first5.csv')).toString()
  await assert.rejects(readReply(listingRecords, text.replace('Recovery', 'Recovered')), /Recovered/)
})

const HEADER = LISTING_FIELDS.map((field) => `"${field}"`).join(',')
const SECRET = 'Jane Sample 555-0100'
const cellsOf = (named: Readonly<Record<string, string>>): string[] =>
  LISTING_FIELDS.map((field) => named[field] ?? '')
const whole = cellsOf({
  'Program Title': 'Sample',
  'Program Number': '10.030',
  'Headquarters Office (152)': SECRET,
})

for (const [what, cells] of [
  ['an additional cell before the offices', ['', ...whole]],
  ['an additional cell at its end', [...whole, SECRET]],
  ['too few cells', whole.slice(1)],
  ['other letters and an additional cell', ['', ...whole].map((cell) => [...cell].reverse().join(''))],
] as const)
  test(`the refusal of a row with ${what} lists none of its cells`, async () => {
    const document = [HEADER, cells.join(','), whole.join(','), ''].join('\n')
    const { rows } = await readReply(listingRecords, document)
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ['refused', 'row'],
    )
    assert.deepEqual(rows[0]?.cells, {})
    assert.equal(rows[0].place.row, 2)
    assert.doesNotMatch(JSON.stringify(rows), /Sample 555|0010-555/)
  })

test('a refused row with its number in its place keeps all cells but those of offices', async () => {
  const document = [HEADER, whole.join(','), whole.join(','), ''].join('\n')
  const { rows } = await readReply(listingRecords, document)
  assert.equal(rows[1]?.kind, 'refused')
  assert.equal(rows[1].cells['Program Title'], 'Sample')
  assert.doesNotMatch(JSON.stringify(rows), /555/)
})
