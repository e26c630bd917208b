import assert from 'node:assert/strict'
import { appendFileSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { getRelease, listReleases } from './list-releases.ts'
import { publishRelease } from './publish-release.ts'
import { readHistory } from './publications.ts'
import { archive, build, makeFolder, makeRow, publishAnyway, TEST_COLLECTION } from '../testing.ts'

const NOW = new Date('2026-06-05T10:00:00Z')

const buildRows = async (directory: string, rows: number): Promise<string> => {
  const all = Array.from({ length: rows }, (_, index) => makeRow(index + 2, { title: `Wells ${index}` }))
  return (await build(directory, [archive({ series: 'requests/2026', rows: all })])).summary.id
}

const publish = (directory: string, release: string) =>
  publishRelease({ directory, collection: TEST_COLLECTION, release, now: NOW })

test('what was published last is current, and publishing the one before is the way back', async (t) => {
  const directory = makeFolder(t)
  const [first, second] = [await buildRows(directory, 20), await buildRows(directory, 21)]
  assert.deepEqual(readHistory(directory).publications, [])
  const one = await publish(directory, first)
  assert.deepEqual([one.outcome, one.previous], ['published', null])
  assert.equal((await publish(directory, second)).previous, first)
  const back = await publish(directory, first)
  assert.deepEqual([back.outcome, back.previous], ['published', second])
  assert.deepEqual(
    readHistory(directory).publications.map(({ release }) => release),
    [first, second, first],
  )
  assert.deepEqual(readHistory(directory).publications[0], {
    release: first,
    published_at: NOW.toISOString(),
    accepted: [],
  })
})

test('publishing what is current changes nothing', async (t) => {
  const directory = makeFolder(t)
  const release = await buildRows(directory, 1)
  await publish(directory, release)
  const before = readHistory(directory)
  assert.equal((await publish(directory, release)).outcome, 'already_current')
  assert.deepEqual(readHistory(directory), before)
  assert.deepEqual(
    readdirSync(directory).sort(),
    [release, 'builds', 'indexes', 'publications', 'read'].sort(),
  )
})

test('a damaged release is not published, and the current one stays', async (t) => {
  const directory = makeFolder(t)
  const [good, bad] = [await buildRows(directory, 20), await buildRows(directory, 21)]
  await publish(directory, good)
  appendFileSync(join(directory, bad, 'data/coverage.json'), 'x')
  await assert.rejects(
    publish(directory, bad),
    /not published: the release is damaged: data\/coverage\.json is damaged/,
  )
  assert.equal(readHistory(directory).publications[0]?.release, good)
})

test('a release that was published before is the way back, even where it has fewer rows', async (t) => {
  const directory = makeFolder(t)
  const few = await buildRows(directory, 10)
  await publish(directory, few)
  for (const rows of [20, 40])
    await publishAnyway({ directory, release: await buildRows(directory, rows), now: NOW })
  assert.equal((await publish(directory, few)).outcome, 'published')
})

test('a history that is damaged is told with the way out, not taken for a shorter one', async (t) => {
  const directory = makeFolder(t)
  const [first, second] = [await buildRows(directory, 20), await buildRows(directory, 21)]
  await publish(directory, first)
  await publish(directory, second)
  const newest = join(directory, 'publications', '00000002.json')
  appendFileSync(newest, '}')
  assert.throws(
    () => readHistory(directory),
    /00000002\.json does not say what was published\. .*move it away/,
  )
  renameSync(newest, join(directory, 'damaged.json'))
  assert.equal(readHistory(directory).publications[0]?.release, first)
  assert.equal((await publish(directory, second)).previous, first)
})

test('a release is named by the beginning of its id, by its snapshot, or as the latest', async (t) => {
  const directory = makeFolder(t)
  assert.deepEqual(listReleases(join(directory, 'none')), [])
  const first = await buildRows(directory, 1)
  const second = await buildRows(directory, 2)
  await publish(directory, first)
  assert.equal(getRelease(directory, 'latest').summary.id, second)
  assert.equal(getRelease(directory, first.slice(0, 12)).current, true)
  const { summary } = getRelease(directory, `snap-${second.slice(0, 20)}`)
  assert.equal(summary.id, second)
  assert.throws(() => getRelease(directory, 'no-such'), /There is no release "no-such"/)
  assert.throws(() => getRelease(directory, ''), /the beginning of 2 releases/)
  assert.deepEqual(
    listReleases(directory).map((one) => [one.summary.id, one.current, one.published_at]),
    [
      [second, false, null],
      [first, true, NOW.toISOString()],
    ],
  )
})
