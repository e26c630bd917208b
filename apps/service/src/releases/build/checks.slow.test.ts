import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { namesOf } from '@rotunda/contract'
import { CORRECTION_OUTCOMES } from '../../corrections/ledger/index.ts'
import type { ReadRow } from '../../publishers/index.ts'
import {
  archive,
  build,
  makeAccountRow,
  makeFolder,
  makeLineRow,
  makeContentNeeds,
  makeRow,
  type Archived,
} from '../testing.ts'
import { separateCollisions } from './identify-rows.ts'
import { makeChecks, type CheckedFacts } from './make-checks.ts'
import { readContents } from './read-contents.ts'
import { reportSources, type SourceReport } from './report-sources.ts'
import { openStaging } from './staging.ts'

const failedOf = async (t: TestContext, ...documents: Archived[]): Promise<string[]> => {
  const { summary } = await build(makeFolder(t), documents)
  return summary.checks.filter(({ passed }) => !passed).map(({ name, detail }) => `${name}: ${detail}`)
}

const requests = (changes: Parameters<typeof makeRow>[1]) =>
  archive({ series: 'requests/2026', rows: [makeRow(2), makeRow(3, { title: 'B', ...changes })] })

test('a record that is not what the contract says fails a check by its id', async (t) => {
  const [failed = '', ...others] = await failedOf(t, requests({ fiscal_year: 1999 }))
  assert.deepEqual(others, [])
  assert.match(failed, /^rows_valid: .*hr-1999-[0-9a-f]{16}: \/fiscal_year/)
})

test('a null without a reason, and a reason without a null, fail a check', async (t) => {
  const bare = await failedOf(
    t,
    requests({ account: null, agency: null, missing: { agency: 'not_published' } }),
  )
  assert.match(bare.join(), /^nulls_explained: .*account is null without a reason/)
  const missing = {
    agency: 'not_published',
    account: 'not_published',
    recipient_address: 'not_published',
  } as const
  const idle = await failedOf(
    t,
    requests({ missing: { ...missing, location: 'not_published', title: 'unparsed' } }),
  )
  assert.match(idle.join(), /^nulls_explained: .*title has a reason and is not null/)
})

test('an empty list of States without a reason, and a reason beside States, fail a check', async (t) => {
  const explained = {
    ...({ agency: 'not_published', account: 'not_published' } as const),
    ...({ recipient_address: 'not_published', location: 'not_published' } as const),
  }
  const bare = await failedOf(t, requests({ project_states: [], missing: explained }))
  assert.match(bare.join(), /^nulls_explained: .*project_states is empty without a reason/)
  const idle = await failedOf(t, requests({ missing: { ...explained, project_states: 'unparsed' } }))
  assert.match(idle.join(), /^nulls_explained: .*project_states has a reason and is not empty/)
  const sound = requests({ project_states: [], missing: { ...explained, project_states: 'unparsed' } })
  assert.deepEqual(await failedOf(t, sound), [])
})

const lines = (publisher: 'guidance' | 'fast-book', row: ReadRow, sample = false) =>
  archive({ series: publisher, rows: [row] }, { publisher, url: `https://${publisher}.example/`, sample })

test('a symbol of the guidance that the FAST Book does not have fails a check; it is only told where there is no whole list', async (t) => {
  const stranger = lines('guidance', makeLineRow(2, { federal_account_symbol: '999-9999' }))
  const [failed = ''] = await failedOf(t, stranger, lines('fast-book', makeAccountRow(2)))
  assert.match(failed, /^guidance_joined: .*federal_account_symbol 999-9999/)
  assert.deepEqual(await failedOf(t, stranger, lines('fast-book', makeAccountRow(2), true)), [])
  assert.deepEqual(await failedOf(t, stranger), [])
})

const REPORT: SourceReport = {
  source: requests({}).source,
  series: 'requests/2026',
  verdict: 'published',
  detail: null,
  supersededBy: null,
  totals: [],
  drift: null,
  passedOver: null,
  read: 6,
  published: 3,
  merged: 2,
  refused: 1,
  reasons: [],
}
const failedFor = (changes: Partial<CheckedFacts>): string[] => {
  const sound = { reports: [REPORT], collisions: 0, faults: [], findings: [], corrected: [] }
  return makeChecks({ ...sound, ...changes }).flatMap(({ name, passed, detail }) =>
    passed ? [] : [`${name}: ${detail}`],
  )
}

test('a row that is lost or doubled between its document and the release fails a check, with the numbers', () => {
  assert.deepEqual(failedFor({}), [])
  for (const field of ['read', 'published', 'merged', 'refused'] as const)
    for (const change of [-1, 1]) {
      const wrong = { ...REPORT, [field]: REPORT[field] + change }
      const [failed = '', ...others] = failedFor({ reports: [REPORT, wrong] })
      assert.deepEqual(others, [])
      assert.match(failed, /^rows_conserved: /)
      assert.ok(failed.includes(`${wrong.read} read, ${wrong.published} published, ${wrong.merged} merged`))
    }
})

test('a row that was read and not written is missed', async () => {
  const contents = await readContents(':memory:', makeContentNeeds([requests({})]))
  const report = (written: number) => reportSources(contents, new Map([[0, written]]))
  assert.deepEqual(failedFor({ reports: report(2) }), [])
  const [failed = ''] = failedFor({ reports: report(1) })
  assert.match(failed, /^rows_conserved: .*2 read, 1 published, 0 merged, 0 refused/)
  contents.staging.close()
})

test('a correction that became anything but applied, withdrawn, or what the source says by now, fails a check', () => {
  const correction = {
    id: 'c1',
    record: 'hr-2026-0000000000000000',
    field: 'amount',
    before: 1,
    after: 2,
    evidence_url: 'https://member.example/',
    decided_at: '2026-06-03T12:00:00Z',
    entered_at: '2026-06-03T12:00:00.000Z',
  }
  for (const outcome of namesOf(CORRECTION_OUTCOMES)) {
    const sound = ['applied', 'already_so', 'withdrawn'].includes(outcome)
    const says = sound ? /^$/ : new RegExp(`^corrections_applied: .*c1: ${outcome} `)
    assert.match(failedFor({ corrected: [{ correction, outcome }] }).join(), says)
  }
})

test('ids that two rows would have fail a check', () => {
  for (const collisions of [1, 2])
    assert.match(
      failedFor({ collisions }).join(),
      new RegExp(`^ids_unique: .*${collisions} ids belong to two rows`),
    )
})

test('two lines of the guidance that have one id fail a check', async (t) => {
  const rows = [makeLineRow(2, { key: ['same'] }), makeLineRow(3, { key: ['same'] })]
  const guidance = archive({ series: 'guidance', rows }, { publisher: 'guidance' })
  assert.match((await failedOf(t, guidance)).join(), /^ids_unique: .*1 ids belong to two rows/)
})

test('two rows that would have one id are told apart, and counted', (t) => {
  const staging = openStaging(join(makeFolder(t), 'staging.sqlite'))
  const insert = staging.database.prepare(
    `insert into rows (row, source, kind, dataset, coverage, sort_key, identity, id)
     values (?, 0, 'records', 'house-projects', '{}', '', ?, ?)`,
  )
  for (const [row, id] of ['a', 'b', 'a', 'a'].entries()) insert.run(row, `identity ${row}`, id)
  assert.equal(separateCollisions(staging.database), 2)
  assert.deepEqual(
    staging.database
      .prepare('select id from rows order by row')
      .all()
      .map(({ id }) => id),
    ['a', 'b', 'a-1', 'a-2'],
  )
  staging.close()
})
