import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { DocumentRefused, type ControlTotal, type ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'
import { draftsOf } from '../usaspending/testing.ts'
import { ARCHIVE_COLUMNS } from './archive-columns.ts'
import { awardArchive } from './award-archive.ts'
import {
  aRecord,
  ARCHIVE_ADDRESS,
  ARCHIVE_DAY,
  makeArchive,
  writeCsv,
  type ArchiveRecord,
} from './testing.ts'

type Facts = { readonly url?: string; readonly published_at?: string | null }

const read = async (bytes: Uint8Array, { url = ARCHIVE_ADDRESS, published_at = ARCHIVE_DAY }: Facts = {}) => {
  const needs = {
    open: openBytes(bytes),
    source: { ...aSource(bytes, { publisher: 'fast-book' }), url, published_at },
  }
  const series = await awardArchive.findSeries(needs)
  const rows: ReadRow[] = []
  const reading = awardArchive.read(needs)
  for (;;) {
    const next = await reading.next()
    if (next.done === true) return { series, rows, totals: next.value }
    rows.push(next.value)
  }
}
const readRecords = (...records: readonly ArchiveRecord[]) => read(makeArchive(writeCsv(records)))
const kindsOf = (rows: readonly ReadRow[]) =>
  rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind))

test('an action keeps the text of its amount beside cents, and has its listing, accounts, recipient and district with the Congress of its day', async () => {
  const { series, rows } = await readRecords(aRecord(1, { cfda_number: '14.251' }))
  assert.equal(series, 'archive/2024/086')
  const [draft] = draftsOf(rows, 'award-transactions')
  assert.ok(draft !== undefined)
  assert.deepEqual(draft.obligated, { as_published: '10.25', cents: 1025, missing: null })
  assert.equal(draft.id, 'ASST_TX_8600_B22CPOH0001_-NONE-_14.251_1')
  assert.deepEqual(
    [draft.listing, draft.recipient_as_published, draft.recipient_uei, draft.description],
    ['14.251', 'City of Sample', 'ABCDEFGHJKL1', 'Sample library, "phase 1", new roof'],
  )
  assert.deepEqual(draft.treasury_accounts, ['086-2022/2024-0162-000', '086-X-0162-000'])
  assert.deepEqual(draft.place_of_performance, { country: 'USA', state: 'OH', county: null, district: '03' })
  assert.equal(draft.district_congress, 118)
  assert.equal(draft.award?.obligated.cents, 3050)
  assert.deepEqual(draft.award.emergency_fund_codes, ['Q', 'N'])
  assert.deepEqual(rows[0]?.place, {
    sheet: 'FY2024_086_Assistance_Full_20260706_1.csv',
    row: 2,
    pointer: null,
  })
})

test('neither officers, DUNS numbers, streets nor ZIP codes are in a row or a refusal', async () => {
  const { rows } = await readRecords(
    aRecord(1),
    aRecord(2, { cfda_number: '12 Secret Street' }),
    aRecord(3, { correction_delete_indicator_code: 'X' }),
  )
  assert.deepEqual(kindsOf(rows), ['row', 'entry_unreadable', 'entry_unreadable'])
  assert.doesNotMatch(JSON.stringify(rows), /Secret|123456789|43001|1000000/)
})

test('a row of another width than the header lists no cell', async () => {
  const csv = writeCsv([aRecord(1)]).trimEnd()
  const shifted = csv.split('\n').map((line, index) => (index === 1 ? `x,${line}` : line))
  const { rows } = await read(makeArchive(`${shifted.join('\n')}\n${csv.split('\n')[1]},\n`))
  assert.deepEqual(kindsOf(rows), ['row_not_understood', 'row_not_understood'])
  for (const { cells } of rows) assert.deepEqual(cells, {})
})

test('all records are counted: rows, refused ones, and those of other listings', async () => {
  const other = aRecord(4, { cfda_number: '93.778', assistance_award_unique_key: 'ASST_NON_OTHER_075' })
  const one = writeCsv([aRecord(1), other, aRecord(2, { cfda_number: 'x' })])
  const two = writeCsv([aRecord(1), other, other, aRecord(3, { correction_delete_indicator_code: 'D' })])
  const { rows, totals } = await read(makeArchive(one, two))
  assert.deepEqual(kindsOf(rows), ['row', 'entry_unreadable', 'entry_repeated', 'action_deleted'])
  const expected: ControlTotal[] = [{ what: 'rows_of_document', printed: 7, notSelected: 3 }]
  assert.deepEqual(totals, expected)
})

test('an award of another listing is read where the address names it', async () => {
  const award = 'ASST_NON_15JCOPS22GG00001TECP_015'
  const bytes = makeArchive(
    writeCsv([
      aRecord(1, {
        assistance_transaction_unique_key: '1550_15JCOPS22GG00001TECP_-NONE-_16.710_1',
        cfda_number: '16.710',
        assistance_award_unique_key: award,
        award_id_fain: '15JCOPS22GG00001TECP',
      }),
      aRecord(2, { cfda_number: '16.710', assistance_award_unique_key: award }),
    ]),
  )
  assert.deepEqual((await read(bytes)).rows, [])
  const { rows } = await read(bytes, { url: `${ARCHIVE_ADDRESS}?award_id=${award}` })
  // The second record has the number of another award.
  assert.deepEqual(kindsOf(rows), ['row', 'entry_unreadable'])
  assert.equal(draftsOf(rows, 'award-transactions')[0]?.award_id, award)
  await assert.rejects(read(bytes, { url: `${ARCHIVE_ADDRESS}?award_id=1234` }), /does not name an award/)
  await assert.rejects(read(bytes, { url: `${ARCHIVE_ADDRESS}?listing=16.710` }), /does not name an award/)
})

test('a listing that lost its final zeros is found', async () => {
  const { rows } = await readRecords(aRecord(1, { cfda_number: '10.73' }))
  const [draft] = draftsOf(rows, 'award-transactions')
  assert.deepEqual([draft?.listing, draft?.listing_as_published], ['10.730', '10.73'])
})

for (const [what, more] of [
  ['of another fiscal year', { action_date: '2024-10-01' }],
  ['with another fiscal year stated', { action_date_fiscal_year: '2023' }],
  ['without a day', { action_date: '' }],
  ['with a day that is none', { action_date: '2024-02-30' }],
  ['without the key of its award', { assistance_award_unique_key: '' }],
  ['without a key', { assistance_transaction_unique_key: '' }],
  ['without a listing', { cfda_number: '' }],
  ['of an award that was changed after the day of the file', { last_modified_date: '2026-07-07' }],
  [
    'whose amount is that of the next column',
    { federal_action_obligation: '30.50', generated_pragmatic_obligations: '10.25' },
  ],
  ['with letters of a wrong encoding', { recipient_name: 'SAMPLE \u00C3\u00A9 CITY' }],
] as const)
  test(`an action ${what} is refused`, async () => {
    const { rows } = await readRecords(aRecord(1, more))
    assert.deepEqual(kindsOf(rows), ['entry_unreadable'])
  })

for (const [text, cents, missing] of [
  ['', null, 'null_in_source'],
  ['-5.5', -550, null],
  ['1e5', null, 'unparsed'],
  ['10.255', null, 'unparsed'],
] as const)
  test(`an obligation of “${text}” has ${cents ?? 'no'} cents`, async () => {
    const { rows } = await readRecords(aRecord(1, { federal_action_obligation: text }))
    const [draft] = draftsOf(rows, 'award-transactions')
    assert.deepEqual([draft?.obligated.cents, draft?.obligated.missing], [cents, missing])
  })

test('columns count by their names, in any order', async () => {
  const bytes = makeArchive(writeCsv([aRecord(1)], ARCHIVE_COLUMNS.toReversed()))
  const { rows } = await read(bytes)
  assert.deepEqual(
    draftsOf(rows, 'award-transactions'),
    draftsOf((await readRecords(aRecord(1))).rows, 'award-transactions'),
  )
})

for (const [what, columns, message] of [
  ['a missing', ARCHIVE_COLUMNS.filter((name) => name !== 'action_date'), /no column action_date/],
  ['an unknown', [...ARCHIVE_COLUMNS, 'colour'], /column "colour", which is not known/],
  ['a doubled', [...ARCHIVE_COLUMNS, 'action_date'], /two columns action_date/],
] as const)
  test(`a file with ${what} column is refused, also where it is the second of the ZIP`, async () => {
    const wrong = writeCsv([aRecord(2)], columns)
    await assert.rejects(read(makeArchive(wrong)), message)
    await assert.rejects(read(makeArchive(writeCsv([aRecord(1)]), wrong)), message)
  })

test('the name of the file gives the year, the agency and the day, which must be the day of publication', async () => {
  const bytes = makeArchive(writeCsv([aRecord(1)]))
  for (const [url, message] of [
    [ARCHIVE_ADDRESS.replace('FY2024_086', 'FY(All)_All').replace('Full', 'Delta'), /only changes/],
    [ARCHIVE_ADDRESS.replace('Assistance', 'Contracts'), /contracts/],
    ['https://files.usaspending.gov/archive.zip', /no name of a file/],
  ] as const)
    await assert.rejects(read(bytes, { url }), message)
  for (const published_at of [null, '2026-07-07'])
    await assert.rejects(read(bytes, { published_at }), /2026-07-06.*day of publication/)
})

test('an action after the day of the file is refused', async () => {
  const url = ARCHIVE_ADDRESS.replace('20260706', '20240131')
  const bytes = zipSync({
    'one.csv': Buffer.from(writeCsv([aRecord(1, { last_modified_date: '' }), aRecord(2)])),
  })
  const { rows } = await read(bytes, { url, published_at: '2024-01-31' })
  assert.deepEqual(kindsOf(rows), ['row', 'entry_unreadable'])
})

test('the amount of a loan, or one whose repetition is blank, is read', async () => {
  const { rows } = await readRecords(
    aRecord(1, { generated_pragmatic_obligations: '' }),
    aRecord(2, { generated_pragmatic_obligations: '7.00', assistance_type_code: '07' }),
    aRecord(3, { federal_action_obligation: '', generated_pragmatic_obligations: '0.00' }),
  )
  assert.deepEqual(kindsOf(rows), ['row', 'row', 'row'])
})

test('a ZIP with the files of another archive, with folders, or with a ZIP is refused', async () => {
  const csv = Buffer.from(writeCsv([aRecord(1)]))
  for (const [name, message] of [
    ['FY2024_075_Assistance_Full_20260706_1.csv', /FY2024_075.* is not of FY2024_086/],
    ['../FY2024_086_Assistance_Full_20260706_1.csv', /is not a CSV in its first folder/],
    ['/etc/FY2024_086_Assistance_Full_20260706_1.csv', /is not a CSV in its first folder/],
    ['..\\one.csv', /is not a CSV in its first folder/],
    ['FY2024_086_Assistance_Full_20260706.zip', /is not a CSV in its first folder/],
  ] as const)
    await assert.rejects(read(zipSync({ [name]: csv })), message)
})

test('a ZIP without records, without CSV files, or without one of its numbered files is refused', async () => {
  await assert.rejects(read(makeArchive(writeCsv([]))), /no record/)
  await assert.rejects(read(makeArchive()), DocumentRefused)
  await assert.rejects(read(makeArchive('')), /is empty/)
  const three = makeArchive(writeCsv([aRecord(1)]), writeCsv([aRecord(2)]))
  const renamed = Buffer.from(Buffer.from(three).toString('latin1').replaceAll('_2.csv', '_3.csv'), 'latin1')
  await assert.rejects(read(renamed), /the number 2/)
})

test('a row is given as soon as it is read: the file is never held', async () => {
  const other = aRecord(4, { cfda_number: '93.778', assistance_award_unique_key: 'ASST_NON_OTHER_075' })
  const csv = writeCsv([aRecord(1), ...Array.from({ length: 4000 }, () => other)])
  const bytes = zipSync({ 'one.csv': [Buffer.from(csv), { level: 0 }] })
  const pulled: number[] = []
  const open = async function* () {
    const pass = pulled.push(0) - 1
    for await (const piece of openBytes(bytes, 4096)()) {
      pulled[pass] = (pulled[pass] ?? 0) + piece.length
      yield piece
    }
  }
  const source = {
    ...aSource(bytes, { publisher: 'fast-book' }),
    url: ARCHIVE_ADDRESS,
    published_at: ARCHIVE_DAY,
  }
  for await (const row of awardArchive.read({ source, open })) {
    assert.equal(row.kind, 'row')
    break
  }
  // The passes before it read the directory at the end.
  const last = pulled.at(-1) ?? Infinity
  assert.ok(bytes.length > 1_000_000 && last < bytes.length / 4, String(last))
})

test('a row whose key has another listing, award or modification than its cells is refused', async () => {
  for (const [more, why] of [
    [{ cfda_number: '14.252', assistance_transaction_unique_key: `${KEY}_1` }, /The listing is 14\.252, and/],
    [{ assistance_transaction_unique_key: '8600_OTHER_-NONE-_14.251_1' }, /not a transaction of the award/],
    [{ modification_number: '7' }, /The number of the modification is 7, and/],
  ] as const) {
    const [row] = (await read(makeArchive(writeCsv([aRecord(1, more)])))).rows
    assert.match(row?.kind === 'refused' ? row.detail : '', why)
  }
})
const KEY = '8600_B22CPOH0001_-NONE-_14.251'
