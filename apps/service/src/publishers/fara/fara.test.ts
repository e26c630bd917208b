import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBytes, type Publisher, type ReadRow } from '../index.ts'
import { aSource } from '../testing.ts'
import { fara } from './fara.ts'
import { FARA_FILES } from './fara-files.ts'
import type { PrincipalDraft, RegistrantDraft } from './fara-drafts.ts'

const read = async (
  document: string | Uint8Array,
  piece = 7,
): Promise<{ series: string; rows: ReadRow[] }> => {
  const bytes = typeof document === 'string' ? Buffer.from(document, 'latin1') : document
  const needs = { open: openBytes(bytes, piece), source: aSource(bytes, { publisher: 'guidance' }) }
  const publisher: Publisher = fara
  const series = await publisher.findSeries(needs)
  const rows: ReadRow[] = []
  for await (const row of publisher.read(needs)) rows.push(row)
  return { series, rows }
}

const quote = (cells: readonly string[]): string => `"${cells.join('","')}"\r\n`
const REGISTRANTS = quote(FARA_FILES['fara-registrants'].header)
const PRINCIPALS = quote(FARA_FILES['fara-principals'].header)
const COPIED = PRINCIPALS.replaceAll(' ', '_')

const registrant = (name: string, others: Partial<Record<number, string>> = {}): string => {
  const cells = ['17', '01/02/2003', '', name, '', '1 Main Street', 'Suite 2', 'Testville', 'DC', ' 20001']
  return quote(cells.map((cell, column) => others[column] ?? cell))
}

const principal = (name: string, others: Partial<Record<number, string>> = {}): string => {
  const cells = [
    '',
    name,
    '01/02/2003',
    'USSR',
    '17',
    '01/02/2003',
    'Firm',
    'Rue 1',
    '',
    'Paris 75001',
    '',
    '',
  ]
  return quote(cells.map((cell, column) => others[column] ?? cell))
}

const names = ({ rows }: { rows: readonly ReadRow[] }): (string | undefined)[] =>
  rows.map((row) =>
    row.kind === 'row' ? (row.draft as PrincipalDraft).name : row.kind === 'refused' ? row.reason : '',
  )

test('quotes inside a cell are kept, whether they are doubled or not, in pieces of any size', async () => {
  const file =
    PRINCIPALS + principal('Bank ("The "Bank"")') + principal('A ""B"" C') + principal('"D') + principal('E"')
  for (const piece of [1, 2, 3, 64, 100_000])
    assert.deepEqual(names(await read(file, piece)), ['Bank ("The "Bank")', 'A "B" C', '"D', 'E"'])
})

test('a line break in a cell is not the end of the record, and rows are named by their first line', async () => {
  const { rows } = await read(PRINCIPALS + principal('One\r\r\nTwo') + principal('Three'))
  assert.deepEqual(names({ rows }), ['One Two', 'Three'])
  assert.deepEqual(
    rows.map(({ place }) => place.row),
    [2, 4],
  )
})

test('a reader by RFC 4180 would read the same record otherwise', async () => {
  const { parse } = await import('csv-parse/sync')
  const record = principal('Board ("PDVSA" Board)')
  const [standard] = parse(record, { relax_quotes: true, relax_column_count: true })
  assert.notDeepEqual(standard?.[1], 'Board ("PDVSA" Board)')
  assert.deepEqual(names(await read(PRINCIPALS + record)), ['Board ("PDVSA" Board)'])
})

test('letters of Windows-1252 are read, and marks that a copy has lost are restored', async () => {
  assert.deepEqual(names(await read(PRINCIPALS + principal('\x93A\x94 Caf\xe9'))), ['“A” Café'])
  const { rows } = await read(Buffer.from(COPIED + principal('\u0093A\u0094')))
  assert.deepEqual(names({ rows }), ['“A”'])
  assert.deepEqual(
    rows.map((row) => row.kind === 'row' && (row.draft as PrincipalDraft).flags),
    [['marks_restored']],
  )
})

test('a record of another width is refused without its cells, and its neighbours are read', async () => {
  const { rows } = await read(PRINCIPALS + principal('A') + principal('B","C') + principal('D'))
  assert.deepEqual(names({ rows }), ['A', 'width_differs', 'D'])
  assert.deepEqual(rows[1]?.cells, {})
})

test('a record whose cells are shifted, or whose number is none, is refused', async () => {
  const shifted = await read(PRINCIPALS + principal('A', { 2: 'JAPAN' }) + principal('B', { 4: 'x17' }))
  assert.deepEqual(names(shifted), ['columns_shifted', 'number_unreadable'])
})

test('no street, ZIP or city with a digit is in a row, its cells or a refusal', async () => {
  const documents = [
    REGISTRANTS +
      registrant('Firm') +
      registrant('Firm', { 7: 'Basel 4070', 8: 'Suite 2' }) +
      registrant('X', { 0: '' }),
    PRINCIPALS + principal('A') + principal('B', { 2: 'JAPAN' }),
  ]
  for (const document of documents) {
    const told = JSON.stringify(await read(document))
    for (const address of ['Main Street', 'Suite 2', '20001', 'Basel', 'Rue 1', 'Paris', '75001'])
      assert.ok(!told.includes(address), address)
  }
  const { rows } = await read(documents[0] ?? '')
  assert.deepEqual(
    rows.flatMap((row) => (row.kind === 'row' ? [(row.draft as RegistrantDraft).city] : [])),
    ['Testville', null],
  )
})

test('days are parsed beside their text, and wrong ones keep it', async () => {
  const days = ['02/29/2024', '02/30/2023', '11/16/0200', '01/01/2099', '']
  const { rows } = await read(REGISTRANTS + days.map((day) => registrant('A', { 2: day })).join(''))
  assert.deepEqual(
    rows.flatMap((row) => (row.kind === 'row' ? [(row.draft as RegistrantDraft).terminated] : [])),
    [
      { day: '2024-02-29', text: '02/29/2024', missing: null },
      { day: null, text: '02/30/2023', missing: 'unreadable' },
      { day: null, text: '11/16/0200', missing: 'implausible' },
      { day: null, text: '01/01/2099', missing: 'implausible' },
      { day: null, text: '', missing: 'blank' },
    ],
  )
})

test('another header, a cut file, an empty edition and a web page are refused as a whole', async () => {
  const whole = REGISTRANTS + registrant('A') + registrant('B')
  const wrong = [
    whole.replace('Business Name', 'Trade Name'),
    whole.slice(0, -3),
    whole.slice(0, -40),
    REGISTRANTS,
    '<html><body>Service unavailable</body></html>',
    'URL\nhttps://efile.fara.gov/docs/1643-Amendment-20250407-11.pdf\n',
    `${whole}\0`,
    COPIED + principal('A').slice(0, -3),
  ]
  for (const document of wrong)
    await assert.rejects(read(document), { name: 'DocumentRefused' }, document.slice(0, 60))
})

test('each of the four files is recognised in both forms', async () => {
  for (const [table, { header }] of Object.entries(FARA_FILES)) {
    const record = quote(header.map((name) => (name.includes('Number') ? '1' : '')))
    for (const head of [quote(header), quote(header).replaceAll(' ', '_')]) {
      const { series, rows } = await read(head + record)
      assert.deepEqual([series, rows.map((row) => row.kind === 'row' && row.table)], [table, [table]])
    }
  }
})
