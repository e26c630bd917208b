import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { makeCsv, makeSheetXml, makeWorkbook, writeRowXml, type TestCell } from '../tables/testing.ts'
import { jointStatements } from './joint-statements.ts'
import { readTableOf } from './testing.ts'

const INT = { fiscal_year: 2023, subcommittee: 'INT', act: 'P.L. 117-328' } as const
const HEADER = [
  'Agency',
  'Account',
  'Recipient',
  'Project',
  'State',
  'Amount',
  'House Requestor(s)',
  'Origination',
]
const rowOf = (amount: TestCell, project: TestCell = 'Trail'): TestCell[] => [
  'Forest Service',
  'Capital Improvement',
  'Town of Oak',
  project,
  'CO',
  amount,
  'Neguse',
  'H',
]
const TEXTS = rowOf('1,000').map(String)

type Outcome = number | string
const AMOUNTS: readonly (readonly [string, Outcome])[] = [
  ['$1,000 ', 1000],
  ['$ 1,000', 1000],
  ['1000.00', 1000],
  ['1e+06', 1_000_000],
  ['0', 0],
  ['', 'blank_in_source'],
  ['—', 'dash'],
  ['--', 'dash'],
  ['-1,000', 'unparsed'],
  ['−1,000', 'unparsed'],
  ['(1,000)', 'unparsed'],
  ['$1,000*', 'unparsed'],
  ['1,00', 'unparsed'],
  ['1,000.50', 'unparsed'],
  ['1,000 1/', 'refused'],
  ['1,000¹', 'refused'],
  ['1,000 [1]', 'refused'],
  ['1,000†', 'refused'],
  ['such sums', 'refused'],
  ['2022-10-01', 'unparsed'],
  ['10/1/2022', 'refused'],
  ['99999999999', 'refused'],
]
for (const [text, expected] of AMOUNTS)
  test(`an amount of “${text}” is read, null with a reason, or refused`, async () => {
    const { projects, refused } = await readTableOf(
      jointStatements,
      makeCsv([HEADER, TEXTS.with(5, text)]),
      INT,
    )
    const [project] = projects
    const outcome = refused.length > 0 ? 'refused' : (project?.amount ?? project?.missing['amount'])
    assert.equal(outcome, expected, JSON.stringify(refused))
    if (project !== undefined)
      assert.equal(project.amount_as_published, text.trim() === '' ? null : text.trim())
  })

test('an amount in words of a unit stops the table', async () => {
  await assert.rejects(
    readTableOf(jointStatements, makeCsv([HEADER, TEXTS.with(5, '$1.2 million')]), INT),
    /names a unit/,
  )
})

const readBook = (rows: readonly (readonly TestCell[])[]) =>
  readTableOf(jointStatements, makeWorkbook({ One: [HEADER, ...rows] }), INT)

test('a formula has its cached result; one without a result is null, or refuses a row that it names', async () => {
  const { projects, refused } = await readBook([
    rowOf({ xml: '><f>500+500</f><v>1000</v>' }, 'Cached'),
    rowOf({ xml: '><f>500+500</f>' }, 'Uncached'),
    rowOf('1,000', { xml: '><f>A1</f>' }),
    rowOf({ xml: 't="e"><f>1/0</f><v>#DIV/0!</v>' }, 'Error'),
  ])
  assert.deepEqual(
    projects.map(({ project, amount, missing }) => [project, amount, missing['amount']]),
    [
      ['Cached', 1000, undefined],
      ['Uncached', null, 'unparsed'],
    ],
  )
  assert.deepEqual(
    refused.map(({ place }) => place.row),
    [4, 5],
  )
})

test('a day or cents in the place of an amount give none, and a truth value refuses the row', async () => {
  const { projects, refused } = await readBook([
    rowOf({ xml: 's="1"><v>44835</v>' }),
    rowOf({ xml: 't="b"><v>1</v>' }),
    rowOf(1000.5),
    rowOf(1000),
  ])
  assert.deepEqual(
    projects.map(({ amount, amount_as_published: text }) => [amount, text]),
    [
      [null, '2022-10-01'],
      [null, '1000.5'],
      [1000, '1000'],
    ],
  )
  assert.deepEqual(
    refused.map(({ place }) => place.row),
    [3],
  )
})

test('hidden, struck and merged rows are refused, and rows of other sheets too', async () => {
  const sheet = `<sheetData>${writeRowXml(1, HEADER)}${writeRowXml(2, TEXTS.with(3, 'Hidden'), 'hidden="1"')}${writeRowXml(3, TEXTS.with(3, 'Merged'))}${writeRowXml(4, TEXTS.with(3, ''))}${writeRowXml(5, TEXTS.with(3, 'Seen'))}</sheetData><mergeCells><mergeCell ref="D3:D4"/></mergeCells>`
  const { projects, refused } = await readTableOf(jointStatements, makeSheetXml(sheet), INT)
  assert.deepEqual(
    projects.map(({ project }) => project),
    ['Seen'],
  )
  assert.deepEqual(
    refused.map(({ reason }) => reason),
    ['hidden_in_source', 'cells_merged', 'cells_merged'],
  )
  const notes = await readTableOf(
    jointStatements,
    makeWorkbook({ One: [HEADER, TEXTS], Notes: [['Prepared by staff']] }),
    INT,
  )
  assert.deepEqual([notes.projects.length, notes.refused.length], [1, 1])
})

test('a second table refuses its rows on the same sheet, and stops a workbook that has it on another', async () => {
  const { projects, refused } = await readBook([
    TEXTS,
    ['Defense'],
    HEADER,
    TEXTS.with(3, 'Of another division'),
  ])
  assert.deepEqual(
    projects.map(({ project }) => project),
    ['Trail'],
  )
  assert.ok(refused.some(({ detail }) => detail.includes('below a second header')))
  await assert.rejects(
    readTableOf(jointStatements, makeWorkbook({ One: [HEADER, TEXTS], Two: [HEADER, TEXTS] }), INT),
    DocumentRefused,
  )
})
