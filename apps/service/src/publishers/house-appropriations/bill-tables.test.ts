import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DocumentRefused } from '../publisher.ts'
import type { AppropriationsSource } from '../appropriations/drafts.ts'
import { makeCsv, makeWorkbook } from '../tables/testing.ts'
import { ofKind, readDocument, readReference, skipReference } from '../testing.ts'
import { houseAppropriations } from './house-appropriations.ts'

const HOUSE = ['Agency', 'Account', 'State', 'Project', 'Amount', 'Requestor']
const SENATE = ['Agency', 'Account', 'Location', 'Project', 'Amount', 'Requestor(s)']
const JOINT = [
  'Agency',
  'Account',
  'Recipient',
  'Project',
  'Location',
  'Amount',
  'Additional Amount',
  'Requestor House',
  'Requestor Senate',
  'Origination',
]
const ROW = ['Sample Agency', 'Grants', 'VT', 'Town of Example for Sewer Project', '1,092,000', 'Samplewell']
const changed = (column: string, cell: string) => ROW.with(HOUSE.indexOf(column), cell)

const GIVEN = { fiscal_year: 2026, subcommittee: 'INT' } as const
const read = (document: string | Uint8Array, facts: Partial<AppropriationsSource> = {}) =>
  readDocument(houseAppropriations, document, { ...GIVEN, ...facts })
const readRows = (...rows: (readonly string[])[]) => read(makeCsv([HOUSE, ...rows]))
const readOne = async (row: readonly string[], ...others: (readonly string[])[]) => {
  const [record] = ofKind(await readRows(row, ...others), 'record')
  return record ?? assert.fail('the row is no record')
}
const refused =
  (...reasons: RegExp[]) =>
  (error: unknown) =>
    error instanceof DocumentRefused && reasons.every((reason) => reason.test(error.message))

test('a row of a bill of the House says agency, account, project, place, amount and who asked', async () => {
  const { draft, cells } = await readOne(ROW)
  assert.deepEqual(draft, {
    dataset: 'house-projects',
    chamber: 'house',
    stage: 'house_bill',
    fiscal_year: 2026,
    subcommittee: 'INT',
    subcommittee_raw: null,
    agency: 'Sample Agency',
    account: 'Grants',
    title: 'Sewer Project',
    purpose: null,
    recipient: 'Town of Example',
    recipient_address: null,
    location: 'VT',
    state: null,
    project_states: ['VT'],
    amount: 1_092_000,
    amount_raw: '1,092,000',
    requestors: [
      {
        name: 'Samplewell',
        name_raw: 'Samplewell',
        chamber: 'house',
        state: null,
        district: null,
        party: null,
      },
    ],
    links: [],
    missing: {
      subcommittee_raw: 'not_published',
      purpose: 'not_published',
      recipient_address: 'not_published',
      state: 'not_published',
    },
    flags: ['recipient_split'],
    key: ['sample agency', 'grants', 'vt', 'town of example for sewer project'],
  })
  assert.deepEqual(cells, Object.fromEntries(HOUSE.map((header, column) => [header, ROW[column]])))
})

const STAGES = [
  [HOUSE, 'house_bill/2026/INT'],
  [['', 'Agency', 'Account', 'State', '...4', 'Amount', 'Requestor'], 'house_bill/2026/INT'],
  [
    ['Agency', 'Account', 'State', 'Recipient for Project', 'House Amount', 'House Requestor(s)'],
    'house_bill/2026/INT',
  ],
  [SENATE, 'senate_bill/2026/INT'],
  [
    ['Agency', 'Account', 'Location (State)', 'Project', 'Senate Amount', 'Senate Requestor(s)'],
    'senate_bill/2026/INT',
  ],
  [JOINT, 'enacted/2026/INT'],
  [[...HOUSE, 'Requestor Senate'], 'enacted/2026/INT'],
  // Each of the two marks of a joint table is enough, with anything else in the header.
  [[...HOUSE, 'Origination'], 'enacted/2026/INT'],
  [
    ['Agency', 'Account', 'State', 'Project', 'House Amount', 'House Requestor', 'Origination'],
    'enacted/2026/INT',
  ],
] as const

test('the stage is read from the header, and the series from it, the year and the subcommittee', async () => {
  for (const [header, series] of STAGES) {
    const csv = await read(makeCsv([header]))
    const workbook = await read(makeWorkbook({ 'Table 1': [header] }))
    assert.deepEqual([csv.series, workbook.series], [series, series])
  }
})

test('a name of a file does not make a stage', async () => {
  const url = 'https://house.example/fy26-interior-house-bill-cpf-table.csv'
  assert.equal((await read(makeCsv([JOINT]), { url })).series, 'enacted/2026/INT')
})

test('what the table does not say must be given with it', async () => {
  await assert.rejects(read(makeCsv([HOUSE]), { fiscal_year: null }), refused(/--fiscal-year/))
  await assert.rejects(read(makeCsv([HOUSE]), { subcommittee: null }), refused(/--subcommittee/))
  await assert.rejects(
    read(makeCsv([HOUSE]), { chamber: 'senate' }),
    refused(/table of the House/, /--publisher house-appropriations/),
  )
  await assert.rejects(
    read(makeCsv([['Agency', 'Account', 'Place', 'Project', 'Amount', 'Requestor']])),
    refused(/does not show the stage/),
  )
})

test('an unknown header stops the table, naming it, the known ones and the nearest', async () => {
  await assert.rejects(
    read(makeCsv([['Agency', 'Account', 'State', 'Projects', 'Amount', 'Requestor']])),
    refused(/“Projects” \(column 4\)/, /“Recipient for Project”/, /Nearest: “Project”/),
  )
})

test('a joined cell is divided only where the division is sure', async () => {
  const { draft } = await readOne(changed('Project', 'Sample Center for Clean Water for Monitoring'))
  assert.equal(draft.recipient, null)
  assert.equal(draft.missing['recipient'], 'unparsed')
  assert.equal(draft.title, 'Sample Center for Clean Water for Monitoring')
  assert.deepEqual(draft.flags, [])
})

test('amounts in scientific notation are read with a flag, and a dash is null and never 0', async () => {
  const scientific = await readOne(changed('Amount', '2e+06'))
  assert.equal(scientific.draft.amount, 2_000_000)
  assert.ok(scientific.draft.flags.includes('amount_scientific'))
  const dash = await readOne(changed('Amount', '—'))
  assert.deepEqual(
    [dash.draft.amount, dash.draft.amount_raw, dash.draft.missing['amount']],
    [null, '—', 'unparsed'],
  )
})

test('a surname may come with its State, which is then the State of the member', async () => {
  const { draft } = await readOne(changed('Requestor', 'Bishop (GA)'))
  assert.deepEqual(
    [draft.state, draft.requestors[0]?.name, draft.missing['state']],
    ['GA', 'Bishop', undefined],
  )
  const both = await readOne(changed('Requestor', 'Bishop (GA), Sample (AL)'))
  assert.equal(both.draft.state, null)
  assert.deepEqual(
    both.draft.requestors.map(({ state }) => state),
    ['GA', 'AL'],
  )
})

test('a page number that ran into a name is taken off, and the printed name kept', async () => {
  const { draft, cells } = await readOne(changed('Requestor', 'Van Sample 164'))
  assert.equal(draft.requestors[0]?.name, 'Van Sample')
  assert.equal(draft.requestors[0].name_raw, 'Van Sample 164')
  assert.equal(cells['Requestor'], 'Van Sample 164')
  assert.ok(draft.flags.includes('page_number_removed'))
})

test('broken words are joined where the table prints them whole, and the cell stays as it is', async () => {
  const broken = changed('Project', 'Town of Example for Up- grades of a Community- based Sewer')
  const { draft, cells } = await readOne(broken, changed('Project', 'City of Sample for Upgrades'))
  assert.equal(draft.title, 'Upgrades of a Community- based Sewer')
  assert.equal(cells['Project'], broken[3])
  assert.ok(draft.flags.includes('hyphen_repaired'))
  const name = await readOne(changed('Requestor', 'Mur- phy'), changed('Requestor', 'Murphy'))
  assert.equal(name.draft.requestors[0]?.name, 'Murphy')
  const [alone] = ofKind(await readRows(changed('Requestor', 'Mur- phy')), 'refused')
  assert.equal(alone?.reason, 'requestor_unclear')
})

test('a line that only goes on with a cell is merged into its row, and no name is lost', async () => {
  const document = await readRows(changed('Requestor', 'Benson,'), ['', '', '', '', '', 'Hicks'], ROW)
  const [record] = ofKind(document, 'record')
  assert.deepEqual(
    document.rows.map(({ kind }) => kind),
    ['row', 'merged', 'row'],
  )
  assert.deepEqual(
    record?.draft.requestors.map(({ name }) => name),
    ['Benson', 'Hicks'],
  )
  assert.ok(record.draft.flags.includes('continuation_merged'))
  assert.equal(record.joined?.[0]?.cells['Requestor'], 'Hicks')
  assert.deepEqual(ofKind(document, 'merged')[0]?.into, record.place)
})

test('a project of several States names them all', async () => {
  const { draft } = await readOne(changed('State', 'AZ, NV, MT'))
  assert.deepEqual(draft.project_states, ['AZ', 'NV', 'MT'])
  assert.equal(draft.location, 'AZ, NV, MT')
  assert.ok(draft.flags.includes('multiple_states'))
})

test('where no State of the project is known, the reason is told', async () => {
  const reasonOf = async (cell: string) => {
    const { draft } = await readOne(changed('State', cell))
    return [draft.project_states.length, draft.missing['project_states']]
  }
  assert.deepEqual(await reasonOf('Nationwide'), [0, 'unparsed'])
  assert.deepEqual(await reasonOf('VT'), [1, undefined])
  const [blank] = ofKind(await readRows(changed('State', '')), 'refused')
  assert.match(blank?.detail ?? '', /State is blank|state is blank/)
})

test('rows that are the same but for their number are all published with a flag and one key', async () => {
  const header = ['', ...HOUSE]
  const records = ofKind(
    await read(makeCsv([header, ['1', ...ROW], ['2', ...ROW], ['3', ...changed('State', 'NH')]])),
    'record',
  )
  assert.deepEqual(
    records.map(({ draft }) => draft.flags.includes('identical_rows')),
    [true, true, false],
  )
  assert.deepEqual(records[0]?.draft.key, records[1]?.draft.key)
  assert.deepEqual(
    records.map(({ cells, numberedBy = '' }) => cells[numberedBy]),
    ['1', '2', '3'],
  )
  assert.equal('numberedBy' in (ofKind(await readRows(ROW), 'record')[0] ?? {}), false)
})

test('a table in thousands is multiplied, and from a line within on in dollars again', async () => {
  const thousands = changed('Amount', '1,250')
  const document = makeCsv([['[In thousands]'], HOUSE, thousands, ['[Whole dollars]'], thousands])
  assert.deepEqual(
    ofKind(await read(document), 'record').map(({ draft }) => draft.amount),
    [1_250_000, 1250],
  )
  const header = HOUSE.map((text) => (text === 'Amount' ? 'Amount [In thousands]' : text))
  const [record] = ofKind(await read(makeCsv([header, thousands])), 'record')
  assert.equal(record?.draft.amount, 1_250_000)
  assert.ok(record.draft.flags.includes('amount_scaled'))
})

test('an amount in dollars in a table in thousands is refused, not published a thousand times too high', async () => {
  const { rows } = await read(makeCsv([['[In thousands]'], HOUSE, ROW, changed('Amount', '1,092')]))
  assert.deepEqual(
    rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind)),
    ['amount_implausible', 'row'],
  )
})

const REFUSALS = [
  [changed('Requestor', ''), 'requestor_missing'],
  [changed('Project', 'tcejorP reweS rof elpmaxE fo nwoT'), 'text_damaged'],
  [[...ROW, 'more'], 'row_not_understood'],
  [['Sample Agency', '', '', '', '', ''], 'row_not_understood'],
  [['', ...ROW.slice(0, 4), '1,092,000'], 'row_not_understood'],
  [['Total, Sample Agency', '', '', '', '', ''], 'row_not_understood'],
] as const

for (const [row, reason] of REFUSALS) {
  test(`a row is refused and the others read: ${reason} (${row[0]})`, async () => {
    const { rows } = await readRows(ROW, row)
    assert.deepEqual(
      rows.map((one) => (one.kind === 'refused' ? one.reason : one.kind)),
      ['row', reason],
    )
  })
}

test('totals are held against the rows since the total before, or since the top', async () => {
  const total = (label: string, amount: string) => [label, '', '', '', amount, '']
  const document = await readRows(
    ...[ROW, ROW, total('Subtotal, Sample Agency', '$2,184,000'), ROW, total('Total, Grants', '1,092,000')],
    ...[total('GRAND TOTAL', '3,276,000'), total('Total', '3,276,001')],
  )
  assert.equal(document.rows.length, 3)
  assert.deepEqual(
    document.totals.map((one) => ('label' in one ? [one.label, one.printed, one.found] : one)),
    [
      ['Subtotal, Sample Agency', 2_184_000, 2_184_000],
      ['Total, Grants', 1_092_000, 1_092_000],
      ['GRAND TOTAL', 3_276_000, 3_276_000],
      ['Total', 3_276_001, 1_092_000],
    ],
  )
})

test('a total counts the amounts of refused rows', async () => {
  const { rows, totals } = await readRows(ROW, changed('Requestor', ''), [
    'Total',
    '',
    '',
    '',
    '2,184,000',
    '',
  ])
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['row', 'refused'],
  )
  assert.deepEqual(totals, [
    { what: 'amount_of_document', label: 'Total', printed: 2_184_000, found: 2_184_000 },
  ])
})

test('every row of a table of the Senate or of an Act is refused for its stage, continuations merged', async () => {
  const wrapped = ['', '', '', '', '', 'Hicks']
  const senate = await read(makeCsv([SENATE, ROW.with(5, 'Benson,'), wrapped, ROW]))
  assert.deepEqual(
    senate.rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind)),
    ['stage_not_published', 'merged', 'stage_not_published'],
  )
  const joint = await read(makeCsv([JOINT, JOINT.map(() => 'x'), JOINT.map(() => 'y')]))
  assert.deepEqual(
    ofKind(joint, 'refused').map(({ reason }) => reason),
    ['stage_not_published', 'stage_not_published'],
  )
})

test('any cells: each row becomes exactly one thing in its place, or the document is stopped', async () => {
  const cell = fc.oneof(
    fc.constantFrom('', '', 'Total', '1,000', '2e+06', 'VT', 'A for B,', 'Ex-', 'Samplewell 12'),
    fc.string(),
  )
  const row = fc.array(cell, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 12 }),
      fc.constantFrom(HOUSE, SENATE),
      async (rows, header) => {
        const document = await read(makeWorkbook({ One: [header, ...rows] })).catch((cause: unknown) => {
          assert.ok(cause instanceof DocumentRefused)
        })
        if (document === undefined) return
        const filled = rows.filter((cells) => cells.some((text) => text.trim() !== ''))
        assert.equal(document.rows.length + document.totals.length, filled.length)
        assert.equal(new Set(document.rows.map(({ place }) => place.row)).size, document.rows.length)
      },
    ),
    { numRuns: 50 },
  )
})

test(
  'the real table of the House gives 30 records, all divided and all with amounts',
  { skip: skipReference },
  async () => {
    const document = await read(readReference('house_fy2026_interior_cpf_bill_table_sample.csv'))
    const records = ofKind(document, 'record').map(({ draft }) => draft)
    assert.equal(document.series, 'house_bill/2026/INT')
    assert.equal(document.rows.length, 30)
    assert.equal(records.length, 30)
    assert.ok(
      records.every(
        ({ amount, recipient, project_states: states }) =>
          amount !== null && recipient !== null && states.length === 1,
      ),
    )
    assert.equal(records.filter(({ state }) => state === 'GA').length, 2)
    assert.equal(records.filter(({ flags }) => flags.includes('amount_scientific')).length, 9)
  },
)

test(
  'the real table of the Senate gives no record: 67 rows refused for their stage, one merged',
  { skip: skipReference },
  async () => {
    const document = await read(readReference('senate_fy2026_interior_cds_bill_table_sample.csv'))
    assert.equal(document.series, 'senate_bill/2026/INT')
    assert.equal(document.rows.length, 68)
    assert.equal(ofKind(document, 'merged').length, 1)
    assert.ok(ofKind(document, 'refused').every(({ reason }) => reason === 'stage_not_published'))
    assert.equal(ofKind(document, 'refused').length, 67)
  },
)
