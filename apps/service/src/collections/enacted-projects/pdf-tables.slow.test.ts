import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { EnactedControlTotal, EnactedProject } from '@rotunda/contract'
import { layStatement, type PdfEntry } from '../../publishers/enacted-projects/testing.ts'
import { makePdf } from '../../publishers/pdf/testing.ts'
import { publishRelease } from '../../releases/publish/index.ts'
import { makeFolder } from '../../releases/testing.ts'
import { verifyRelease } from '../../releases/verify/index.ts'
import { ENACTED_PROJECTS } from './index.ts'
import { buildEnacted, makeDocument, type TestDocument } from './testing.ts'

const ROWS = [
  ['Forest Service', 'Capital Improvement', 'Trail', 'Elm County', 'CO', '500,000', 'Neguse', '', 'H'],
  [
    'National Park Service',
    'Historic Preservation Fund',
    'Old Mill',
    'Fern',
    'VT',
    '250,000',
    '',
    'Welch',
    'S',
  ],
]
const ENTRIES: readonly PdfEntry[] = [
  ...ROWS.map((cells): PdfEntry => ({ kind: 'row', cells })),
  { kind: 'total', label: 'Total', amount: '750,000' },
]
const INT = { fiscal_year: 2023, subcommittee: 'INT', act: 'P.L. 117-328' }
const pdf = (rows: 'published' | null): TestDocument =>
  makeDocument('joint-statements-pdf', makePdf(layStatement(ENTRIES)), {
    ...INT,
    rows,
    media_type: 'application/pdf',
  })

const TOTALS = 'fiscal_year,scope,counting_rule,items,amount_dollars,amount_text,source,mark\n'
const totals = (lines: string): TestDocument =>
  makeDocument('control-totals', TOTALS + lines, { retrieved_at: '2026-12-01T12:00:00.000Z' })
const EXACT = totals('2023,subcommittee INT,rows,2,750000,,the statement,V\n')

const build = async (t: TestContext, documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const { summary } = await buildEnacted(directory, documents)
  const read = (name: string): string =>
    readFileSync(join(directory, summary.id, 'data', `${name}.json`), 'utf8')
  const publish = () =>
    publishRelease({
      directory,
      collection: ENACTED_PROJECTS,
      release: summary.id,
      now: new Date('2026-12-02T12:00:00Z'),
    })
  return {
    directory,
    summary,
    publish,
    preview: read('preview'),
    // The build checks the rows of each table against its schema.
    projects: JSON.parse(read('projects')) as EnactedProject[],
    totals: JSON.parse(read('control-totals')) as EnactedControlTotal[],
    check: (name: string) => summary.checks.find((one) => one.name === name) ?? assert.fail(name),
  }
}

test('the table of a PDF is counted and compared, and no project of it is published', async (t) => {
  const { projects, totals: compared, preview, publish } = await build(t, [pdf(null), EXACT])
  assert.deepEqual(projects, [])
  assert.deepEqual(
    compared.map(({ status, counted_from, counted_items }) => [status, counted_from, counted_items]),
    [['equal', 'check_table', 2]],
  )
  assert.match(preview, /read for checks only.* not published: 2023 INT \(2, joint-statements-pdf\)/)
  assert.equal((await publish()).outcome, 'published')
})

test('a PDF whose division comes to an exact published total is published where the operator says so', async (t) => {
  const { projects, publish, directory, summary } = await build(t, [pdf('published'), EXACT])
  assert.deepEqual(
    projects.map(({ project, amount, flags }) => [project, amount, flags.includes('read_from_pdf')]),
    [
      ['Old Mill', 250_000, true],
      ['Trail', 500_000, true],
    ],
  )
  assert.deepEqual(
    projects.map(({ sources }) => sources[0]?.locator),
    ['page 1, row 7', 'page 1, row 5'],
  )
  assert.deepEqual(await verifyRelease(join(directory, summary.id)), [])
  assert.equal((await publish()).outcome, 'published')
})

const UNRECONCILED: readonly (readonly [string, readonly TestDocument[]])[] = [
  ['no total of its division is archived', []],
  ['the total is another', [totals('2023,subcommittee INT,rows,2,750001,,the statement,V\n')]],
  ['the number of projects is another', [totals('2023,subcommittee INT,rows,3,750000,,the statement,V\n')]],
  [
    'the total is known in words alone',
    [totals('2023,subcommittee INT,rows,2,,$0.8 million,the statement,V\n')],
  ],
  ['the total is of another year', [totals('2024,subcommittee INT,rows,2,750000,,the statement,V\n')]],
  ['the total is of one agency alone', [totals('2023,Interior,rows,1,250000,,the statement,V\n')]],
]
for (const [what, others] of UNRECONCILED)
  test(`a release with projects of a PDF is not published: ${what}`, async (t) => {
    const { check, publish } = await build(t, [pdf('published'), ...others])
    assert.equal(check('pdf_reconciled').passed, false)
    assert.match(check('pdf_reconciled').detail, /2023 INT: no exact published total equals the rows/)
    await assert.rejects(publish())
  })

const CSV = makeDocument(
  'joint-statements',
  `Agency,Account,Project,Recipient,State,Amount,House Requestor(s),Senate Requestor(s),Origination\n${ROWS.map((cells) => cells.map((cell) => JSON.stringify(cell)).join(',')).join('\n')}\n`,
  INT,
)

test('a PDF beside the CSV of its division checks it, and is not counted twice', async (t) => {
  const { projects, check, totals: compared } = await build(t, [pdf(null), CSV, EXACT])
  assert.equal(projects.length, 2)
  assert.match(check('check_table').detail, /Different: 0/)
  assert.deepEqual([compared[0]?.status, compared[0]?.counted_from], ['equal', 'projects'])
  const other = makeDocument(
    'joint-statements',
    Buffer.from(CSV.bytes).toString().replace('250,000', '260,000'),
    INT,
  )
  const differing = await build(t, [pdf(null), other])
  assert.match(
    differing.check('check_table').detail,
    /2023 INT: 2 and 760000 dollars against 2 and 750000 dollars in joint-statements-pdf/,
  )
})

test('projects of a PDF beside those of the CSV of its division stop the release', async (t) => {
  const { check } = await build(t, [pdf('published'), CSV, EXACT])
  assert.equal(check('one_table_of_each_division').passed, false)
})
