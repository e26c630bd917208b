import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { namesOf, REFUSAL_REASONS } from '@rotunda/contract'
import { askHere as ask, makeEnvironment, runHere as run, type TestEnvironment } from './testing.ts'

test('a sample becomes a release of exactly so many records, in which every check passes', async (t) => {
  const environment = makeEnvironment(t)
  const sample = await ask(environment, 'sources', 'sample', '--records', '400', '--seed', '3')
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
  const told = records.flatMap(({ requestors }) => requestors)
  assert.deepEqual(
    new Set(told.map(({ match }) => match)),
    new Set(['seat', 'state', 'surname', 'several', 'none']),
  )
  const members = new Map(
    read('members.csv')
      .split('\n')
      .map((line) => line.split(','))
      .map(([bioguide, name]) => [bioguide, name]),
  )
  for (const { name, bioguide } of told.filter(({ bioguide: id }) => id !== null))
    assert.ok(members.get(bioguide)?.endsWith(name.split(', ').toReversed().join(' ')), name)
  assert.ok(told.filter(({ bioguide }) => bioguide !== null).length > 0.85 * told.length)
  for (const reason of namesOf(REFUSAL_REASONS)) assert.ok(read('refusals.csv').includes(reason), reason)
  assert.match(read('revisions.csv'), /fy26-interior-projects/)
  assert.ok(records.some((record) => record.first_seen_at < record.evidence[0].retrieved_at))
  await ask(environment, 'release', 'publish', 'latest')
  const [listed] = (await ask(environment, 'release', 'list')).data
  assert.deepEqual([listed.release, listed.current], [release, true])
})

test('the same sample again adds nothing, another one is a revision; both stand in the audit log', async (t) => {
  const environment = makeEnvironment(t)
  await ask(environment, 'sources', 'sample', '--records', '20')
  assert.equal((await ask(environment, 'sources', 'sample', '--records', '20')).added, 0)
  assert.ok((await ask(environment, 'sources', 'sample', '--records', '20', '--seed', '2')).added > 0)
  assert.equal((await ask(environment, 'audit', 'check')).lines, 3)
})

for (const [option, value] of [
  ['--records', '0'],
  ['--records', 'many'],
  ['--seed', '-1'],
] as const)
  test(`${option} ${value} is not understood`, async (t) => {
    const { code, stderr } = await run(makeEnvironment(t), 'sources', 'sample', option, value)
    assert.equal(code, 2)
    assert.match(stderr, new RegExp(`^${option} must be a whole number`))
  })

const makeLive = async (sandbox: TestEnvironment): Promise<TestEnvironment> => {
  const live = { ...sandbox, ROTUNDA_DELIVERY: 'live' }
  const { stderr: missing } = await run(live, 'sources', 'list')
  const needed = [...missing.matchAll(/(ROTUNDA_\w+) is needed/g)].map(([, name]) => [name, 'x'])
  return { ...live, ...Object.fromEntries(needed) }
}

test('a sample that a sandbox built is not published in live', async (t) => {
  const sandbox = makeEnvironment(t)
  await ask(sandbox, 'sources', 'sample', '--records', '20')
  const { release } = await ask(sandbox, 'release', 'build')
  const { code, stderr } = await run(await makeLive(sandbox), 'release', 'publish', 'latest')
  assert.equal(code, 1)
  assert.match(
    stderr,
    new RegExp(`${release} .* made of invented documents, which a live service must not publish`),
  )
})

test('nothing invented comes into a data directory that is live', async (t) => {
  const complete = await makeLive(makeEnvironment(t))
  const { code, stderr } = await run(complete, 'sources', 'sample')
  assert.deepEqual([code, stderr.startsWith('Live takes no invented documents')], [1, true])
  assert.deepEqual((await ask(complete, 'sources', 'list')).data, [])
})
