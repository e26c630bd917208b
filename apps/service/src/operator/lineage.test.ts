import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { EnactedProject, FullRecord, LineageLink } from '@rotunda/contract'
import { makeEnactedSample } from '../sample/index.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const NEEDS = { seed: 1, records: 1500 }
const SAMPLE = ['--seed', String(NEEDS.seed), '--records', String(NEEDS.records)]
const ENACTED = ['--collection', 'enacted-projects']

const readData = (environment: TestEnvironment, folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(environment.ROTUNDA_DATA, 'releases', folder, 'data', file), 'utf8'))

const buildBoth = async (environment: TestEnvironment) => {
  await askHere(environment, 'sources', 'sample', ...SAMPLE)
  const { release: of } = await askHere(environment, 'release', 'build')
  await askHere(environment, 'release', 'publish', 'latest')
  const archived = await askHere(environment, 'lineage', 'archive', 'latest')
  await askHere(environment, 'sources', 'sample', ...SAMPLE, ...ENACTED)
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
  assert.ok(unique.length > 100, `${unique.length} of ${links.length} links`)
  const right = unique.filter(isTrue).length
  assert.ok(right / unique.length >= 0.98, `${right} of ${unique.length}`)
  for (const link of links) {
    assert.equal(link.record_release, of)
    assert.ok(link.sources.some(({ url }) => url === `https://rotunda.example/releases/${of}`))
  }
  const again = await askHere(environment, 'lineage', 'archive', 'latest')
  assert.equal(again.outcome, 'unchanged')

  await t.test('labels measure the links, and too few measure nothing', async () => {
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
  })
})

test('a release that is not published is not archived', async (t) => {
  const environment = makeEnvironment(t)
  await askHere(environment, 'sources', 'sample', '--records', '60')
  await askHere(environment, 'release', 'build')
  const { code, stderr } = await runHere(environment, 'lineage', 'archive', 'latest')
  assert.equal(code, 1)
  assert.match(stderr, /not published/)
})
