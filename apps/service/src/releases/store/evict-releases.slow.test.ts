import assert from 'node:assert/strict'
import { createPublicKey } from 'node:crypto'
import { existsSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { Refusal } from '../../platform/index.ts'
import { openObjectStore, type ObjectStore } from '../../platform/object-store/index.ts'
import { openOn, startS3rver } from '../../platform/object-store/testing.ts'
import { hasIndex } from '../index-files/index.ts'
import { releaseKey } from './stored-objects.ts'
import { makeFolder, openServed, readTree, TEST_KEY } from '../testing.ts'
import { evictReleases, listAsked, makeReleaseStore, setFetched } from './index.ts'

const NEVER = new AbortController().signal
/** The releases were last used this long before the cache is looked at. */
const HOUR = 60 * 60 * 1000

const STORES: readonly [name: string, open: (t: TestContext) => Promise<ObjectStore>][] = [
  ['a folder', (t) => Promise.resolve(openObjectStore({ address: makeFolder(t), region: 'none' }))],
  ['S3', async (t) => openOn(await startS3rver(t))],
]

/** Three published releases, and a fourth that was only built, all of them in the store. */
const setUp = async (t: TestContext, open = STORES[0]?.[1] ?? assert.fail()) => {
  const bed = await openServed(t, { releases: 4 })
  const { directory } = bed
  const objects = await open(t)
  const store = makeReleaseStore({
    objects,
    directory,
    collection: APPROPRIATIONS,
    trusted: () => [createPublicKey(TEST_KEY).export({ type: 'spki', format: 'pem' })],
    signing: () => TEST_KEY,
  })
  for (const index of [0, 1, 2]) await bed.publish(index)
  for (const index of [0, 1, 2, 3]) await store.put(bed.idOf(index), NEVER)
  setFetched(directory, true)
  const free = (mostBytes: number, spare = [0, 1]) =>
    evictReleases(
      [{ directory, store, isSpare: (release) => spare.some((index) => bed.idOf(index) === release) }],
      { mostBytes, now: new Date(Date.now() + HOUR), signal: NEVER },
    )
  const isHere = (index: number) => bed.current.isHere(bed.idOf(index))
  return { ...bed, bed, objects, store, free, isHere }
}

const refusedWith = (code: string, words: RegExp) => (fault: unknown) => {
  assert.ok(fault instanceof Refusal, String(fault))
  assert.equal(fault.code, code)
  assert.match(fault.message, words)
  return true
}

for (const [name, open] of STORES)
  test(`a release that was freed is listed as before, and is brought again from ${name} with the same bytes`, async (t) => {
    const { bed, directory, free, store, isHere } = await setUp(t, open)
    const id = bed.idOf(0)
    const list = () => bed.current.listPublications().map(({ release }) => bed.current.findSummary(release))
    const [before, files] = [list(), readTree(join(directory, id))]
    assert.ok(before.every((summary) => summary !== undefined))

    assert.deepEqual(new Set(await free(0)), new Set([id, bed.idOf(1)]))
    assert.deepEqual([0, 1, 2, 3].map(isHere), [false, false, true, true])
    assert.deepEqual([hasIndex(directory, id), hasIndex(directory, bed.idOf(2))], [false, true])
    assert.deepEqual(list(), before)
    // A process that starts now has read no summary before.
    await bed.restart()
    assert.deepEqual(list(), before)

    assert.deepEqual(listAsked(directory), [])
    assert.throws(() => bed.current.getPublished(id), refusedWith('unavailable', /about to fetch it/))
    assert.deepEqual(listAsked(directory), [id])
    await store.bring(id, NEVER)
    assert.deepEqual(listAsked(directory), [])
    assert.deepEqual(bed.current.getPublished(id), before[2])
    assert.deepEqual(readTree(join(directory, id)), files)
    const lease = await bed.current.openPublished(id, 'reader')
    assert.equal(lease.release.summary.id, id)
    lease.close()
  })

test('the least recently used release is freed first, and none beyond the bound or within five minutes of its use', async (t) => {
  const { bed, directory, free, isHere } = await setUp(t)
  const used = (index: number, at: number) => {
    const path = join(directory, 'used', bed.idOf(index))
    writeFileSync(path, 'used')
    utimesSync(path, new Date(at), new Date(at))
  }
  assert.deepEqual(await free(Number.MAX_SAFE_INTEGER), [])
  // Uses of the next hour: the later one is a minute before the cache is looked at.
  used(0, Date.now() + HOUR - 60_000)
  assert.deepEqual(await free(0), [bed.idOf(1)])
  used(0, Date.now() + HOUR / 2)
  assert.equal(isHere(0), true)
  assert.deepEqual(await free(0), [bed.idOf(0)])
})

test('one release is freed where that is enough: the one that was used longer ago', async (t) => {
  const { bed, directory, free } = await setUp(t)
  for (const [index, minutes] of [
    [0, 20],
    [1, 10],
  ] as const) {
    const [path, at] = [join(directory, 'used', bed.idOf(index)), new Date(Date.now() + minutes * 60_000)]
    writeFileSync(path, 'used')
    utimesSync(path, at, at)
  }
  const folders = ['indexes', ...[0, 1, 2, 3].map(bed.idOf)].map((name) => join(directory, name))
  const bytes = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((one) => join(folder, one)),
    )
    .map((path) => statSync(path))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0)
  assert.deepEqual(await free(bytes), [])
  assert.deepEqual(await free(bytes - 1), [bed.idOf(1)])
})

test('a release is kept whose summary, signature or any file the store lacks', async (t) => {
  const { bed, free, objects, store, isHere } = await setUp(t)
  const key = (path: string) => releaseKey('appropriations', bed.idOf(0), path)
  for (const path of ['release.json', 'release.json.sig', 'data/house-projects.csv']) {
    await objects.remove(key(path))
    assert.deepEqual(await free(0, [0]), [], path)
    await store.put(bed.idOf(0), NEVER)
  }
  await objects.remove(key('data/house-projects.json'))
  await objects.put(key('data/house-projects.json'), { bytes: Buffer.from('cut off') })
  assert.deepEqual(await free(0, [0]), [])
  assert.equal(isHere(0), true)
})

test('without a store, a release whose files are gone is gone, whether it was freed before or not', async (t) => {
  const { bed, directory, free } = await setUp(t)
  await free(0, [0])
  setFetched(directory, false)
  renameSync(join(directory, bed.idOf(1)), join(makeFolder(t), 'away'))
  for (const index of [0, 1]) {
    assert.throws(
      () => bed.current.getPublished(bed.idOf(index)),
      refusedWith('release_gone', /files have been removed/),
    )
    assert.equal(bed.current.findSummary(bed.idOf(index)), undefined)
  }
  assert.equal(existsSync(join(directory, 'used')), false)
})
