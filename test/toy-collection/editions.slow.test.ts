import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { openBytes } from '../../apps/service/src/publishers/index.ts'
import { buildRelease } from '../../apps/service/src/releases/build/index.ts'
import { publishRelease } from '../../apps/service/src/releases/publish/index.ts'
import { verifyRelease } from '../../apps/service/src/releases/verify/index.ts'
import {
  checkDataPackage,
  makeFolder,
  makeNeeds,
  readCsv,
  readRows,
} from '../../apps/service/src/releases/testing.ts'
import { collection, type Well } from './collection.ts'
import { makeSurvey } from './make-survey.ts'

const aWell = (name: string, depth: number | null) => ({
  name,
  county: 'Oak',
  depth,
  drilled_on: null,
  in_use: true,
})

const MAY = makeSurvey(
  { wells: [aWell('Old Well', 90), aWell('Dry Well', null)], levels: [] },
  '2026-05-01T12:00:00.000Z',
)
const JUNE = makeSurvey(
  { wells: [aWell('New Well', 120), aWell('Old Well', 91)], levels: [] },
  '2026-06-01T12:00:00.000Z',
)

test('a collection of tables of its own is built, checked, followed through its editions and published', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await buildRelease({
    ...makeNeeds(directory, []),
    collection,
    sources: [MAY.source, JUNE.source],
    openSource: (sha256) => {
      const found = [MAY, JUNE].find(({ source }) => source.sha256 === sha256)
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
  const now = new Date('2026-06-05T10:00:00Z')
  const published = await publishRelease({ directory, collection, release: summary.id, now })
  assert.equal(published.outcome, 'published')
})
