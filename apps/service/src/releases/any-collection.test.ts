import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { openBytes } from '../publishers/index.ts'
import { buildRelease } from './build-release.ts'
import { publishRelease } from './publish-release.ts'
import { checkDataPackage, makeFolder, makeNeeds, readCsv, readRows } from './testing.ts'
import { listWells, WELLS_COLLECTION, type Well } from './testing/wells.ts'
import { verifyRelease } from './verify-release.ts'

test('a collection of one table is built, checked, followed through its editions and published', async (t) => {
  const directory = makeFolder(t)
  const first = listWells(
    [
      { name: 'Old Well', depth: 90 },
      { name: 'Dry Well', depth: null },
    ],
    '2026-05-01T12:00:00.000Z',
  )
  const second = listWells(
    [
      { name: 'New Well', depth: 120 },
      { name: 'Old Well', depth: 91 },
    ],
    '2026-06-01T12:00:00.000Z',
  )
  const documents = [first, second]
  const { summary } = await buildRelease({
    ...makeNeeds(directory, []),
    collection: WELLS_COLLECTION,
    sources: documents.map(({ source }) => source),
    openSource: (sha256) => {
      const found = documents.find(({ source }) => source.sha256 === sha256)
      return found === undefined ? assert.fail(sha256) : openBytes(found.bytes)()
    },
  })
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const wells = readRows<Well>(directory, summary.id, 'wells')
  assert.deepEqual(
    wells.map(({ name, depth }) => [name, depth]),
    [
      ['New Well', 120],
      ['Old Well', 91],
    ],
  )
  assert.equal(readCsv(directory, summary.id, 'vanished').length, 1)
  assert.deepEqual(summary.datasets[0]?.coverage, [{ country: 'US', rows: 2, refused: 0, sources: 1 }])
  checkDataPackage(join(directory, summary.id))
  assert.deepEqual(await verifyRelease(join(directory, summary.id)), [])
  const published = await publishRelease({
    directory,
    collection: WELLS_COLLECTION,
    release: summary.id,
    now: new Date('2026-06-05T10:00:00Z'),
  })
  assert.equal(published.outcome, 'published')
})
