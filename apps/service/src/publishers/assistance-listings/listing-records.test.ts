import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftsOf, readReply, readSpending, skipSpending } from '../usaspending/testing.ts'
import { listingRecords } from './listing-records.ts'
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
