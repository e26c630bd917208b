import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import type { AppropriationsSource } from '../appropriations/drafts.ts'
import { makeCsv, makeWorkbook, type TestCell } from '../tables/testing.ts'
import { ofKind, readDocument, readReference, skipReference } from '../testing.ts'
import { houseAppropriations } from './house-appropriations.ts'

const HEADER_2024 = [
  'Member Last Name',
  'Member First Name',
  'District',
  'Party',
  'Subcommittee',
  'Recipient',
  'Project Purpose',
  'Recipient Address',
  'Amount Requested',
  'Member Website',
]
const SAMPLE = {
  'Member Last Name': 'Samplewell',
  'Member First Name': 'Ada',
  District: 'OR01',
  Party: 'D',
  Subcommittee: 'Commerce Justice Science',
  Recipient: 'Example Fish Commission',
  'Project Purpose': 'Example Observation Project',
  'Recipient Address': '700 Example St, Suite 1200,Portland,Oregon,97232',
  'Amount Requested': '400000',
  'Member Website': 'https://samplewell.house.example/projects',
}
type Cells = Partial<Record<keyof typeof SAMPLE, string>>
const rowOf = (changes: Cells = {}) => Object.values({ ...SAMPLE, ...changes })

const read = (document: string | Uint8Array, facts: Partial<AppropriationsSource> = {}) =>
  readDocument(houseAppropriations, document, { fiscal_year: 2024, ...facts })
const readRows = async (...rows: Cells[]) => read(makeCsv([HEADER_2024, ...rows.map(rowOf)]))
const readOne = async (changes: Cells = {}) => {
  const [record] = ofKind(await readRows(changes), 'record')
  return record ?? assert.fail('the row is no record')
}
const refused =
  (...reasons: RegExp[]) =>
  (error: unknown) =>
    error instanceof DocumentRefused && reasons.every((reason) => reason.test(error.message))

test('a row says who asked, for whom, for what and how much, and why the rest is not known', async () => {
  const { draft, place, cells } = await readOne()
  assert.deepEqual(draft, {
    dataset: 'house-projects',
    chamber: 'house',
    stage: 'request',
    fiscal_year: 2024,
    subcommittee: 'CJS',
    subcommittee_raw: 'Commerce Justice Science',
    agency: null,
    account: null,
    title: 'Example Observation Project',
    purpose: null,
    recipient: 'Example Fish Commission',
    recipient_address: '700 Example St, Suite 1200,Portland,Oregon,97232',
    location: null,
    state: 'OR',
    project_states: ['OR'],
    amount: 400_000,
    amount_raw: '400000',
    requestors: [
      {
        name: 'Ada Samplewell',
        name_raw: 'Samplewell, Ada',
        chamber: 'house',
        state: 'OR',
        district: 1,
        party: 'D',
      },
    ],
    links: [{ rel: 'member_page', url: 'https://samplewell.house.example/projects' }],
    missing: {
      agency: 'not_published',
      account: 'not_published',
      purpose: 'not_published',
      location: 'not_published',
    },
    flags: ['address_state_read'],
    key: [
      '',
      'samplewell',
      'ada',
      'or01',
      'commerce justice science',
      'example fish commission',
      'example observation project',
    ],
  })
  assert.deepEqual(place, { sheet: null, row: 2, pointer: null })
  assert.deepEqual(cells, SAMPLE)
})

const YEARS = {
  2022: {
    header: [
      'Member Firstname',
      'Member Lastname',
      'Subcommittee',
      'Program/Language/Project Title',
      'Recipient Address',
      'Amount Requested for FY22',
      'Explanation',
    ],
    row: ['Ada', 'Samplewell', 'Interior', 'Example Sewer', '1 Way,Town,Vermont,05001', 1000, 'For a sewer.'],
    missing: ['account', 'agency', 'location', 'recipient', 'state'],
  },
  2023: {
    header: ['Member', 'Subcommittee', 'Recipient', 'Request', 'Amount Requested', 'Explanation'],
    row: ['Ada Samplewell', 'Interior', 'Town of Example', 'Example Sewer', 1000, 'For a sewer.'],
    missing: ['account', 'agency', 'location', 'project_states', 'recipient_address', 'state'],
  },
  2025: { header: HEADER_2024, row: rowOf(), missing: ['account', 'agency', 'location', 'purpose'] },
  2026: {
    header: HEADER_2024.map((text) => (text === 'Project Purpose' ? 'Project Purpose/Description' : text)),
    row: rowOf(),
    missing: ['account', 'agency', 'location', 'purpose'],
  },
} as const

for (const [year, { header, row, missing }] of Object.entries(YEARS)) {
  test(`the workbook of ${year} is read by its own columns, and what it has not is not published`, async () => {
    const document = makeWorkbook({ Requests: [header, row] })
    const { series, ...rest } = await read(document, { fiscal_year: Number(year) })
    const [record] = ofKind(rest, 'record')
    assert.equal(series, `requests/${year}`)
    assert.equal(record?.draft.fiscal_year, Number(year))
    assert.equal(record.draft.requestors[0]?.name, 'Ada Samplewell')
    assert.match(record.draft.title ?? '', /^Example/)
    assert.deepEqual(Object.keys(record.draft.missing).toSorted(), missing)
    assert.ok(Object.values(record.draft.missing).every((reason) => reason === 'not_published'))
    assert.equal(record.place.sheet, 'Requests')
  })
}

test('what a workbook explains is the purpose, apart from the title', async () => {
  const { header, row } = YEARS[2023]
  const [record] = ofKind(await read(makeCsv([header, row]), { fiscal_year: 2023 }), 'record')
  assert.equal(record?.draft.title, 'Example Sewer')
  assert.equal(record.draft.purpose, 'For a sewer.')
})

test('columns of another year stop the whole workbook, naming the header', async () => {
  const { header, row } = YEARS[2023]
  await assert.rejects(
    read(makeCsv([header, row])),
    refused(/“Member” \(column 1\)/, /fiscal year 2024/, /Known:/),
  )
  await assert.rejects(
    read(makeCsv([HEADER_2024, rowOf()]), { fiscal_year: 2027 }),
    refused(/2027 are not known/, /2022, 2023, 2024, 2025, 2026/, /add-a-publisher/),
  )
})

test('no column that is like a recipient is taken for one', async () => {
  const header = HEADER_2024.map((text) => (text === 'Recipient' ? 'Recipient Location' : text))
  await assert.rejects(
    read(makeCsv([header, rowOf()])),
    refused(/“Recipient Location” \(column 6\) is not known/),
  )
  const without = (cells: readonly string[]) => cells.toSpliced(5, 1)
  await assert.rejects(
    read(makeCsv([without(HEADER_2024), without(rowOf())])),
    refused(/no column “Recipient”/),
  )
})

test('the fiscal year is given with the document, and must be one that the document speaks of', async () => {
  await assert.rejects(read(makeCsv([HEADER_2024]), { fiscal_year: null }), refused(/--fiscal-year/))
  await assert.rejects(
    read(makeCsv([YEARS[2022].header]), { fiscal_year: 2024 }),
    refused(/speaks of fiscal year 2022 and was given as 2024/),
  )
  await assert.rejects(
    read(makeCsv([['Requests of FY22'], YEARS[2022].header]), { fiscal_year: 2024 }),
    refused(/speaks of fiscal year 2022 and was given as 2024/),
  )
  const named = makeWorkbook({ 'asRequestedCPFs_FY25_6.20.24': [HEADER_2024, rowOf()] })
  await assert.rejects(read(named), refused(/fiscal year 2025/))
  assert.equal((await read(named, { fiscal_year: 2025 })).rows.length, 1)
})

test('an excerpt takes the year of each row, and a row of a wrong one is refused', async () => {
  const header = [...HEADER_2024, '_fiscal_year', '_source_file']
  const document = makeCsv([
    header,
    [...rowOf(), '2024', 'one.xlsx'],
    [...rowOf(), '2025', 'two.xlsx'],
    [...rowOf(), 'FY25', 'two.xlsx'],
  ])
  const excerpt = await read(document, { fiscal_year: null })
  assert.equal(excerpt.series, 'requests/excerpt')
  assert.deepEqual(
    ofKind(excerpt, 'record').map(({ draft }) => draft.fiscal_year),
    [2024, 2025],
  )
  assert.equal(ofKind(excerpt, 'refused')[0]?.reason, 'row_not_understood')
  const given = await read(document, { fiscal_year: 2024 })
  assert.deepEqual(
    ofKind(given, 'refused').map(({ reason }) => reason),
    ['fiscal_year_contradicted', 'row_not_understood'],
  )
})

test('the State of a project is read from the right of an untidy address, and stays unknown without one', async () => {
  const untidy = await readOne({ 'Recipient Address': '428 Sample Road, ,Blue Creek, CA ,California,95525' })
  assert.deepEqual(untidy.draft.project_states, ['CA'])
  assert.equal(untidy.draft.state, 'OR')
  const none = await readOne({ 'Recipient Address': '12 Nowhere' })
  assert.deepEqual(none.draft.project_states, [])
  assert.deepEqual(none.draft.flags, [])
  assert.equal(none.draft.missing['project_states'], 'unparsed')
  const blank = await readOne({ 'Recipient Address': ' ' })
  assert.equal(blank.draft.missing['project_states'], 'blank_in_source')
  assert.equal(untidy.draft.missing['project_states'], undefined)
})

test('a district is State and number, 0 at large; a blank one is blank and a strange one refused', async () => {
  const at = async (District: string) => {
    const { draft } = await readOne({ District })
    return [draft.state, draft.requestors[0]?.district, draft.missing['state']]
  }
  assert.deepEqual(await at('AK00'), ['AK', 0, undefined])
  assert.deepEqual(await at('VA-8'), ['VA', 8, undefined])
  assert.deepEqual(await at(''), [null, null, 'blank_in_source'])
  for (const District of ['Oregon First', 'AL', 'OR99', '12', 'D']) {
    const [row] = ofKind(await readRows({ District }), 'refused')
    assert.equal(row?.reason, 'row_not_understood')
    assert.match(row.detail, /not a district of a State/)
  }
})

test('amounts of every form are whole dollars, and what is none is null with its text and a reason', async () => {
  const { rows } = await readRows(
    ...['$500,000', '241,000', '2e+06', '—', '(24,000)', '$-', '', '0'].map((amount) => ({
      'Amount Requested': amount,
    })),
  )
  const read = ofKind({ rows }, 'record').map(({ draft }) => [
    draft.amount,
    draft.amount_raw,
    draft.missing['amount'],
  ])
  assert.deepEqual(read, [
    [500_000, '$500,000', undefined],
    [241_000, '241,000', undefined],
    [2_000_000, '2e+06', undefined],
    [null, '—', 'unparsed'],
    [null, '(24,000)', 'unparsed'],
    [null, '$-', 'unparsed'],
    [null, null, 'blank_in_source'],
    [0, '0', undefined],
  ])
})

test('rows that are the same word for word are all published, each with a flag and the same key', async () => {
  const records = ofKind(await readRows({}, { Recipient: 'Other' }, {}), 'record')
  assert.deepEqual(
    records.map(({ draft }) => draft.flags.includes('identical_rows')),
    [true, false, true],
  )
  assert.deepEqual(records[0]?.draft.key, records[2]?.draft.key)
})

test('the key stays when the amount, the place or the white space of a row changes', async () => {
  const [one] = ofKind(await readRows({}), 'record')
  const [, other] = ofKind(
    await readRows({}, { 'Amount Requested': '9', Recipient: ' EXAMPLE  Fish Commission' }),
    'record',
  )
  assert.deepEqual(one?.draft.key, other?.draft.key)
})

const REFUSALS = [
  [{ Subcommittee: 'Fisheries' }, 'subcommittee_unknown', /“Fisheries”/],
  [{ 'Member Last Name': ' ', 'Member First Name': '' }, 'requestor_missing', /no member/],
  [{ 'Amount Requested': '10,000,000,001' }, 'amount_implausible', /10000000001/],
  [{ 'Project Purpose': 'tnemevorpmI reweS rof elpmaxE fo ytiC' }, 'text_damaged', /backwards/],
] as const

for (const [changes, reason, detail] of REFUSALS) {
  test(`a row is refused, and the others read: ${reason}`, async () => {
    const { rows } = await readRows({}, changes, {})
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ['row', 'refused', 'row'],
    )
    const [row] = ofKind({ rows }, 'refused')
    assert.equal(row?.reason, reason)
    assert.match(row.detail, detail)
    assert.equal(row.place.row, 3)
  })
}

test('a blank subcommittee is null with its reason', async () => {
  const { draft } = await readOne({ Subcommittee: '' })
  assert.equal(draft.subcommittee, null)
  assert.equal(draft.missing['subcommittee'], 'blank_in_source')
})

test('a row with cells beyond the header is refused, and a total is no row but a control total', async () => {
  const total = ['Total', '', '', '', '', '', '', '', '800,000', '']
  const document = await read(makeCsv([HEADER_2024, rowOf(), rowOf(), total]))
  assert.equal(document.rows.length, 2)
  const printed = { what: 'amount_of_document', label: 'Total', printed: 800_000 } as const
  assert.deepEqual(document.totals, [{ ...printed, found: 800_000 }])
  const wide = await read(makeCsv([HEADER_2024, [...rowOf(), 'more'], total]))
  assert.equal(ofKind(wide, 'refused')[0]?.reason, 'row_not_understood')
  assert.deepEqual(wide.totals, [{ ...printed, found: 400_000 }])
})

test('rows of a second sheet are refused, not lost', async () => {
  const rows: readonly (readonly TestCell[])[] = [HEADER_2024, rowOf()]
  const notes = [['Notes'], rowOf()]
  const document = await read(makeWorkbook({ One: rows, Two: notes }))
  assert.equal(ofKind(document, 'record').length, 1)
  assert.deepEqual(
    ofKind(document, 'refused').map(({ place }) => [place.sheet, place.row]),
    [
      ['Two', 1],
      ['Two', 2],
    ],
  )
})

test('a table in thousands, as its title says, is multiplied', async () => {
  const { rows } = await read(
    makeCsv([['[In thousands]'], HEADER_2024, rowOf({ 'Amount Requested': '1,250' })]),
  )
  const [record] = ofKind({ rows }, 'record')
  assert.equal(record?.draft.amount, 1_250_000)
  assert.ok(record.draft.flags.includes('amount_scaled'))
})

test('a web page, a PDF and a table of another kind are refused, saying what they are', async () => {
  await assert.rejects(read('<!DOCTYPE html>'), refused(/web page/))
  await assert.rejects(read('%PDF-1.7'), refused(/PDF/))
  await assert.rejects(read('Name,Street,Town,State\na,b,c,d\n'), refused(/neither.*requests.*nor/))
  await assert.rejects(read('ycnegA,tnuoccA,etatS,tcejorP\n'), refused(/runs backwards/))
})

test(
  'the real excerpt of 2024 and 2025 gives 10 records, all with a State of the project',
  { skip: skipReference },
  async () => {
    const document = await read(readReference('house_cpf_requests_fy2024_fy2025_sample.csv'), {
      fiscal_year: null,
    })
    const records = ofKind(document, 'record').map(({ draft }) => draft)
    assert.equal(document.series, 'requests/excerpt')
    assert.equal(document.rows.length, 10)
    assert.equal(records.length, 10)
    assert.equal(records.filter(({ fiscal_year: year }) => year === 2024).length, 9)
    assert.ok(
      records.every(
        ({ amount, state, project_states: states }) =>
          amount !== null && state !== null && states.length === 1,
      ),
    )
    assert.equal(records.find(({ state }) => state === 'AK')?.requestors[0]?.district, 0)
  },
)
