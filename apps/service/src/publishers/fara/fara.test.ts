import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
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

test('a damaged text of a published cell is flagged, and one of a street is not', async () => {
  const { rows } = await read(
    Buffer.from(
      COPIED + principal('Caf\ufffd') + principal('A &amp; B') + principal('Газпром', { 7: 'Rue\u00ad1' }),
    ),
  )
  assert.deepEqual(
    rows.map((row) => row.kind === 'row' && (row.draft as PrincipalDraft).flags),
    [['text_damaged'], ['text_damaged'], []],
  )
})

test('a record of another width is refused without its cells, and its neighbours are read', async () => {
  const { rows } = await read(PRINCIPALS + principal('A') + principal('B","C') + principal('D'))
  assert.deepEqual(names({ rows }), ['A', 'width_differs', 'D'])
  assert.deepEqual(rows[1]?.cells, {})
})

test('a record whose cells are shifted, or whose number is none, is refused without its cells', async () => {
  const shifted = await read(
    PRINCIPALS + principal('A', { 2: '12 Elm Street' }) + principal('B', { 4: '12 Elm Street' }),
  )
  assert.deepEqual(names(shifted), ['columns_shifted', 'number_unreadable'])
  assert.deepEqual(
    shifted.rows.map(({ place, cells }) => [place.row, cells]),
    [
      [2, {}],
      [3, {}],
    ],
  )
  const told = JSON.stringify(shifted)
  assert.ok(!told.includes('Elm Street'))
  assert.match(told, /Foreign Principal Registration Date does not hold a date.*All cells are left out/)
})

const document = (others: Partial<Record<number, string>> = {}): string => {
  const cells = ['01/02/2003', 'Firm', '17', 'Amendment', 'Doe, Jane', 'Ministry', 'USSR', ADDRESS]
  return quote(cells.map((cell, column) => others[column] ?? cell))
}
const ADDRESS = 'https://efile.fara.gov/docs/17-Amendment-20030102-1.pdf'

const shortForm = (others: Partial<Record<number, string>> = {}): string => {
  const cells = ['', '01/02/2003', 'Doe', 'Jane', '17', '01/02/2003', 'Firm', '', '', '', '', '']
  return quote(cells.map((cell, column) => others[column] ?? cell))
}

test('an address, a ZIP code or a telephone number in a cell of another kind refuses the record', async () => {
  const [street, zip, telephone] = ['1 Elm Street', '20001-1234', '(202) 555-0100']
  type Make = (others: Partial<Record<number, string>>) => string
  const files: readonly (readonly [header: string, make: Make, columns: readonly number[]])[] = [
    [REGISTRANTS, (others) => registrant('A', others), [1, 2, 3, 4]],
    [PRINCIPALS, (others) => principal('A', others), [0, 1, 2, 3, 5, 6]],
    [quote(FARA_FILES['fara-short-forms'].header), shortForm, [0, 1, 2, 3, 5, 6]],
    [quote(FARA_FILES['fara-documents'].header), document, [0, 1, 3, 4, 5, 6, 7]],
  ]
  for (const [header, make, columns] of files)
    for (const column of columns)
      for (const text of [street, zip, '20001', telephone, '202-555-0100']) {
        const { rows } = await read(header + make({ [column]: text }) + make({}))
        const [wrong, right] = rows
        assert.equal(wrong?.kind === 'refused' && wrong.reason, 'columns_shifted', `${header} ${text}`)
        assert.equal(right?.kind, 'row')
        assert.ok(!JSON.stringify(rows).includes(text))
      }
})

test('a street without a house number that is shifted into a name refuses the record by its neighbours', async () => {
  const moved = ['Embassy Gardens', '', 'Testville', 'DC', '20001', '']
  const put = (at: number) => Object.fromEntries(moved.map((cell, column) => [at + column, cell]))
  const wrong: readonly (readonly [document: string, detail: RegExp])[] = [
    [REGISTRANTS + registrant('Firm', put(4)), /City holds the code of a State/],
    [REGISTRANTS + registrant('Firm', { 4: 'Embassy Gardens', 7: '', 8: '20001' }), /State holds a ZIP code/],
    [REGISTRANTS + registrant('Firm', { 7: 'Embassy Gardens', 9: 'dc' }), /Zip holds the code of a State/],
    [REGISTRANTS + registrant('', { 4: 'Embassy Gardens' }), /Name is blank while other cells are not/],
    [
      REGISTRANTS + registrant('Firm', { 4: 'Embassy Gardens', 7: '', 8: '', 9: '' }),
      /no City, State and Zip/,
    ],
    [PRINCIPALS + principal('A', { 6: 'Embassy Road' }), /Registrant Name holds a text/],
    [PRINCIPALS + principal('A', { 6: 'Tower 3, Embassy Road North' }), /Registrant Name holds a text/],
  ]
  for (const [document, detail] of wrong) {
    const { rows } = await read(document)
    const told = JSON.stringify(rows)
    assert.match(told, detail)
    assert.deepEqual(
      rows.map((row) => [row.kind === 'refused' && row.reason, row.cells]),
      [['columns_shifted', {}]],
    )
    assert.ok(!/Embassy|Testville|20001/.test(told), told)
  }
  // A State in words shows that the City may be a street.
  const { rows } = await read(REGISTRANTS + registrant('Firm', { 7: 'Embassy Gardens', 8: 'Testville' }))
  assert.ok(rows.every(({ kind }) => kind === 'row') && !/Embassy|Testville/.test(JSON.stringify(rows)))
})

test('a record of principals or short forms whose address is in the wrong columns is read with the sign of it', async () => {
  const shortForms = quote(FARA_FILES['fara-short-forms'].header)
  for (const [document, sign] of [
    [PRINCIPALS + principal('A', { 8: 'Testville', 9: 'DC' }), /^City holds the code of a State$/],
    [PRINCIPALS + principal('A', { 10: '20001' }), /^State holds a ZIP code$/],
    [PRINCIPALS + principal('A', { 11: 'dc' }), /^Zip holds the code of a State$/],
    [shortForms + shortForm({ 7: '', 8: 'Testville' }), /^Address 1 is blank while Address 2 is not$/],
  ] as const) {
    const { rows } = await read(document)
    assert.match(
      rows.map((row) => (row.kind === 'row' ? (row.draft as PrincipalDraft).addressFault : row.kind)).join(),
      sign,
    )
    assert.ok(!/Testville|20001/.test(JSON.stringify(rows)))
  }
})

test('a name that most records of the registration do not have refuses a record without a place', async () => {
  const shifted = principal('B', { 6: 'Embassy Gardens', 7: 'Paris', 9: '' })
  const blank = { 9: '' }
  for (const [file, found] of [
    [principal('A') + shifted + principal('C'), ['A', 'columns_shifted', 'C']],
    [principal('A') + shifted, ['A', 'columns_shifted']],
    // Either of two may be the shifted one.
    [principal('A', blank) + shifted, ['columns_shifted', 'columns_shifted']],
    [principal('A') + principal('B', { 6: 'Firm Two' }), ['A', 'B']],
    [shifted, ['B']],
  ] as const) {
    const { rows } = await read(PRINCIPALS + file)
    assert.deepEqual(names({ rows }), found)
    assert.equal(JSON.stringify(rows).includes('Gardens'), found.length === 1)
  }
})

test('a document whose cells are shifted is refused by its type and address', async () => {
  const header = quote(FARA_FILES['fara-documents'].header)
  const wrong = [
    { 6: 'Available-FARA-Public-Office', 7: '' },
    { 3: '', 4: 'Amendment', 5: 'Doe, Jane', 6: '', 7: '' },
    { 4: '', 5: 'Doe, Jane', 6: '', 7: '' },
  ]
  const { rows } = await read(header + wrong.map(document).join('') + document())
  assert.deepEqual(
    rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind)),
    ['columns_shifted', 'columns_shifted', 'columns_shifted', 'row'],
  )
})

test('numbers in names, and the places of documents in the public office, are no addresses', async () => {
  const contract = 'Ministry (Contract #710118)'
  assert.deepEqual(names(await read(PRINCIPALS + principal(contract) + principal('31415 S.A.S.'))), [
    contract,
    '31415 S.A.S.',
  ])
  const header = quote(FARA_FILES['fara-documents'].header)
  const { rows } = await read(
    header +
      document({ 7: 'Available-FARA-Public-Office' }) +
      document({ 7: '', 5: '', 6: '', 4: 'Doe, Jane 3rd' }),
  )
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['row', 'row'],
  )
})

test('a file without its header is refused without the words of its first record', async () => {
  await assert.rejects(read(registrant('Firm') + registrant('Firm')), ({ message }: Error) => {
    assert.match(message, /10 cells/)
    return !/Main Street|20001|Testville/.test(message)
  })
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

test('more unreadable days than one in fifty of a column refuse the file, and few are errors of writing', async () => {
  const make = (days: readonly string[]) =>
    read(PRINCIPALS + days.map((day) => principal('A', { 2: day })).join(''))
  const sound = Array.from({ length: 100 }, () => '01/02/2003')
  assert.equal((await make([...sound, '13/02/2003', '14/02/2003'])).rows.length, 102)
  await assert.rejects(make([...sound, '13/02/2003', '14/02/2003', '15/02/2003']), {
    name: 'DocumentRefused',
    message: /^3 of 103 cells of “Foreign Principal Registration Date” are not days/,
  })
})

test('another header, a cut file, an empty edition and a web page are refused as a whole', async () => {
  const whole = REGISTRANTS + registrant('A') + registrant('B')
  const wrong = [
    '',
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

test('a file that is empty, a list of addresses or a header alone is refused by what it is', async () => {
  const header = quote(FARA_FILES['fara-documents'].header)
  for (const [file, message] of [
    ['', /^The file is empty\./],
    [`URL\n${ADDRESS}\n`, /^The first line has a single cell.* list of addresses/],
    [header, /header and no record/],
    [header.trimEnd(), /cut off/],
    [header.replaceAll('"', '') + document(), /does not begin with a quote/],
  ] as const)
    await assert.rejects(read(file), { name: 'DocumentRefused', message })
})

test('two editions in one file are refused, because the records of one would be copies', async () => {
  for (const header of [REGISTRANTS, REGISTRANTS.replaceAll(' ', '_')]) {
    const edition = header + registrant('A') + registrant('B')
    assert.equal((await read(edition)).rows.length, 2)
    await assert.rejects(read(edition + edition), {
      name: 'DocumentRefused',
      message: /^Line 4 is the header again/,
    })
  }
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

const pack = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text, true)])))

test('a file is read from its ZIP archive as it is read alone', async () => {
  const text = REGISTRANTS + registrant('One') + registrant('Two')
  for (const piece of [7, 65_536])
    assert.deepEqual(await read(pack({ 'FARA_All_Registrants.csv': text }), piece), await read(text))
})

test('an archive with another content than one bulk file is refused, and says why', async () => {
  const text = REGISTRANTS + registrant('One')
  const name = 'FARA_All_Registrants.csv'
  const whole = pack({ [name]: text })
  const zeros = pack({ [name]: text + ' '.repeat(5_000_000) })
  const tooLarge = Buffer.from(whole)
  tooLarge.writeUInt32LE(268_435_457, whole.length - 22 - 46 - name.length + 24)
  for (const [bytes, reason] of [
    [
      pack({ [name]: text, 'readme.txt': 'x' }),
      /has 2 files, and must have one\. Found: FARA_All_Registrants\.csv, readme/,
    ],
    [pack({}), /has 0 files|its end is missing/],
    [
      pack({ 'FARA_All_ShortForms.csv': text }),
      /has the file FARA_All_ShortForms\.csv, and the header belongs to/,
    ],
    [pack({ [name]: 'a,b\n1,2\n' }), /of 2 cells, is not the header of any/],
    [whole.subarray(0, -30), /its end is missing/],
    [Buffer.concat([whole.subarray(0, 60), whole.subarray(70)]), /cannot be read/],
    [zeros, /would unpack to more than 200 times its size/],
    [tooLarge, /more than 268,435,456 bytes/],
  ] as const)
    await assert.rejects(read(bytes, 4096), { name: 'DocumentRefused', message: reason })
})
