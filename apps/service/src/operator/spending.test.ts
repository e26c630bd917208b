import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type {
  AwardLink,
  EnactedProject,
  FullRecord,
  LineageLink,
  ProjectSpending,
  SpendingAward,
} from '@rotunda/contract'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { askHere, makeEnvironment, makeStartedEnvironment, runHere, type TestEnvironment } from './testing.ts'

const SAMPLE = { seed: 3, records: 900 }
const ENACTED = ['--collection', 'enacted-projects']
const SPENDING = ['--collection', 'award-spending']

type Tables = {
  readonly 'award-links': AwardLink
  readonly awards: SpendingAward
  readonly 'house-projects': FullRecord
  readonly links: LineageLink
  readonly 'project-spending': ProjectSpending
  readonly projects: EnactedProject
  readonly 'senate-requests': FullRecord
}

/** Rows of a table. The build checked them against its schema. */
const readData = <Name extends keyof Tables>(
  { ROTUNDA_DATA }: TestEnvironment,
  release: string,
  name: Name,
): readonly Tables[Name][] =>
  JSON.parse(readFileSync(join(ROTUNDA_DATA, 'releases', release, 'data', `${name}.json`), 'utf8'))

const findCurrent = async (environment: TestEnvironment, ...collection: string[]): Promise<string> => {
  const list = await askHere(environment, 'release', 'list', ...collection)
  const releases = list.data as readonly { readonly current: boolean; readonly release: string }[]
  return releases.find(({ current }) => current)?.release ?? assert.fail('no release')
}

test('projects of a published release are linked with awards, each names that release, and a second build is the same', async (t) => {
  const environment = makeEnvironment(t)
  await archiveSample(environment.ROTUNDA_DATA, { ...SAMPLE, collection: 'enacted-projects' })
  const { release: of } = await askHere(environment, 'release', 'build', ...ENACTED)
  const early = await runHere(environment, 'spending', 'archive', 'latest')
  assert.equal(early.code, 1)
  assert.match(early.stderr, /not published.*release publish [0-9a-f]{12} --collection enacted-projects/)

  await askHere(environment, 'release', 'publish', 'latest', ...ENACTED)
  const archived = await askHere(environment, 'spending', 'archive', 'latest')
  assert.equal(archived.release, of)
  await archiveSample(environment.ROTUNDA_DATA, { ...SAMPLE, collection: 'award-spending' })
  const built = await askHere(environment, 'release', 'build', ...SPENDING)
  assert.deepEqual(built.failed_checks, [])

  const enacted = readData(environment, `enacted-projects/${String(of)}`, 'projects')
  const folder = `award-spending/${String(built.release)}`
  const projects = readData(environment, folder, 'project-spending')
  assert.equal(archived.projects, enacted.length)
  assert.deepEqual(
    projects.map(({ id, project, enacted_cents }) => [id, project, enacted_cents]).sort(),
    enacted.map(({ id, project, amount }) => [id, project, amount === null ? null : amount * 100]).sort(),
  )
  assert.deepEqual(new Set(projects.map((one) => one.enacted_release)), new Set([of]))
  for (const { sources } of projects)
    assert.ok(sources.some(({ url }) => url === `https://rotunda.example/releases/${String(of)}`))

  const recipientOf = new Map(projects.map(({ id, recipient }) => [id, (recipient ?? '?').toUpperCase()]))
  const awards = readData(environment, folder, 'awards')
  const nameOf = new Map(awards.map((award) => [award.id, award.recipient_name ?? '']))
  for (const link of readData(environment, folder, 'award-links'))
    if (link.grade !== 'candidate')
      assert.ok(nameOf.get(link.award_id)?.includes(recipientOf.get(link.project_id) ?? '?'))
  assert.doesNotMatch(JSON.stringify(awards), /1 SAMPLE ST|SAMPLE OFFICER|99999/)

  await askHere(environment, 'release', 'verify', 'latest', ...SPENDING)
  const again = await askHere(environment, 'spending', 'archive', 'latest')
  assert.equal(again.outcome, 'unchanged')
  rmSync(join(environment.ROTUNDA_DATA, 'releases', folder), { recursive: true })
  const rebuilt = await runHere(environment, 'release', 'build', ...SPENDING)
  assert.match(rebuilt.stdout, new RegExp(`Release ${String(built.release)} is built`))
  assert.match(rebuilt.stdout, /\d pairs of a project and an award were compared/)
})

test('on the sample of a first start, requests that became enacted projects have every result of award spending', async (t) => {
  const environment = await makeStartedEnvironment(t)
  const records = await findCurrent(environment)
  const enacted = await findCurrent(environment, ...ENACTED)
  const spending = await findCurrent(environment, ...SPENDING)
  const projects = new Map(
    readData(environment, `award-spending/${spending}`, 'project-spending').map((one) => [one.id, one]),
  )
  for (const { enacted_release } of projects.values()) assert.equal(enacted_release, enacted)
  const requests = new Set(
    (['senate-requests', 'house-projects'] as const).flatMap((file) =>
      readData(environment, records, file)
        .filter(({ stage }) => stage === 'request')
        .map(({ id }) => id),
    ),
  )
  const lines = readData(environment, `enacted-projects/${enacted}`, 'links')
    .filter(({ grade, record_id }) => grade === 'unique' && requests.has(record_id))
    .map(({ project_id }) => projects.get(project_id) ?? assert.fail(project_id))
  const counts = Object.groupBy(lines, ({ result }) => result)
  for (const result of ['stated', 'unique', 'candidate', 'not_found'] as const)
    assert.ok((counts[result]?.length ?? 0) >= 2, `${result}: ${JSON.stringify(counts, ['length'])}`)
  const paid = lines.filter(({ outlaid_cents }) => outlaid_cents !== null)
  assert.ok(paid.length >= 2 && paid.every(({ obligated_cents }) => obligated_cents !== null))
})
