import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type {
  LobbyingActivity,
  LobbyingFiling,
  LobbyingSummaryByIssueQuarter,
  LobbyingSummaryByRegistrantClientQuarter,
  Preview,
} from '@rotunda/contract'
import { publishRelease } from '../../releases/publish/index.ts'
import { makeFolder, readCsv, readRows, readTree } from '../../releases/testing.ts'
import { verifyRelease } from '../../releases/verify/index.ts'
import { LOBBYING_FILINGS } from './index.ts'
import { buildLobbying, listSample } from './testing.ts'

test('the sample is a release whose sums and counts agree with its filings, twice the same bytes', async (t) => {
  const documents = await listSample(600)
  const directory = makeFolder(t)
  const { summary } = await buildLobbying(directory, documents)
  const second = makeFolder(t)
  const again = await buildLobbying(second, documents.toReversed())
  const rows = <Row>(dataset: string): Row[] => readRows<Row>(directory, summary.id, dataset)
  const filings = rows<LobbyingFiling>('filings')

  const find = (name: string): string => readFileSync(join(directory, summary.id, name), 'utf8')
  // The preview is JSON that the release wrote.
  const readPreview = () => JSON.parse(find('data/preview.json')) as Preview

  await t.test('the order of the documents changes no byte', () => {
    assert.equal(again.summary.id, summary.id)
    assert.deepEqual(readTree(join(second, again.summary.id)), readTree(join(directory, summary.id)))
  })
  await t.test('it verifies and publishes', async () => {
    assert.deepEqual(await verifyRelease(join(directory, summary.id)), [])
    const published = await publishRelease({
      directory,
      collection: LOBBYING_FILINGS,
      release: summary.id,
      now: new Date('2026-06-16T12:00:00Z'),
    })
    assert.equal(published.outcome, 'published')
  })
  await t.test('every check passes, and nothing is refused', () => {
    assert.deepEqual(
      summary.checks.filter(({ passed }) => !passed),
      [],
    )
    assert.equal(filings.length, 600)
    assert.deepEqual(readCsv(directory, summary.id, 'refusals'), [])
  })
  await t.test('sums by registrant and client are those of the filings that count', () => {
    const sums = rows<LobbyingSummaryByRegistrantClientQuarter>('summary-by-registrant-client-quarter')
    for (const field of ['income_cents', 'expenses_cents'] as const) {
      const add = (all: readonly Record<typeof field, number | null>[]) =>
        all.reduce((total, row) => total + (row[field] ?? 0), 0)
      assert.equal(add(sums), add(filings.filter(({ group_latest }) => group_latest)))
      assert.ok(add(sums) > 0 && add(sums) < add(filings))
    }
  })
  await t.test('counts by issue are those of the activities of reports that count', () => {
    const latest = new Set(
      filings.filter((row) => row.group_latest && row.form_family === 'report').map((row) => row.filing_uuid),
    )
    const counted = rows<LobbyingActivity>('activities').filter(({ filing_uuid }) => latest.has(filing_uuid))
    const counts = rows<LobbyingSummaryByIssueQuarter>('summary-by-issue-quarter')
    assert.equal(
      counts.reduce((total, { activities }) => total + activities, 0),
      counted.length,
    )
  })
  await t.test('an activity has the period and the parties of its filing', () => {
    const partsOf = (row: LobbyingActivity | LobbyingFiling) => [
      row.year,
      row.period,
      row.registrant_id,
      row.registrant_name,
      row.client_id,
      row.client_name,
    ]
    const byUuid = new Map(filings.map((row) => [row.filing_uuid, row]))
    for (const activity of rows<LobbyingActivity>('activities'))
      assert.deepEqual(partsOf(activity), partsOf(byUuid.get(activity.filing_uuid) ?? assert.fail()))
  })
  await t.test('every list of an activity has its rows in a file of its own', () => {
    const activities = rows<LobbyingActivity>('activities')
    const named = readCsv(directory, summary.id, 'activity-lobbyists')
    assert.equal(
      named.length,
      activities.reduce((total, { lobbyists }) => total + lobbyists.length, 0),
    )
    const ids = new Set(activities.map(({ id }) => id))
    assert.ok(named.every(({ activity }) => ids.has(activity ?? '')))
  })
  await t.test(
    'the preview and the notes have the day of access and the notice of the Senate’s office',
    () => {
      const notice = /Senate Office of Public Records cannot vouch for the data or analyses derived/
      const preview = readPreview()
      assert.match(preview.statement ?? '', notice)
      assert.match(preview.statement ?? '', /read on 2026-06-15/)
      assert.match(preview.attribution, notice)
      const notes = find('data/LICENSE-NOTES.md')
      assert.match(notes, notice)
      assert.match(notes, /read on 2026-06-15/)
    },
  )
  await t.test('sums leave ambiguous groups out, and say how many reports that are', () => {
    const sums = rows<LobbyingSummaryByRegistrantClientQuarter>('summary-by-registrant-client-quarter')
    const reports = filings.filter(({ form_family }) => form_family === 'report')
    const doubtful = reports.filter(({ group_ambiguous }) => group_ambiguous)
    const add = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
    assert.ok(doubtful.length > 0)
    assert.equal(add(sums.map((row) => row.ambiguous_reports)), doubtful.length)
    assert.equal(add(sums.map((row) => row.reports)), reports.length)
    for (const row of sums.filter(({ ambiguous_reports }) => ambiguous_reports > 0)) {
      assert.deepEqual([row.income_cents, row.expenses_cents], [null, null])
      assert.equal(row.ambiguous_reports, row.reports)
    }
    assert.match(
      readPreview().statement ?? '',
      new RegExp(`which filing counts: ${doubtful.length}\\. No sum`),
    )
  })
  await t.test('the preview has no rows with the name or the id of a person', () => {
    const ofPersons = [
      'lobbyist_id',
      'first_name',
      'last_name',
      'contributor_name',
      'honoree_name',
      'comments',
    ]
    const shown = readPreview().datasets.filter(({ first }) => first.length > 0)
    assert.ok(shown.length > 0)
    for (const { dataset, columns } of shown)
      for (const { name } of columns) assert.ok(!ofPersons.includes(name), `${dataset} ${name}`)
  })
})
