import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { makeCsv, makeWorkbook, type TestCell } from '../tables/testing.ts'
import type { EnactedFacts } from './drafts.ts'
import { jointStatements } from './joint-statements.ts'
import { readTableOf } from './testing.ts'

const INT: Partial<EnactedFacts> = { fiscal_year: 2023, subcommittee: 'INT', act: 'P.L. 117-328' }
const EW: Partial<EnactedFacts> = { ...INT, subcommittee: 'EW' }
const HEADER = [
  'Agency',
  'Account',
  'Recipient',
  'Project',
  'State',
  'Amount',
  'House Requestor(s)',
  'Senate Requestor(s)',
  'Origination',
]
const OAK = ['EPA', 'STAG', 'Town of Oak', 'Sewer', 'CO', '1,000', 'Neguse', '', 'H']
const ELM = ['EPA', 'STAG', 'Town of Elm', 'Well', 'NM', '2,000', 'Stansbury', '', 'H']
const FIR = ['EPA', 'STAG', 'Town of Fir', 'Dam', 'AZ', '3,000', 'Stanton', '', 'H']
const lineOf = (cells: Readonly<Record<number, string>>): string[] =>
  HEADER.map((_, column) => cells[column] ?? '')

const readProjects = async (rows: readonly (readonly string[])[]): Promise<readonly string[]> =>
  (await readTableOf(jointStatements, makeCsv([HEADER, ...rows]), INT)).projects.map(({ project }) => project)

const PARTS: readonly (readonly [string, string[]])[] = [
  ['an account', lineOf({ 1: '(Clean Water)' })],
  ['the rest of an amount', lineOf({ 5: ',000' })],
  ['account, recipient and project', lineOf({ 1: 'Water SRF', 2: 'Township', 3: 'Line' })],
  ['agency, account and recipient', lineOf({ 0: 'Agency', 1: 'Water SRF', 2: 'Township' })],
  ['an origination', lineOf({ 8: '/S' })],
  ['an amount alone', lineOf({ 5: '1,000' })],
]
for (const [what, part] of PARTS)
  test(`a line with ${what} and no whole project refuses the rows above and below it`, async () => {
    assert.deepEqual(await readProjects([FIR, OAK, part, ELM, FIR.with(3, 'Levee')]), ['Dam', 'Levee'])
  })

test('a heading, a note, a total and a project without its agency leave their neighbours alone', async () => {
  const lines = [
    lineOf({ 0: 'Forest Service' }),
    lineOf({ 4: 'Colorado' }),
    lineOf({ 3: '* Subject to authorization' }),
    lineOf({ 0: 'Total', 5: '3,000' }),
    ELM.with(0, '').with(3, 'Merged'),
  ]
  for (const line of lines) assert.deepEqual(await readProjects([OAK, line, ELM]), ['Sewer', 'Well'])
})

/** Agency of the row above, the line of its own, and the agency of the row below. */
const TORN: readonly (readonly [string, string, string])[] = [
  ['Environmental Protection', 'Agency', 'EPA'],
  ['National Park', 'Service', 'Forest Service'],
  ['Department of the', 'Interior', 'EPA'],
  ['EPA', 'Environmental Protection', 'Agency'],
  ['EPA', 'United States Geological', 'Survey'],
]
for (const [above, line, below] of TORN)
  test(`an agency that wraps onto a line of its own refuses its row: ${above} | ${line} | ${below}`, async () => {
    const rows = [FIR, OAK.with(0, above), lineOf({ 0: line }), ELM.with(0, below), FIR.with(3, 'Levee')]
    const { projects } = await readTableOf(jointStatements, makeCsv([HEADER, ...rows]), INT)
    assert.ok(projects.every(({ agency }) => agency === 'EPA' || agency === 'Forest Service'))
    assert.deepEqual([projects[0]?.project, projects.at(-1)?.project], ['Dam', 'Levee'])
  })

const sumRows = (amounts: readonly number[]) =>
  amounts.map((amount, index) =>
    OAK.with(3, `Well ${'PQRSTUVWXY'[index] ?? ''}`).with(5, String(1000 * amount)),
  )
const readSums = async (amounts: readonly number[]) => {
  const { projects, refused } = await readTableOf(
    jointStatements,
    makeCsv([HEADER, ...sumRows(amounts)]),
    INT,
  )
  const isFlagged = ({ flags }: (typeof projects)[number]) => flags.includes('amount_is_sum')
  return [
    projects.length,
    projects.filter(isFlagged).map(({ amount }) => Number(amount) / 1000),
    refused.map(({ place }) => place.row),
  ]
}

test('a row whose amount is the sum of the rows above is flagged, and refused as a total from five rows on', async () => {
  assert.deepEqual(await readSums([500, 700, 1200, 900]), [4, [1200], []])
  assert.deepEqual(await readSums([1, 2, 4, 8, 16, 31]), [5, [], [7]])
  // A total of each part, and one of all.
  assert.deepEqual(await readSums([1, 2, 4, 8, 16, 31, 5, 7, 12, 43]), [8, [12], [7, 11]])
  assert.deepEqual(await readSums([500, 500, 0, 700]), [4, [], []])
})

const ENERGY = [
  'Agency',
  'Account',
  'Project',
  'State',
  'Budget Request',
  'Additional Amount',
  'Total Amount',
  'House Requestor(s)',
  'Origination',
]
const energyRow = (project: string, request: string, additional: string, total: string): string[] => [
  'Corps of Engineers',
  'Construction',
  project,
  'CA',
  request,
  additional,
  total,
  'Matsui',
  'H',
]

test('a dash or a zero beside a budget request is no additional amount, so the row is no provision', async () => {
  const rows = [
    energyRow('Dash', '2,000', '—', '2,000'),
    energyRow('Dashes', '2,000', '---', '2,000'),
    energyRow('Sign', '$2,000', '$ -', '$2,000'),
    energyRow('Zero', '2,000', '0', '2,000'),
    energyRow('No request', '—', '500', '500'),
    energyRow('No amount', '', '—', '—'),
  ]
  const { projects } = await readTableOf(jointStatements, makeCsv([ENERGY, ...rows]), EW)
  assert.deepEqual(
    projects.map(({ project, amount, counted, missing }) => [project, amount, counted, missing['amount']]),
    [
      ['Dash', null, false, 'budget_request_only'],
      ['Dashes', null, false, 'budget_request_only'],
      ['Sign', null, false, 'budget_request_only'],
      ['Zero', null, false, 'budget_request_only'],
      ['No request', 500, true, undefined],
      ['No amount', null, true, 'dash'],
    ],
  )
})

const STOPPED: readonly (readonly [string, readonly string[][], Partial<EnactedFacts>, RegExp])[] = [
  [
    'Energy and Water with a budget request and no additional amount',
    [ENERGY.toSpliced(5, 1), energyRow('Lock', '5', '', '8').toSpliced(5, 1)],
    EW,
    /no column of additional amounts/,
  ],
  [
    'additional amounts outside Energy and Water',
    [ENERGY, energyRow('Lock', '5', '3', '8')],
    INT,
    /only tables of Energy and Water/,
  ],
  [
    'amounts of which only one column states its unit',
    [ENERGY.with(4, 'Budget Request ($000)'), energyRow('Lock', '5', '3', '8')],
    EW,
    /states a unit, and “Additional Amount”/,
  ],
  [
    'the agencies of another subcommittee',
    [HEADER, OAK, ELM],
    { ...INT, subcommittee: 'AG' },
    /“EPA” of INT/,
  ],
  ['agencies that are not of Defense', [HEADER, OAK, ELM], { ...INT, subcommittee: 'DEF' }, /“EPA” of INT/],
  ['agencies that are not of Homeland', [HEADER, OAK, ELM], { ...INT, subcommittee: 'HS' }, /“EPA” of INT/],
  [
    'the title of another subcommittee',
    [['Transportation, Housing and Urban Development, and Related Agencies'], HEADER, OAK],
    INT,
    /THUD.*--subcommittee/,
  ],
]
for (const [what, lines, facts, message] of STOPPED)
  test(`a table is stopped: ${what}`, async () => {
    await assert.rejects(
      readTableOf(jointStatements, makeCsv(lines), facts),
      (error) => error instanceof DocumentRefused && message.test(error.message),
    )
  })

test('a row with the agency of another subcommittee is refused, and an unknown agency is no agency of its own', async () => {
  const rows = [OAK, ELM, FIR.with(0, 'Small Business Administration'), FIR.with(0, 'Bureau of Samples')]
  const { projects, refused } = await readTableOf(jointStatements, makeCsv([HEADER, ...rows]), INT)
  assert.deepEqual(
    projects.map(({ agency_code, missing }) => [agency_code, missing['agency_code']]),
    [
      ['EPA', undefined],
      ['EPA', undefined],
      [null, 'agency_unknown'],
    ],
  )
  assert.match(refused[0]?.detail ?? '', /agency of the subcommittee FSGG/)
  const farm = [OAK.with(0, 'Bureau of Samples'), ELM.with(0, 'Agricultural Research Service')]
  const ofFarms = await readTableOf(jointStatements, makeCsv([HEADER, ...farm]), {
    ...INT,
    subcommittee: 'AG',
  })
  assert.deepEqual(
    ofFarms.projects.map(({ agency_code }) => agency_code),
    [null, 'USDA'],
  )
})

test('the title of its own subcommittee, and a unit above the whole table, stop nothing', async () => {
  const title = ['Interior, Environment, and Related Agencies']
  const { projects } = await readTableOf(jointStatements, makeCsv([title, HEADER, OAK]), INT)
  assert.equal(projects.length, 1)
  const scaled = [['[In thousands]'], ENERGY, energyRow('Lock', '5', '3', '8')]
  const energy = await readTableOf(jointStatements, makeCsv(scaled), EW)
  assert.deepEqual(
    energy.projects.map(({ amount }) => amount),
    [3000],
  )
})

test('names in the form “Scott, David; Scott, Bobby” are not four members', async () => {
  const rows = [OAK.with(6, 'Scott, David; Scott, Bobby'), ELM.with(6, 'Scott; Payne, Jr.')]
  const { projects } = await readTableOf(jointStatements, makeCsv([HEADER, ...rows]), INT)
  assert.deepEqual(
    projects.map(({ requestors, flags }) => [
      requestors.every(({ match }) => match === 'unclear'),
      flags.includes('requestor_unclear'),
    ]),
    [
      [true, true],
      [false, false],
    ],
  )
})

test('a day in a cell that names the project, the recipient or a member refuses the row', async () => {
  const rows = [2, 3, 6].map((column): TestCell[] =>
    OAK.map((text, at) => (at === column ? { xml: 's="1"><v>44835</v>' } : text)),
  )
  const book = makeWorkbook({ One: [HEADER, ...rows, ELM] })
  const { projects, refused } = await readTableOf(jointStatements, book, INT)
  assert.deepEqual(
    projects.map(({ project }) => project),
    ['Well'],
  )
  assert.equal(refused.length, 3)
})

test('an Act of another fiscal year stops the table, and an Act that is not known is taken', async () => {
  const read = (act: string | null) =>
    readTableOf(jointStatements, makeCsv([HEADER, OAK, ELM, FIR]), { ...INT, act })
  await assert.rejects(
    read('P.L. 117-103'),
    /P\.L\. 117-103 is the Act for fiscal year 2022, and the table was given as 2023/,
  )
  for (const act of ['P.L. 117-328', 'P.L. 119-99', null]) assert.equal((await read(act)).projects.length, 3)
})
