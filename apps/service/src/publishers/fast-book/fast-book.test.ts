import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { ofKind, readDocument, readReference, skipReference } from '../testing.ts'
import { fastBook } from './fast-book.ts'

const ENTRY = {
  fas_code: '990-0100',
  agency_code: '990',
  main_account: '0100',
  agency_name: 'Department of Samples',
  title: 'Grants,  Office of Samples,\nSamples',
  fund_type: 'general',
  last_updated: '2025-01-31',
}
const ACTIVE = {
  ...ENTRY,
  legislation: null,
  has_no_year_variant: true,
  has_annual_variant: false,
  independent_agency: null,
  tas_variants: 2,
}
const ENDED = {
  ...ENTRY,
  fas_code: '990-0101',
  fund_type: 'consolidated_working',
  action: 'ended',
  comments: null,
}

const aBook = (accounts: unknown[] = [ACTIVE], discontinued: unknown[] = [ENDED], rest = {}) =>
  JSON.stringify({ schema_version: '1.0', agencies: [], accounts, discontinued, ...rest })

const refusalOf = async (document: string) => {
  const { rows } = await readDocument(fastBook, document)
  const [row] = rows
  assert.equal(row?.kind, 'refused')
  return row
}

test('a code in use is a line with its title mended of white space, its agency, and its fund in the status', async () => {
  const book = await readDocument(fastBook, aBook([ACTIVE], []))
  assert.equal(book.series, 'federal-accounts')
  const [line] = ofKind(book, 'funding_line')
  assert.deepEqual(line?.place, { sheet: null, row: null, pointer: '/accounts/0' })
  assert.equal(line.draft.kind, 'federal_account')
  assert.equal(line.draft.federal_account_symbol, '990-0100')
  assert.equal(line.draft.account, 'Grants, Office of Samples, Samples')
  assert.equal(line.draft.federal_account_title, line.draft.account)
  assert.equal(line.draft.agency, 'Department of Samples')
  assert.equal(line.draft.status, 'active, general fund')
})

test('the cells are kept word for word, with the day of the last change', async () => {
  const [line] = ofKind(await readDocument(fastBook, aBook()), 'funding_line')
  assert.equal(line?.cells['title'], ENTRY.title)
  assert.equal(line.cells['last_updated'], '2025-01-31')
  assert.equal(line.cells['legislation'], '')
  assert.equal(line.cells['tas_variants'], '2')
})

test('a code no longer in use is a line that says so', async () => {
  const [, ended] = ofKind(await readDocument(fastBook, aBook()), 'funding_line')
  assert.equal(ended?.place.pointer, '/discontinued/0')
  assert.equal(ended.draft.status, 'discontinued, consolidated working fund')
})

test('every null of a line has a reason, and nothing else has one', async () => {
  const [line] = ofKind(
    await readDocument(fastBook, aBook([{ ...ACTIVE, agency_name: null }])),
    'funding_line',
  )
  const nulls = Object.entries(line?.draft ?? {}).filter(([, value]) => value === null)
  assert.deepEqual(Object.keys(line?.draft.missing ?? {}).toSorted(), nulls.map(([name]) => name).toSorted())
  assert.equal(line?.draft.missing['agency'], 'blank_in_source')
  assert.equal(line.draft.missing['guidance_url'], 'not_published')
})

test('an entry without a proper code or a title, or that is no object, is refused with its place', async () => {
  assert.match((await refusalOf(aBook([{ ...ACTIVE, fas_code: '99-0100' }]))).detail, /"99-0100".*AAA-MMMM/)
  assert.match((await refusalOf(aBook([{ ...ACTIVE, title: '  ' }]))).detail, /990-0100 has no title/)
  assert.match((await refusalOf(aBook([{ ...ACTIVE, title: ['a'] }]))).detail, /not an object of texts/)
  assert.equal((await refusalOf(aBook([null]))).place.pointer, '/accounts/0')
})

test('a code that comes again is refused, naming where it came first', async () => {
  const { rows } = await readDocument(fastBook, aBook([ACTIVE], [{ ...ENDED, fas_code: '990-0100' }]))
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['row', 'refused'],
  )
  assert.match(JSON.stringify(rows[1]), /\/accounts\/0 already has/)
})

test('what the document counts of itself is a control total', async () => {
  const statistics = { total_fas_codes: 7, discontinued_general_fund: 3 }
  const { totals } = await readDocument(fastBook, aBook([ACTIVE], [ENDED], { statistics }))
  assert.deepEqual(totals, [{ what: 'rows_of_edition', printed: 10 }])
  assert.deepEqual((await readDocument(fastBook, aBook())).totals, [])
})

const REFUSED = [
  ['<html>Not found</html>', /HTML/],
  ['{"accounts": [', /not JSON/],
  ['[]', /not an object/],
  [aBook([ACTIVE], [ENDED], { surprise: 1 }), /The document has "surprise", which is not known/],
  [aBook([ACTIVE], [ENDED], { schema_version: '2.0' }), /schema_version "1.0"/],
  [aBook([{ ...ACTIVE, colour: 'red' }]), /\/accounts\/0 has "colour", which is not known.*fas_code/],
  [aBook([ENTRY]), /\/accounts\/0 has no "legislation"/],
  [JSON.stringify({ schema_version: '1.0', accounts: [] }), /no list "discontinued"/],
] as const

for (const [document, reason] of REFUSED) {
  test(`a document of another shape is refused whole: ${String(reason)}`, async () => {
    const isRefused = (error: unknown) => error instanceof DocumentRefused && reason.test(error.message)
    await assert.rejects(readDocument(fastBook, document), isRefused)
  })
}

test('bytes that are no text are refused whole', async () => {
  await assert.rejects(readDocument(fastBook, new Uint8Array([0x7b, 0xff])), /not UTF-8/)
})

test(
  'the real FAST Book gives 2,768 codes in use and 485 others, each once',
  { skip: skipReference },
  async () => {
    const book = await readDocument(fastBook, readReference('fast_book_federal_account_symbols.json'))
    const lines = ofKind(book, 'funding_line').map(({ draft }) => draft)
    assert.equal(lines.filter(({ status }) => status?.startsWith('active')).length, 2768)
    assert.equal(lines.filter(({ status }) => status?.startsWith('discontinued')).length, 485)
    assert.equal(book.rows.length, lines.length)
    assert.equal(new Set(lines.map(({ federal_account_symbol: symbol }) => symbol)).size, 2768 + 485)
    assert.deepEqual(book.totals, [{ what: 'rows_of_edition', printed: 2768 + 485 }])
  },
)
