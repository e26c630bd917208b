import assert from 'node:assert/strict'
import { appendFileSync, existsSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { OperatorFault } from '../../platform/index.ts'
import type { ReadRow, Source } from '../../publishers/index.ts'
import { indexFolder } from '../index-files/index-folder.ts'
import { makeIndex } from '../index-files/make-index.ts'
import { getRelease } from '../publish/list-releases.ts'
import type { ReleaseSummary } from '../release.ts'
import { verifyRelease } from '../verify/verify-release.ts'
import {
  archive,
  build,
  buildElsewhere,
  DOCUMENTS_IN_DANISH_ORDER,
  makeFolder,
  makeMergedRow,
  makeRefusedRow,
  makeRow,
  readCsv,
  readRows,
  readTree,
  SAMPLE_DOCUMENTS,
  type Archived,
} from '../testing.ts'

const idsOf = (directory: string, release: string): string[] =>
  readRows(directory, release).map(({ id }) => id)

const checkOf = (summary: Pick<ReleaseSummary, 'checks'>, name: string) =>
  summary.checks.find((check) => check.name === name)

const requests = (rows: readonly ReadRow[], facts: Partial<Source> = {}): Archived =>
  archive({ series: 'requests/2026', rows }, facts)

test('the same documents give the same bytes in any folder, time zone and language, in any order of adding', async (t) => {
  const here = makeFolder(t)
  const { summary } = await build(here, DOCUMENTS_IN_DANISH_ORDER)
  for (const place of [
    { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' },
    { TZ: 'America/St_Johns', LANG: 'da_DK.UTF-8' },
  ]) {
    const there = makeFolder(t)
    assert.equal(buildElsewhere(there, place), summary.id)
    assert.deepEqual(readTree(join(there, summary.id)), readTree(join(here, summary.id)))
  }
})

test('building the same release again changes nothing and says so', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await build(directory)
  const before = readTree(directory)
  assert.equal((await build(directory)).outcome, 'already_there')
  assert.deepEqual(readTree(directory), before)
  appendFileSync(join(directory, summary.id, 'data/coverage.json'), ' ')
  await assert.rejects(build(directory), /data\/coverage\.json is damaged.* Move that folder away/)
})

test('the index of a release lies beside it, is made again where it is gone, and changes nothing of the release', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await build(directory)
  const release = join(directory, summary.id)
  const index = indexFolder(directory, summary.id)
  const [whole, indexed] = [readTree(release), readTree(index)]
  assert.deepEqual([...indexed.keys()].sort(), ['funding-lines.sqlite', 'records.sqlite'])
  rmSync(index, { recursive: true })
  const { signal } = new AbortController()
  await makeIndex({ directory, release: summary.id, collection: APPROPRIATIONS }, signal)
  assert.deepEqual(readTree(index), indexed)
  assert.deepEqual(readTree(release), whole)
  assert.deepEqual(await verifyRelease(release), [])
})

test('the last built is the latest, also when it was there before', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await build(directory)
  const { summary: other } = await build(directory, SAMPLE_DOCUMENTS.slice(0, 1))
  // A copy may have any times.
  utimesSync(join(directory, summary.id, 'release.json'), 2, 2)
  utimesSync(join(directory, other.id, 'release.json'), 1, 1)
  assert.equal(getRelease(directory, 'latest').summary.id, other.id)
  assert.equal((await build(directory)).outcome, 'already_there')
  utimesSync(join(directory, other.id, 'release.json'), 3, 3)
  assert.equal(getRelease(directory, 'latest').summary.id, summary.id)
  // Releases of earlier versions are ordered by the times of their files.
  rmSync(join(directory, 'builds'), { recursive: true })
  assert.equal(getRelease(directory, 'latest').summary.id, other.id)
})

test('two builds of the same documents at once end up with one whole release', async (t) => {
  const directory = makeFolder(t)
  const built = await Promise.all([build(directory), build(directory)])
  assert.deepEqual(built.map(({ outcome }) => outcome).sort(), ['already_there', 'built'])
  assert.deepEqual(readdirSync(directory), [built[0].summary.id, 'builds', 'indexes', 'read'].sort())
})

test('without a document there is nothing to build', async (t) => {
  await assert.rejects(
    build(makeFolder(t), []),
    (fault) => fault instanceof OperatorFault && /no source document/.test(fault.message),
  )
})

const twins = [{ amount: 1 }, { amount: 2 }, { amount: 2 }].map((changes, index) =>
  makeRow(index + 2, { ...changes, amount_raw: String(changes.amount) }),
)

test('ids survive another order of the rows, of those as well that are the same in all that makes them what they are', async (t) => {
  const rows = [...twins, makeRow(5, { title: 'Sample Library' }), makeRefusedRow(6)]
  const directory = makeFolder(t)
  const first = await build(directory, [requests(rows)])
  const moved = [...rows].reverse().map((row, index) => ({ ...row, place: { ...row.place, row: index + 2 } }))
  const second = await build(directory, [requests(moved)])
  assert.notEqual(first.summary.id, second.summary.id)
  assert.equal(new Set(idsOf(directory, first.summary.id)).size, 4)
  const say = (release: string) =>
    readRows(directory, release)
      .map(({ id, amount, title }) => [id, amount, title].join())
      .sort()
  assert.deepEqual(say(first.summary.id), say(second.summary.id))
})

test('an id says dataset, stage and year', async (t) => {
  const directory = makeFolder(t)
  const rows = [
    makeRow(2),
    makeRow(3, { stage: 'house_bill' }),
    makeRow(4, { dataset: 'senate-requests', chamber: 'senate', fiscal_year: 2024 }),
  ]
  const { summary } = await build(directory, [requests(rows)])
  const ids = [
    ...idsOf(directory, summary.id),
    ...readRows(directory, summary.id, 'senate-requests').map(({ id }) => id),
  ]
  for (const form of [/^hr-2026-[0-9a-f]{16}$/, /^hb-2026-[0-9a-f]{16}$/, /^sr-2024-[0-9a-f]{16}$/])
    assert.equal(ids.filter((id) => form.test(id)).length, 1)
})

const kinds = fc.constantFrom('record', 'refused', 'merged')
const anyRows = fc.array(fc.tuple(kinds, fc.constantFrom('A', 'B', 'C')), { maxLength: 12 }).map((all) =>
  all.map(([kind, title], index): ReadRow => {
    if (kind === 'record') return makeRow(index + 2, { title })
    return kind === 'refused' ? makeRefusedRow(index + 2) : makeMergedRow(index + 2)
  }),
)

test('rows read are rows published, merged and refused, in any documents', async (t) => {
  const directory = makeFolder(t)
  const anyDocuments = fc.array(anyRows, { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(anyDocuments, async (documents) => {
      const archived = documents.map((rows, index) =>
        archive({ series: `requests/${2020 + index}`, rows }, { url: `https://committee.example/${index}` }),
      )
      const { summary } = await build(directory, archived)
      assert.ok(summary.checks.every(({ passed }) => passed))
      const count = (kind: ReadRow['kind']) => documents.flat().filter((row) => row.kind === kind).length
      assert.equal(readRows(directory, summary.id).length, count('row'))
      assert.equal(readCsv(directory, summary.id, 'refusals').length, count('refused'))
      for (const line of readCsv(directory, summary.id, 'source-checks')) {
        const [read, ...parts] = ['read', 'published', 'merged', 'refused'].map((what) =>
          Number(line[`rows_${what}`]),
        )
        assert.equal(
          read,
          parts.reduce((sum, part) => sum + part, 0),
        )
      }
    }),
    { numRuns: 8 },
  )
})

test('a revised document supersedes the one before it, and both are told of', async (t) => {
  const directory = makeFolder(t)
  const older = requests([makeRow(2, { amount: 1 }), makeRow(3, { title: 'Dropped' })])
  const newer = requests([makeRow(2, { amount: 2 })], { published_at: '2026-05-20' })
  const { summary } = await build(directory, [newer, older])
  assert.deepEqual(
    readRows(directory, summary.id).map(({ amount }) => amount),
    [2],
  )
  const [revision, ...others] = readCsv(directory, summary.id, 'revisions')
  assert.deepEqual(others, [])
  assert.equal(revision?.['source_sha256'], older.source.sha256)
  assert.equal(revision['superseded_by_sha256'], newer.source.sha256)
  const verdicts = readCsv(directory, summary.id, 'source-checks').map((line) => line['verdict'])
  assert.deepEqual(verdicts, ['published', 'superseded'])
})

test('the parts of an edition count together, and their rows are held to the total that each prints', async (t) => {
  const directory = makeFolder(t)
  const makePart = (part: number, edition: string, printed: number) =>
    archive(
      {
        series: 'requests/2026',
        rows: [makeRow(2, { title: `${edition} ${part}` })],
        totals: [{ what: 'rows_of_edition', printed }],
      },
      {
        part,
        edition,
        url: `https://committee.example/grid#${part}`,
        retrieved_at: `2026-06-0${edition}T00:00:00.000Z`,
      },
    )
  const right = await build(directory, [makePart(1, '1', 1), makePart(2, '2', 2), makePart(1, '2', 2)])
  assert.equal(checkOf(right.summary, 'totals_agree')?.passed, true)
  assert.deepEqual(
    readRows(directory, right.summary.id)
      .map(({ title }) => title)
      .sort(),
    ['2 1', '2 2'],
  )
  const { summary } = await build(directory, [makePart(1, '2', 3), makePart(2, '2', 3)])
  const check = checkOf(summary, 'totals_agree')
  assert.equal(check?.passed, false)
  assert.match(check.detail, /rows_of_edition is 3, and 2 were read/)
})

test('a printed sum of amounts is held against what its reader found of its rows', async (t) => {
  const rows = [makeRow(2, { amount: 5 }), makeRow(3, { title: 'B', amount: 6 })]
  const make = (printed: number) =>
    archive(
      {
        series: 'requests/2026',
        rows,
        totals: [{ what: 'amount_of_document', label: 'Total, all', printed, found: 11 }],
      },
      { edition: '1' },
    )
  const other = archive(
    { series: 'requests/2026', rows: [makeRow(2, { title: 'C', amount: 7 })] },
    { edition: '1', part: 2, url: 'https://committee.example/2' },
  )
  const directory = makeFolder(t)
  assert.equal(checkOf((await build(directory, [make(11), other])).summary, 'totals_agree')?.passed, true)
  const check = checkOf((await build(directory, [make(12), other])).summary, 'totals_agree')
  assert.equal(check?.passed, false)
  assert.match(check.detail, /“Total, all” is 12, and 11 were read/)
})

for (const refused of ['at once', 'at the end'] as const)
  test(`nothing of a document that is refused ${refused} is published, and its reason is told`, async (t) => {
    const directory = makeFolder(t)
    const bad = archive({ series: 'requests/2025', rows: [makeRow(2), makeRefusedRow(3)], refused })
    const { summary } = await build(directory, [...SAMPLE_DOCUMENTS, bad])
    const check = checkOf(summary, 'documents_taken')
    assert.equal(check?.passed, false)
    assert.match(check.detail, new RegExp(bad.source.sha256.slice(0, 12)))
    assert.equal(readRows(directory, summary.id).length, 2)
    assert.equal(readCsv(directory, summary.id, 'refusals').length, 1)
    const line = readCsv(directory, summary.id, 'source-checks').find(({ verdict }) => verdict === 'refused')
    assert.match(line?.['detail'] ?? '', /no document of ours|"Colour" is not known/)
    assert.ok(existsSync(join(directory, summary.id, 'release.json')))
  })

test('a quoted row of a year whose own document is there is refused; one of another year is a record', async (t) => {
  const directory = makeFolder(t)
  const excerpt = archive(
    {
      series: 'requests/excerpt',
      rows: [makeRow(2, { title: 'Quoted' }), makeRow(3, { title: 'Quoted too', fiscal_year: 2024 })],
    },
    { fiscal_year: null, url: 'https://committee.example/excerpt.csv' },
  )
  const { summary } = await build(directory, [excerpt, requests([makeRow(2)])])
  assert.deepEqual(
    readRows(directory, summary.id).map(({ title }) => title),
    ['Sample Wells', 'Quoted too'],
  )
  const [refusal] = readCsv(directory, summary.id, 'refusals')
  assert.equal(refusal?.['reason'], 'superseded_by_workbook')
  const [dataset] = summary.datasets.filter(({ dataset: name }) => name === 'house-projects')
  assert.deepEqual(
    dataset?.coverage.map(({ fiscal_year, rows, refused }) => [fiscal_year, rows, refused]),
    [
      [2026, 1, 1],
      [2024, 1, 0],
    ],
  )
})
