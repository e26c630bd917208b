import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { namesOf, REFUSAL_REASONS } from '@rotunda/contract'
import { askHere as ask, makeEnvironment, runHere as run } from '../../apps/service/src/operator/testing.ts'
import { archiveSample } from './archive-sample.ts'

test('a sample becomes a release of exactly so many records, in which every check passes', async (t) => {
  const environment = makeEnvironment(t)
  const sample = await archiveSample(environment.ROTUNDA_DATA, { records: 400, seed: 3 })
  assert.equal(sample.added, sample.editions)
  assert.equal((await ask(environment, 'sources', 'list')).data.length, sample.documents)
  const { checks, release, requestors } = await ask(environment, 'release', 'build')
  assert.deepEqual(
    checks.filter(({ passed }: { passed: boolean }) => !passed),
    [],
  )
  const read = (file: string) =>
    readFileSync(join(environment.ROTUNDA_DATA, 'releases', release, 'data', file), 'utf8')
  const records = ['senate-requests', 'house-projects'].flatMap((name) => JSON.parse(read(`${name}.json`)))
  assert.equal(records.length, 400)
  assert.ok(records.every(({ coverage }) => coverage.includes('sample_data')))
  // The guidance that comes with the service names accounts for 2024, and for 2026 subcommittees alone.
  const linksOf = (year: number) =>
    new Set(
      records
        .filter(({ account, fiscal_year }) => account !== null && fiscal_year === year)
        .map(({ funding_line: link, missing }) => link?.match ?? missing.funding_line),
    )
  assert.deepEqual([linksOf(2024), linksOf(2026)], [new Set(['label']), new Set(['label'])])
  assert.deepEqual(JSON.parse(read('coverage.json')).requestors, requestors)
  assert.match(
    (await run(environment, 'release', 'build')).stdout,
    /members of senate-requests, request: state \d+\n/,
  )
  const inRecords = records.flatMap((record) => record.requestors)
  assert.deepEqual(
    new Set(inRecords.map(({ match }) => match)),
    new Set(['seat', 'state', 'surname', 'several', 'none']),
  )
  const members = new Map(
    read('members.csv')
      .split('\n')
      .map((line) => line.split(','))
      .map(([bioguide, name]) => [bioguide, name]),
  )
  for (const { name, bioguide } of inRecords.filter(({ bioguide: id }) => id !== null))
    assert.ok(members.get(bioguide)?.endsWith(name.split(', ').toReversed().join(' ')), name)
  assert.ok(inRecords.filter(({ bioguide }) => bioguide !== null).length > 0.85 * inRecords.length)
  for (const reason of namesOf(REFUSAL_REASONS)) assert.ok(read('refusals.csv').includes(reason), reason)
  assert.match(read('revisions.csv'), /fy26-interior-projects/)
  assert.ok(records.some((record) => record.first_seen_at < record.evidence[0].retrieved_at))
  await ask(environment, 'release', 'publish', 'latest')
  const [listed] = (await ask(environment, 'release', 'list')).data
  assert.deepEqual([listed.release, listed.current], [release, true])
})
