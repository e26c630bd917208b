import assert from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { EnactedProject, FullRecord, LineageLink } from '@rotunda/contract'
import type { LineageCounts } from '../collections/enacted-projects/lineage/index.ts'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { makeEnactedSample } from '../../../../test/sample/index.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const NEEDS = { seed: 1, records: 1500 }
const ENACTED = ['--collection', 'enacted-projects']

const readData = (environment: TestEnvironment, folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(environment.ROTUNDA_DATA, 'releases', folder, 'data', file), 'utf8'))

const buildBoth = async (environment: TestEnvironment) => {
  await archiveSample(environment.ROTUNDA_DATA, NEEDS)
  const { release: of } = await askHere(environment, 'release', 'build')
  await askHere(environment, 'release', 'publish', 'latest')
  const archived = await askHere(environment, 'lineage', 'archive', 'latest')
  await archiveSample(environment.ROTUNDA_DATA, { ...NEEDS, collection: 'enacted-projects' })
  const built = await askHere(environment, 'release', 'build', ...ENACTED)
  return { of: String(of), archived, built }
}

/** Names a row of a document by the year, the document and the place in it. */
const nameRow = (year: number, url: string, row: number | null, pointer: string | null): string =>
  [year, url, row ?? pointer].join(' ')

test('records of a published release are linked with enacted projects, and unique links of the sample are true', async (t) => {
  const environment = makeEnvironment(t)
  const { of, archived, built } = await buildBoth(environment)
  assert.equal(archived.release, of)
  assert.ok(archived.records > 1000, String(archived.records))
  assert.deepEqual(built.failed_checks, [])

  const folder = `enacted-projects/${String(built.release)}`
  const links = readData(environment, folder, 'links.json') as readonly LineageLink[]
  const projects = readData(environment, folder, 'projects.json') as readonly EnactedProject[]
  const records = ['senate-requests.json', 'house-projects.json'].flatMap(
    (file) => readData(environment, of, file) as readonly FullRecord[],
  )
  const recordOf = new Map(records.map((record) => [record.id, record]))
  const projectOf = new Map(projects.map((project) => [project.id, project]))
  const truth = new Set(
    makeEnactedSample(NEEDS).pairs.map(({ asked, enacted }) =>
      [
        nameRow(asked.fiscalYear, asked.place.url, asked.place.row, asked.place.pointer),
        `${enacted.url} ${enacted.row ?? ''}`,
      ].join(' '),
    ),
  )
  const isTrue = ({ record_id, project_id }: LineageLink): boolean => {
    const record = recordOf.get(record_id) ?? assert.fail(record_id)
    const project = projectOf.get(project_id) ?? assert.fail(project_id)
    return record.evidence.some(({ url, row, pointer }) =>
      project.sources.some((source) =>
        truth.has(
          `${nameRow(record.fiscal_year, url, row, pointer)} ${source.url} ${/(\d+)$/u.exec(source.locator)?.[1] ?? ''}`,
        ),
      ),
    )
  }
  const unique = links.filter(({ grade }) => grade === 'unique')
  assert.ok(unique.length > 50, `${unique.length} of ${links.length} links`)
  const right = unique.filter(isTrue).length
  assert.ok(right / unique.length >= 0.98, `${right} of ${unique.length}`)
  for (const link of links) {
    assert.equal(link.record_release, of)
    assert.ok(link.sources.some(({ url }) => url === `https://rotunda.example/releases/${of}`))
  }
  const again = await askHere(environment, 'lineage', 'archive', 'latest')
  assert.equal(again.outcome, 'unchanged')

  await t.test('labels measure the links, and too few measure nothing', async (inner) => {
    const lines = links.slice(0, 120).map((link) => {
      const verdict = isTrue(link) ? 'same' : 'different'
      return `${link.record_id},${link.project_id},${verdict},${verdict}`
    })
    const write = (some: readonly string[]) => {
      const text = ['record_id,project_id,reader_1,reader_2', ...some, ''].join('\n')
      writeFileSync(join(environment.ROTUNDA_DATA, 'labels.csv'), text)
    }
    write(lines)
    const score = await askHere(environment, 'lineage', 'score', 'labels.csv')
    assert.equal(score.pairs, 120)
    assert.ok(score.grades[1].precision >= 0.98)
    write(lines.slice(0, 99))
    assert.match((await runHere(environment, 'lineage', 'score', 'labels.csv')).stdout, /Not measured/)
    const elsewhere = Array.from({ length: 100 }, (_, index) => `r-${index},p-${index},same,same`)
    write([...lines.slice(0, 99), ...elsewhere])
    const few = await askHere(environment, 'lineage', 'score', 'labels.csv')
    assert.deepEqual([few.pairs, few.unknown, few.grades], [199, 100, null])
    write(['r1,p1,same,perhaps'])
    const wrong = await runHere(environment, 'lineage', 'score', 'labels.csv')
    assert.deepEqual([wrong.code, /line 2: a verdict/.test(wrong.stderr)], [1, true])

    await inner.test(
      'archived labels are measured by the build, and the release has the verdicts',
      async () => {
        write(lines)
        const add = ['sources', 'add', join(environment.ROTUNDA_DATA, 'labels.csv'), ...ENACTED]
        const facts = ['--url', 'https://labels.example/1', '--retrieved', '2026-06-16T12:00:00Z']
        await askHere(environment, ...add, '--publisher', 'lineage-labels', ...facts)
        const { release: real } = await askHere(environment, 'release', 'build', ...ENACTED)
        const read = (file: string) =>
          readFileSync(
            join(environment.ROTUNDA_DATA, 'releases/enacted-projects', String(real), 'data', file),
            'utf8',
          )
        assert.deepEqual(JSON.parse(read('coverage.json')).lineage.measured.labels.grades, score.grades)
        assert.equal(read('facts-lineage-labels.csv').trim().split('\n').length, 121)
      },
    )
  })
})

test('a release links the records and names the congress of its documents, whatever is published later', async (t) => {
  const environment = makeEnvironment(t)
  const add = (collection: string) => archiveSample(environment.ROTUNDA_DATA, { collection, records: 300 })
  const congress = ['--collection', 'congress']
  await add('congress')
  const { release: members } = await askHere(environment, 'release', 'build', ...congress)
  await askHere(environment, 'release', 'publish', 'latest', ...congress)
  await add('appropriations')
  const { release: of } = await askHere(environment, 'release', 'build')
  await askHere(environment, 'release', 'publish', 'latest')
  const archived = await askHere(environment, 'lineage', 'archive', 'latest')
  assert.equal(archived.congress.release, members)
  assert.ok(archived.congress.members > 100)
  await add('enacted-projects')
  const built = await askHere(environment, 'release', 'build', ...ENACTED)

  const coverage = readData(
    environment,
    `enacted-projects/${String(built.release)}`,
    'coverage.json',
  ) as Coverage
  const { lineage, statement } = coverage
  assert.deepEqual(
    [lineage.appropriations_release, lineage.members?.congress_release, lineage.records],
    [of, members, archived.records],
  )
  assert.deepEqual(lineage.links, built.lineage.links)
  assert.ok(statement.includes(`records of appropriations (release ${String(of)})`), statement)
  assert.ok(statement.includes(`data on Congress (release ${String(members)})`), statement)
  assert.match(
    statement,
    /precision of unique links is [01]\.\d{3} and their recall 0\.\d{3}\. They are not measured on real pairs/,
  )
  assert.equal(lineage.measured.labels.grades, null)

  // The archive of enacted projects alone makes the same release, without the releases that its documents speak of.
  const elsewhere = makeEnvironment(t)
  const copy = (path: string) =>
    cpSync(join(environment.ROTUNDA_DATA, path), join(elsewhere.ROTUNDA_DATA, path), { recursive: true })
  copy('sources/enacted-projects')
  for (const file of ['signing-key.pem']) copy(file)
  assert.equal((await askHere(elsewhere, 'release', 'build', ...ENACTED)).release, built.release)
})

type Coverage = { readonly lineage: LineageCounts; readonly statement: string }

test('an earlier release of appropriations is refused while a later one is archived, and a later one that is not is named', async (t) => {
  const environment = makeEnvironment(t)
  const publish = async (records: number) => {
    await archiveSample(environment.ROTUNDA_DATA, { records })
    const { release } = await askHere(environment, 'release', 'build')
    const refused = await runHere(environment, 'release', 'publish', 'latest')
    const accepted = refused.stderr.match(/--accept \S+/gu)?.flatMap((one) => one.split(' ')) ?? []
    if (refused.code !== 0) await askHere(environment, 'release', 'publish', 'latest', ...accepted)
    return String(release)
  }
  const first = await publish(60)
  const archive = (release: string) => askHere(environment, 'lineage', 'archive', release)
  assert.equal((await archive(first)).newer_release, null)
  const second = await publish(80)
  assert.notEqual(first, second)
  const late = await archive(first)
  assert.deepEqual([late.outcome, late.newer_release, late.congress], ['unchanged', second, null])
  assert.equal((await archive('latest')).outcome, 'new')
  const { code, stderr } = await runHere(environment, 'lineage', 'archive', first)
  assert.equal(code, 1)
  assert.match(stderr, new RegExp(`releases/${second} are archived, and it was published later`))
  const [, withdraw = ''] = /sources withdraw (\w+) --collection enacted-projects/.exec(stderr) ?? []
  await askHere(
    environment,
    'sources',
    'withdraw',
    withdraw,
    '--reason',
    'The earlier one counts.',
    ...ENACTED,
  )
  assert.equal((await archive(first)).newer_release, second)
})

test('a release that is not published is not archived', async (t) => {
  const environment = makeEnvironment(t)
  await archiveSample(environment.ROTUNDA_DATA, { records: 60 })
  await askHere(environment, 'release', 'build')
  const { code, stderr } = await runHere(environment, 'lineage', 'archive', 'latest')
  assert.equal(code, 1)
  assert.match(stderr, /not published/)
})
