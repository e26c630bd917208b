import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import type { AppropriationsSource } from '../appropriations/drafts.ts'
import { makeCsv, makeWorkbook } from '../tables/testing.ts'
import { ofKind, readDocument } from '../testing.ts'
import { houseAppropriations } from './house-appropriations.ts'

const REQUESTS = [
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
const AMOUNTS = [400_000, 1_031_615, 1_904_659, 3_750_000]
const REQUEST = [
  'Samplewell',
  'Ada',
  'OR01',
  'D',
  'Interior and Environment',
  'Town of Example',
  'Sewer Project',
  '1 Way,Exampleton,Oregon,97232',
  '400000',
  'https://samplewell.house.example/projects',
]
const requests = AMOUNTS.map((amount, index) =>
  REQUEST.with(8, String(amount)).with(6, `Sewer Project ${index}`),
)
const BILL = ['Agency', 'Account', 'State', 'Project', 'Amount', 'Requestor']
const PROJECT = ['Sample Agency', 'Grants', 'VT', 'Town of Example for Sewers', '1,092,000', 'Samplewell']

type Row = readonly string[]
const at = (width: number, cells: Readonly<Record<number, string>>): string[] =>
  Array.from({ length: width }, (_, column) => cells[column] ?? '')
const line = (cells: Readonly<Record<number, string>>) => at(REQUESTS.length, cells)

const read = (rows: readonly Row[], facts: Partial<AppropriationsSource> = {}) =>
  readDocument(houseAppropriations, makeWorkbook({ Table: rows }), { fiscal_year: 2025, ...facts })
const readBill = (...rows: readonly Row[]) =>
  read([BILL, ...rows], { fiscal_year: 2026, subcommittee: 'INT' })

/** The fate of a line among the four requests, which are published as without it. */
const withLine = async (added: Row, place = requests.length) => {
  const document = await read([REQUESTS, ...requests.toSpliced(place, 0, [...added])])
  const amounts = ofKind(document, 'record').map(({ draft }) => draft.amount)
  assert.deepEqual(amounts, AMOUNTS)
  const { totals } = document
  return { totals, reasons: ofKind(document, 'refused').map(({ reason }) => reason) }
}
const stopped = (rows: readonly Row[], why: RegExp, facts: Partial<AppropriationsSource> = {}) =>
  assert.rejects(
    read(rows, facts),
    (cause) => cause instanceof DocumentRefused && why.test(cause.message),
    JSON.stringify(rows),
  )

const TOTALS = [
  { 0: 'TOTAL REQUESTS', 8: '7086274' },
  { 0: 'Total, all Members', 8: '7,086,274' },
  { 4: 'Subtotal, EPA', 5: 'Various', 8: '7086274' },
  { 6: 'Alabama total', 8: '7086274' },
  { 0: 'Grand Total', 8: '$7,086,274' },
  { 5: 'Sum of all requests', 8: '7086274' },
]

for (const cells of TOTALS)
  test(`${Object.values(cells).join(', ')} is a total that is held against the rows, and no request`, async () => {
    const { totals, reasons } = await withLine(line(cells))
    assert.deepEqual(reasons, [])
    assert.deepEqual(
      totals.map((total) => 'found' in total && [total.printed, total.found]),
      [[7_086_274, 7_086_274]],
    )
  })

test('two lines of a total are held against the rows above each', async () => {
  const rows = [...requests.slice(0, 2), line({ 0: 'Total', 8: '1431615' }), ...requests.slice(2)]
  const { totals } = await read([REQUESTS, ...rows, line({ 0: 'Total', 8: '7086275' })])
  assert.deepEqual(
    totals.map((total) => 'found' in total && [total.printed, total.found]),
    [
      [1_431_615, 1_431_615],
      [7_086_275, 5_654_659],
    ],
  )
})

const NO_REQUESTS = [
  ['a line without subcommittee, recipient and title', { 0: 'Various', 8: '7086274' }],
  ['a total that has no amount', { 0: 'Total', 1: 'all' }],
  ['a count', { 0: 'Count: 4' }],
  ['a note on withdrawal', { 0: '* Request withdrawn by the Member.' }],
  ['a source', { 0: 'Source: House Committee on Appropriations' }],
  ['a second line of the header', { 0: '(Surname)', 2: '(ST##)', 3: '(D/R)', 7: '(street)', 9: '(URL)' }],
] as const

for (const [what, cells] of NO_REQUESTS)
  test(`${what} is refused, and no request`, async () => {
    for (const place of [0, 2, 4])
      assert.deepEqual((await withLine(line(cells), place)).reasons.length, 1, `at ${place}`)
  })

test('a name that begins like a total is a name', async () => {
  const names = ['Grand Rapids Public Schools', 'Grand County', 'Sumner County', 'Countryside Authority']
  const rows = names.map((recipient) => REQUEST.with(5, recipient))
  const titled = REQUEST.with(6, 'Total Maximum Daily Load Implementation')
  assert.equal(ofKind(await read([REQUESTS, ...rows, titled]), 'record').length, 5)
})

const UNITS = [
  '(Thousands of dollars)',
  '($000)',
  '(Amounts in $000s)',
  '$ thousands',
  '(000s omitted)',
  '[In thousands]',
  'Projects in thousands of communities',
  '(In millions)',
]

for (const unit of UNITS)
  test(`“${unit}” over amounts in dollars, below them or among them stops the document`, async () => {
    await stopped([[unit], REQUESTS, ...requests], /thousands|unit/)
    for (const place of [1, 2, 4])
      await stopped([REQUESTS, ...requests.toSpliced(place, 0, line({ 0: unit }))], /unit/)
  })

test('amounts in thousands are multiplied, in any of the known words by which the title says so', async () => {
  const rows = requests.map((cells) => cells.with(8, '1,250'))
  for (const unit of UNITS.slice(0, 6)) {
    const records = ofKind(await read([[unit], REQUESTS, ...rows]), 'record')
    assert.deepEqual(new Set(records.map(({ draft }) => draft.amount)), new Set([1_250_000]), unit)
  }
})

test('a title or sheet that speaks of another stage or chamber stops the document', async () => {
  const titles = [
    'Joint Explanatory Statement',
    'Conference Report',
    'Appropriations Act, 2026',
    'P.L. 118-42',
  ]
  for (const title of [...titles, 'Final Table', 'Senate Committee on Appropriations']) {
    const facts = { fiscal_year: 2026, subcommittee: 'INT' } as const
    await stopped([[title], BILL, PROJECT], /says/, facts)
    await stopped([[title], REQUESTS, ...requests], /says/)
    const named = makeWorkbook({ [title.slice(0, 31)]: [BILL, PROJECT] })
    await assert.rejects(readDocument(houseAppropriations, named, facts), DocumentRefused)
  }
  await stopped([['Projects included in the bill'], REQUESTS, ...requests], /bill/)
})

const SHIFTED = [
  ['letters where the amount belongs', 8, 'to be determined'],
  ['an address where the amount belongs', 8, '1 Way, Exampleton'],
  ['a State where the recipient belongs', 5, 'Vermont'],
  ['a district where the recipient belongs', 5, 'OR01'],
  ['no web page where it belongs', 9, 'see the office'],
  ['an amount where the title belongs', 6, '400000'],
  ['an address where the title belongs', 6, '1 Way,Exampleton,Oregon,97232'],
  ['no party where it belongs', 3, 'Town of Example'],
  ['a State without a number where the district belongs', 2, 'AL'],
  ['a district that no State has', 2, 'OR99'],
] as const

for (const [what, column, text] of SHIFTED)
  test(`a request with ${what} is refused`, async () => {
    assert.deepEqual((await withLine(REQUEST.with(column, text))).reasons, ['row_not_understood'])
  })

test('two members in one cell are two requestors, with the first name, district and party of each', async () => {
  const both = ['Bonhomie / Salinger', 'Ada / Bo', 'OR01 / OR06', 'D / R']
  const [record] = ofKind(await read([REQUESTS, [...both, ...REQUEST.slice(4)]]), 'record')
  assert.deepEqual(
    record?.draft.requestors.map(({ name, district, party }) => [name, district, party]),
    [
      ['Ada Bonhomie', 1, 'D'],
      ['Bo Salinger', 6, 'R'],
    ],
  )
  assert.equal(record.draft.state, 'OR')
  const surnames = ofKind(
    await read([REQUESTS, REQUEST.with(0, 'Galley, Stanhope').with(1, '').with(2, '')]),
    'refused',
  )
  assert.deepEqual(
    surnames.map(({ reason }) => reason),
    ['row_not_understood'],
  )
})

test('several members who share a first name, a district or a party are refused', async () => {
  for (const last of ['Bonhomie / Salinger', 'Murphy/Cantor', 'Galley, Stanhope', 'Galley Stanhope'])
    assert.equal((await withLine(REQUEST.with(0, last))).reasons.length, 1, last)
})

test('a heading or footnote in the column of projects goes into no title', async () => {
  for (const text of [
    'Environmental Protection Agency',
    'Funds remain available until expended',
    '* Revised',
  ]) {
    const document = await readBill(PROJECT, PROJECT, at(6, { 3: text }), PROJECT)
    const titles = ofKind(document, 'record').map(({ draft }) => draft.title)
    assert.deepEqual(new Set(titles), new Set(['Sewers']))
    assert.equal(document.rows.length, 4)
  }
})

test('a project whose agency, account, State and amount are merged with the row above is no part of it', async () => {
  const document = await readBill(PROJECT, at(6, { 3: 'City of Sample for Pumps', 5: 'Placeholder' }))
  assert.deepEqual(
    document.rows.map(({ kind }) => kind),
    ['refused', 'refused'],
  )
})

test('two surnames without a comma are two members where the table prints each alone, else refused', async () => {
  const both = PROJECT.with(5, 'Samplewell Exampleton')
  const known = ofKind(await readBill(both, PROJECT, PROJECT.with(5, 'Exampleton')), 'record')
  assert.deepEqual(
    known[0]?.draft.requestors.map(({ name }) => name),
    ['Samplewell', 'Exampleton'],
  )
  const [unknown] = ofKind(await readBill(both, PROJECT), 'refused')
  assert.equal(unknown?.reason, 'requestor_unclear')
})

test('columns of no known table are no stage that is not published: the document is refused', async () => {
  const columns = ['Agency', 'Account', 'Widgets', 'Gadgets', 'Amount', 'Origination']
  await stopped([columns, columns], /“Widgets”/, { fiscal_year: 2026, subcommittee: 'INT' })
})

test('a year that the document states in any words is held against the one that it was given with', async () => {
  for (const title of ['Fiscal Year 2024', 'FY’24', 'FISCAL 2024', 'FY 2024 requests'])
    await stopped([[title], REQUESTS, ...requests], /fiscal year 2024 and was given as 2025/)
})

test('the half row at the end of a cut CSV is refused, or the document stopped, wherever it is cut', async () => {
  const text = makeCsv([REQUESTS, ...requests])
  const end = text.lastIndexOf('\n', text.length - 2) + 1
  for (let length = end + 1; length < text.length; length += 7) {
    const cut = new TextEncoder().encode(text.slice(0, length))
    const document = await readDocument(houseAppropriations, cut, { fiscal_year: 2025 }).catch(
      (cause: unknown) => {
        assert.ok(cause instanceof DocumentRefused)
      },
    )
    if (document !== undefined) assert.equal(ofKind(document, 'record').length, 3)
  }
})

const DITTO = ['"', 'do.', '-do-', 'Ditto', '〃', '”', 'same as above', 'Ibid.']

test('a cell that stands for the one above is never taken for its text', async () => {
  for (const mark of DITTO) {
    for (const column of [0, 1, 3, 5]) {
      const document = await readBill(PROJECT, PROJECT.with(column, mark))
      assert.deepEqual(
        ofKind(document, 'refused').map(({ reason }) => reason),
        ['row_not_understood'],
        `${mark} in ${BILL[column] ?? ''}`,
      )
    }
    for (const column of [0, 1, 5, 6])
      assert.deepEqual((await withLine(REQUEST.with(column, mark))).reasons, ['row_not_understood'], mark)
  }
  assert.equal(ofKind(await readBill(PROJECT.with(0, '—')), 'record').length, 0)
})

test('a name with letters of another script is no name of a member', async () => {
  // The first letters are Cyrillic.
  assert.deepEqual((await withLine(REQUEST.with(0, 'Ѕamplewell'))).reasons, ['requestor_unclear'])
  const bill = await readBill(PROJECT.with(5, 'Ѕamplewell'))
  assert.deepEqual(
    ofKind(bill, 'refused').map(({ reason }) => reason),
    ['requestor_unclear'],
  )
  const accents = await readBill(PROJECT.with(5, 'Velázquez, Barragán'))
  assert.equal(ofKind(accents, 'record').length, 1)
})

test('a second table on the sheet is of another document', async () => {
  const companion = REQUEST.with(5, 'City of X').with(8, '777777')
  const document = await read([
    REQUESTS,
    ...requests,
    [],
    line({ 0: 'Senate-side companion requests' }),
    REQUESTS,
    companion,
    line({ 0: 'Total', 8: '777777' }),
  ])
  assert.deepEqual(
    ofKind(document, 'record').map(({ draft }) => draft.amount),
    AMOUNTS,
  )
  assert.match(ofKind(document, 'refused').at(-1)?.detail ?? '', /Senate-side companion requests/)
  assert.deepEqual(document.totals, [])
})
