import assert from 'node:assert/strict'
import { createPublicKey } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { askHere, makeEnvironment, startService } from '../operator/testing.ts'
import { asError } from '../platform/index.ts'
import { openObjectStore } from '../platform/object-store/index.ts'
import { openTestPostgres } from '../platform/store/testing.ts'
import { patience, waitUntil } from '../platform/testing.ts'
import { makeReleaseStore } from '../releases/store/index.ts'
import { makeFolder, openServed, TEST_KEY } from '../releases/testing.ts'
import { COLLECTIONS } from './collections.ts'
import { makeCacheKeeper, type KeptReleases } from './keep-cache.ts'
import { putSample } from './testing/put-sample.ts'

const NEVER = new AbortController().signal
const HOUR = 60 * 60 * 1000

type Wishes = { readonly graceSeconds?: number; readonly announced?: number; readonly isOpen?: boolean }

/** A full cache of three published releases and one that was only built. The store holds all of them. */
const setUp = async (t: TestContext, { graceSeconds = 0, announced, isOpen = false }: Wishes = {}) => {
  const bed = await openServed(t, { releases: 4 })
  const { directory } = bed
  for (const index of [0, 1, 2]) await bed.publish(index)
  const [served] = COLLECTIONS
  const store = makeReleaseStore({
    objects: openObjectStore({ address: makeFolder(t), region: 'none' }),
    directory,
    collection: served.collection,
    trusted: () => [createPublicKey(TEST_KEY).export({ type: 'spki', format: 'pem' })],
    signing: () => TEST_KEY,
  })
  for (const index of [0, 1, 2, 3]) await store.put(bed.idOf(index), NEVER)
  let now = new Date(Date.now() + HOUR)
  // The releases took over 300, 200 and 100 seconds ago.
  const rowOf = (index: number, number: number) => {
    const announcedAt = new Date(now.getTime() - (4 - number) * 100_000)
    const publication = { release: bed.idOf(index), published_at: announcedAt.toISOString(), accepted: [] }
    return { ...publication, announcedAt, number, isCurrent: number < 4 }
  }
  const brought: string[] = []
  const bring = async (release: string, signal: AbortSignal) => {
    brought.push(release)
    await store.bring(release, signal)
  }
  const kept: KeptReleases = {
    served,
    directory,
    preparing: undefined,
    rows: [...(announced === undefined ? [] : [rowOf(announced, 4)]), rowOf(2, 3), rowOf(1, 2), rowOf(0, 1)],
    releaseStore: { ...store, bring },
  }
  const faults: string[] = []
  const start = () =>
    makeCacheKeeper([kept], {
      mostBytes: 1,
      graceSeconds,
      clock: () => now,
      signal: NEVER,
      report: (cause) => void faults.push(asError(cause).message),
      isOpen: () => isOpen,
    })
  const look = async (keeper = start()) => {
    keeper.look()
    await keeper.settle()
    return [0, 1, 2, 3].filter((index) => bed.current.isHere(bed.idOf(index)))
  }
  /** From now on, releases that are fetched count as just used. */
  const goBack = () => void (now = new Date())
  return { bed, store, start, look, goBack, brought, faults }
}

test('a full cache keeps the current release and each release that was never published', async (t) => {
  const { look, faults } = await setUp(t)
  assert.deepEqual(await look(), [2, 3])
  assert.deepEqual(faults, [])
})

test('a full cache keeps a release in its grace, an announced one and an open one', async (t) => {
  assert.deepEqual(await (await setUp(t, { graceSeconds: 150 })).look(), [1, 2, 3])
  assert.deepEqual(await (await setUp(t, { announced: 0 })).look(), [0, 2, 3])
  assert.deepEqual(await (await setUp(t, { isOpen: true })).look(), [0, 1, 2, 3])
})

test('a release that someone asks for is brought, and a second one not within a minute', async (t) => {
  const { bed, start, look, goBack, brought } = await setUp(t)
  const keeper = start()
  assert.deepEqual(await look(keeper), [2, 3])
  goBack()
  assert.throws(() => bed.current.getPublished(bed.idOf(0)), /about to fetch it/)
  assert.throws(() => bed.current.getPublished('f'.repeat(64)), /No release with this id/)
  await look(keeper)
  assert.equal(bed.current.getPublished(bed.idOf(0)).id, bed.idOf(0))
  assert.throws(() => bed.current.getPublished(bed.idOf(1)), /about to fetch it/)
  await look(keeper)
  assert.deepEqual(brought, [bed.idOf(0)])
  // The release is still asked for. Another process, or a later minute, brings it.
  await look()
  assert.deepEqual(brought, [bed.idOf(0), bed.idOf(1)])
})

test('a release that cannot be brought is reported, and not tried again until someone asks', async (t) => {
  const { bed, store, look, brought, faults } = await setUp(t)
  await look()
  await store.remove(bed.idOf(0))
  assert.throws(() => bed.current.getPublished(bed.idOf(0)), /about to fetch it/)
  await look()
  assert.match(faults.join(), /does not have it/)
  await look()
  assert.deepEqual(brought, [bed.idOf(0)])
})

test('a new machine fetches an earlier release when someone asks for it, and then serves its rows and files', async (t) => {
  const database = await openTestPostgres([])
  t.after(() => database.destroy())
  const one = {
    ...makeEnvironment(t),
    DATABASE_URL: database.place.databaseUrl ?? assert.fail('no PostgreSQL'),
    ROTUNDA_STORE: makeFolder(t),
    ROTUNDA_PUBLIC_RATE: '0',
    // A release in its grace is fetched without being asked for.
    ROTUNDA_SNAPSHOT_GRACE: '0',
  }
  const two = { ...one, ROTUNDA_DATA: makeEnvironment(t).ROTUNDA_DATA }
  await putSample(one.ROTUNDA_DATA)
  const { release: earlier } = await askHere(one, 'release', 'publish', 'latest')
  await archiveSample(one.ROTUNDA_DATA, { records: 5, seed: 7 })
  const { release } = await askHere(one, 'release', 'build')
  await askHere(one, 'release', 'publish', release)
  cpSync(join(one.ROTUNDA_DATA, 'signing-key.pem'), join(two.ROTUNDA_DATA, 'signing-key.pem'))
  const service = await startService(two)
  const ask = (path: string) => fetch(`${service.base}${path}`, { signal: patience() })
  const rows = `/api/appropriations/v1/releases/${earlier}/records?limit=1`
  await waitUntil('the current release', async () => (await ask(`/downloads/${release}/SHA256SUMS`)).ok)
  const first = await ask(rows)
  assert.deepEqual([first.status, Number(first.headers.get('retry-after')) > 0], [503, true])
  await waitUntil('the rows of the earlier release', async () => (await ask(rows)).status === 200)
  assert.equal((await ask(`/downloads/${earlier}/SHA256SUMS`)).status, 200)
  await service.stop()
})
