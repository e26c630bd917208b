import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishRelease } from '../publish/publish-release.ts'
import { archive, build, makeFolder, makeLineRow, makeRow, TEST_COLLECTION } from '../testing.ts'

const SAMPLES = archive(
  { series: 'requests/2026', rows: [2, 3, 4].map((row) => makeRow(row)) },
  { sample: true },
)
const REAL = archive({ series: 'requests/2025', rows: [makeRow(2)] })
const GUIDANCE = archive({ series: 'guidance', rows: [makeLineRow(2)] }, { publisher: 'guidance' })

const rowsOf = ({ summary }: Awaited<ReturnType<typeof build>>): number | undefined =>
  summary.datasets.find(({ dataset }) => dataset === 'house-projects')?.rows

test('samples make a release until there is a real document, and are then left out and counted', async (t) => {
  const directory = makeFolder(t)
  const invented = await build(directory, [SAMPLES, GUIDANCE])
  const real = await build(directory, [SAMPLES, GUIDANCE, REAL])
  assert.deepEqual([rowsOf(invented), invented.samplesLeftOut], [3, 0])
  assert.deepEqual([rowsOf(real), real.samplesLeftOut], [1, 1])
})

test('a real release takes the place of a sample, however small it is; a smaller sample does not', async (t) => {
  const directory = makeFolder(t)
  const publish = async ({ summary }: Awaited<ReturnType<typeof build>>) =>
    publishRelease({
      directory,
      collection: TEST_COLLECTION,
      release: summary.id,
      now: new Date('2026-06-16T00:00:00Z'),
    })
  const invented = await build(directory, [SAMPLES, GUIDANCE])
  const real = await build(directory, [SAMPLES, GUIDANCE, REAL])
  const less = await build(directory, [
    archive({ series: 'requests/2026', rows: [makeRow(2)] }, { sample: true }),
    GUIDANCE,
  ])
  await publish(invented)
  await assert.rejects(publish(less), /house-projects would go from 3 to 1 rows/)
  assert.equal((await publish(real)).previous, invented.summary.id)
})
