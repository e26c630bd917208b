import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { endWithTest, patience, waitUntil } from '../platform/testing.ts'
import {
  askHere,
  makeEnvironment,
  makeStartedEnvironment,
  runHere,
  runRotunda,
  startService,
  type RunningService,
  type TestEnvironment,
} from '../operator/testing.ts'
import { openTestPostgres } from '../platform/store/testing.ts'
import { listServices, makeRowActs, switchDue } from '../releases/publish/index.ts'
import { putSample } from './testing/put-sample.ts'

/** A data directory of its own, and an empty database. */
const makeMachine = async (t: TestContext): Promise<TestEnvironment> => {
  const store = await openTestPostgres([])
  t.after(() => store.destroy())
  return { ...makeEnvironment(t), DATABASE_URL: store.place.databaseUrl ?? assert.fail('no PostgreSQL') }
}

const RECORDS = '/api/appropriations/v1/records'

/** Asks for a page by the token of a release. */
const walk = async ({ base }: RunningService, snapshot?: string) => {
  const query = snapshot === undefined ? '?limit=1' : `?limit=1&snapshot=${snapshot}`
  const answer = await fetch(`${base}${RECORDS}${query}`, { signal: patience() })
  const body = (await answer.json()) as { meta?: { snapshot: string }; code?: string }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...body }
}

const readStatus = async ({ base }: RunningService) => {
  const answer = await fetch(`${base}/api/status`, { signal: patience() })
  const { releases } = (await answer.json()) as {
    releases: {
      collection: string
      release: string
      snapshot: string
      newest: string | null
      services: { running: number; serving: number }
    }[]
  }
  return releases.find(({ collection }) => collection === 'appropriations') ?? assert.fail('no release')
}

/** Builds a release that differs from the sample. */
const buildAnother = async (environment: TestEnvironment): Promise<{ release: string; snapshot: string }> => {
  await archiveSample(environment.ROTUNDA_DATA, { records: 5, seed: 7 })
  return askHere(environment, 'release', 'build')
}

test('a publication is seen by a machine with a folder of its own, which is named until it has the release', async (t) => {
  const one = { ...(await makeMachine(t)), ROTUNDA_PUBLIC_RATE: '0' }
  const two = { ...one, ROTUNDA_DATA: makeEnvironment(t).ROTUNDA_DATA }
  await putSample(one.ROTUNDA_DATA)
  await putSample(two.ROTUNDA_DATA)
  const first = await startService(one)
  for (const secret of ['secrets.json', 'signing-key.pem'])
    cpSync(join(one.ROTUNDA_DATA, secret), join(two.ROTUNDA_DATA, secret))
  const second = await startService(two)
  const { release, snapshot } = await buildAnother(one)
  const before = (await readStatus(first)).snapshot
  assert.equal((await readStatus(second)).snapshot, before)

  const published = await askHere(one, 'release', 'publish', release, '--wait', '2')
  assert.deepEqual(
    [published.outcome, published.services.running, published.services.serving],
    ['published', 2, 1],
  )
  const lagging = published.services.list.find(({ serving }: { serving: string }) => serving !== release)
  assert.match(lagging.fault, /This machine does not have the release .* ROTUNDA_STORE/)
  const { stdout } = await runHere(one, 'release', 'publish', release)
  assert.match(stdout, /1 of 2 running services serve it:[\s\S]*does not have the release/)
  assert.match((await runHere(two, 'services', 'list')).stdout, /behind: This machine does not have/)

  assert.deepEqual(await readStatus(first).then(({ newest, services }) => [newest, services]), [
    null,
    { running: 2, serving: 1 },
  ])
  assert.equal((await readStatus(second)).newest, snapshot)
  // A walk that begins on one machine and goes on at the other never ends in a 409.
  assert.equal((await walk(first)).meta?.snapshot, snapshot)
  const ahead = await walk(second, snapshot)
  assert.deepEqual([ahead.status, ahead.code, ahead.retryAfter !== null], [503, 'unavailable', true])
  assert.deepEqual([(await walk(second, before)).status, (await walk(first, before)).status], [200, 200])
  assert.equal((await walk(second, 'snap-00000000000000000000')).status, 409)
  const named = await fetch(`${second.base}${RECORDS.replace('/records', `/releases/${release}/records`)}`, {
    signal: patience(),
  })
  assert.equal(named.status, 503)

  cpSync(join(one.ROTUNDA_DATA, 'releases', release), join(two.ROTUNDA_DATA, 'releases', release), {
    recursive: true,
  })
  await waitUntil(
    'the second machine to serve it',
    async () => (await walk(second)).meta?.snapshot === snapshot,
  )
  await waitUntil('both to be counted', async () => (await readStatus(first)).services.serving === 2)
  assert.equal((await readStatus(second)).newest, null)

  // Back, from the other machine, which has both releases: both serve it at once.
  const back = await askHere(two, 'release', 'publish', before)
  assert.deepEqual([back.outcome, back.services.serving], ['published', 2])
  assert.equal((await walk(first)).meta?.snapshot, before)
  await askHere(two, 'release', 'end', release, '--notice', 'It had a mistake.', '--yes')
  await waitUntil('the first machine to end it', async () => {
    const answer = await fetch(`${first.base}/downloads/${release}/release.json`, { signal: patience() })
    return answer.status === 410
  })
  await Promise.all([first.stop(), second.stop()])
})

test('a folder with another history is refused by name', async (t) => {
  const one = await makeMachine(t)
  await putSample(one.ROTUNDA_DATA)
  await askHere(one, 'services', 'list')
  const first = await startService(one)
  await first.stop()
  const apart = makeEnvironment(t)
  const { release } = await buildAnother(apart)
  await askHere(apart, 'release', 'publish', release)
  for (const secret of ['secrets.json', 'signing-key.pem'])
    cpSync(join(one.ROTUNDA_DATA, secret), join(apart.ROTUNDA_DATA, secret))
  const two = { ...apart, DATABASE_URL: one['DATABASE_URL'] ?? '' }
  for (const command of [['release', 'publish', 'latest'], ['serve']]) {
    const { code, stderr } = await runRotunda(two, ...command)
    assert.equal(code, 1, stderr)
    assert.match(stderr, /different histories of appropriations: publication 1 /)
    assert.ok(stderr.includes(two.ROTUNDA_DATA))
  }
})

test('the running service serves a publication, and a service that ends is not waited for', async (t) => {
  const environment = await makeStartedEnvironment(t)
  const service = await startService(environment)
  const { release, snapshot } = await buildAnother(environment)
  const published = await askHere(environment, 'release', 'publish', release)
  assert.deepEqual([published.services.running, published.services.serving], [1, 1])
  assert.equal((await readStatus(service)).snapshot, snapshot)
  await service.stop()
  const { stdout } = await runHere(environment, 'release', 'publish', release)
  assert.match(stdout, /No service runs: the next service to start serves it\./)
})

test('what was published before there was a store is copied to it, and a new machine has every release', async (t) => {
  const one = { ...(await makeMachine(t)), ROTUNDA_PUBLIC_RATE: '0' }
  await putSample(one.ROTUNDA_DATA)
  const { release } = await buildAnother(one)
  const { previous } = await askHere(one, 'release', 'publish', release)
  const shared = { ...one, ROTUNDA_STORE: makeEnvironment(t).ROTUNDA_DATA }
  await askHere(shared, 'release', 'publish', release)
  const two = { ...shared, ROTUNDA_DATA: makeEnvironment(t).ROTUNDA_DATA }
  cpSync(join(one.ROTUNDA_DATA, 'signing-key.pem'), join(two.ROTUNDA_DATA, 'signing-key.pem'))
  const second = await startService(two)
  await waitUntil(
    'the second machine to serve it',
    async () => (await readStatus(second).catch(() => undefined))?.release === release,
  )
  const back = await askHere(two, 'release', 'publish', previous)
  assert.deepEqual([back.outcome, back.services.serving], ['published', 1])
  await second.stop()
})

test('a release that is announced cannot be ended, and a fault that lasts is logged once', async (t) => {
  const store = await openTestPostgres([])
  t.after(() => store.destroy())
  const environment = {
    ...makeEnvironment(t),
    DATABASE_URL: store.place.databaseUrl ?? assert.fail('no PostgreSQL'),
  }
  await putSample(environment.ROTUNDA_DATA)
  const [{ release: old }] = (await askHere(environment, 'release', 'list')).data
  const { release } = await buildAnother(environment)
  await askHere(environment, 'release', 'publish', release)
  const directory = join(environment.ROTUNDA_DATA, 'releases')
  const acts = makeRowActs({ store, collection: 'appropriations', directory }, 3600)
  const announce = (number: number, id: string) =>
    acts.add(number, { release: id, published_at: '2026-06-15T12:00:00.000Z', accepted: [] })
  await announce(3, old)
  const end = await runHere(environment, 'release', 'end', old, '--notice', 'It had a mistake.', '--yes')
  assert.match(end.stderr, /it is announced, and becomes the current release/)
  assert.ok(existsSync(join(directory, old, 'release.json')))

  await announce(4, 'f'.repeat(64))
  const service = spawnService(environment)
  const lines: string[] = []
  service.stderr.on('data', (text: Buffer) => lines.push(String(text)))
  const listFaults = () => lines.join('').match(/"publication\.fault"/g) ?? []
  await waitUntil('the fault', () => listFaults().length > 0)
  // A second try comes after five seconds.
  await waitUntil('a report after two more tries', async () =>
    (await listServices(store)).some(
      ({ startedAt, seenAt }) => seenAt.getTime() - startedAt.getTime() > 14_000,
    ),
  )
  assert.equal(listFaults().length, 1)
})

test('an ended release does not come back into the store', async (t) => {
  const one: TestEnvironment = { ...(await makeMachine(t)), ROTUNDA_STORE: makeEnvironment(t).ROTUNDA_DATA }
  await putSample(one.ROTUNDA_DATA)
  const [{ release: old }] = (await askHere(one, 'release', 'list')).data
  const copy = join(makeEnvironment(t).ROTUNDA_DATA, old)
  const held = join(one.ROTUNDA_DATA, 'releases', old)
  cpSync(held, copy, { recursive: true })
  const { release } = await buildAnother(one)
  for (const id of [old, release]) await runHere(one, 'release', 'publish', id)
  await askHere(one, 'release', 'end', old, '--notice', 'It had a mistake.', '--yes')
  const stored = join(one['ROTUNDA_STORE'] ?? '', 'releases/appropriations')
  assert.deepEqual(
    [existsSync(join(stored, release)), existsSync(join(stored, old, 'release.json'))],
    [true, false],
  )

  cpSync(copy, held, { recursive: true })
  const again = await runHere(one, 'release', 'publish', old)
  assert.match(again.stderr, /ended its serving/)
  assert.ok(!existsSync(join(stored, old, 'release.json')))
})

const spawnService = (environment: TestEnvironment) =>
  endWithTest(
    spawn(process.execPath, [fileURLToPath(new URL('../bin/rotunda.js', import.meta.url)), 'serve'], {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )

test('a machine that starts after a publication answers tokens of the release before, as the others do', async (t) => {
  const one = {
    ...(await makeMachine(t)),
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_STORE: makeEnvironment(t).ROTUNDA_DATA,
  }
  await putSample(one.ROTUNDA_DATA)
  const { release } = await buildAnother(one)
  const { previous } = await askHere(one, 'release', 'publish', release)
  const two = { ...one, ROTUNDA_DATA: makeEnvironment(t).ROTUNDA_DATA }
  cpSync(join(one.ROTUNDA_DATA, 'signing-key.pem'), join(two.ROTUNDA_DATA, 'signing-key.pem'))
  const second = await startService(two)
  await waitUntil(
    'the second machine to serve it',
    async () => (await readStatus(second).catch(() => undefined))?.release === release,
  )
  const statuses = new Set<number>()
  await waitUntil('the release before to be read there', async () => {
    const { status } = await walk(second, `snap-${previous.slice(0, 20)}`)
    statuses.add(status)
    return status === 200
  })
  assert.deepEqual(
    [...statuses].filter((status) => status !== 200 && status !== 503),
    [],
  )
  await second.stop()
})

test('a release that the store alone has is ended from any machine', async (t) => {
  const one: TestEnvironment = { ...(await makeMachine(t)), ROTUNDA_STORE: makeEnvironment(t).ROTUNDA_DATA }
  await putSample(one.ROTUNDA_DATA)
  const { release } = await buildAnother(one)
  const { previous } = await askHere(one, 'release', 'publish', release)
  const stored = join(one['ROTUNDA_STORE'] ?? '', 'releases', 'appropriations', previous)
  assert.ok(existsSync(stored))
  rmSync(join(one.ROTUNDA_DATA, 'releases', previous), { recursive: true })
  const { ended } = await askHere(one, 'release', 'end', previous, '--notice', 'It had a mistake.', '--yes')
  assert.equal(ended, previous)
  assert.equal(existsSync(join(stored, 'release.json')), false)
  assert.equal(existsSync(join(one.ROTUNDA_DATA, 'releases', previous)), false)
})

test('where a restored database names a release that is nowhere, the newest that is here is served, and it is said', async (t) => {
  const store = await openTestPostgres([])
  t.after(() => store.destroy())
  const environment = {
    ...makeEnvironment(t),
    DATABASE_URL: store.place.databaseUrl ?? assert.fail('no PostgreSQL'),
  }
  await putSample(environment.ROTUNDA_DATA)
  const [{ release: held }] = (await askHere(environment, 'release', 'list')).data
  await askHere(environment, 'release', 'publish', held)
  const absent = 'f'.repeat(64)
  const collection = 'appropriations'
  const directory = join(environment.ROTUNDA_DATA, 'releases')
  const acts = makeRowActs({ store, collection, directory }, 0)
  await acts.add(2, { release: absent, published_at: '2026-06-15T12:00:00.000Z', accepted: [] })
  assert.equal(await switchDue(store, collection), true)

  const service = await startService(environment)
  const { release, newest, services } = await readStatus(service)
  assert.deepEqual([release, newest, services.serving], [held, `snap-${absent.slice(0, 20)}`, 0])
  assert.equal((await walk(service)).status, 200)
  assert.equal((await walk(service, `snap-${absent.slice(0, 20)}`)).status, 503)
  await waitUntil('the reason to be told', async () =>
    /behind: This machine does not have the release ffffffffffff/.test(
      (await runHere(environment, 'services', 'list')).stdout,
    ),
  )
  await service.stop()
})
