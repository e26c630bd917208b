import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { SourceFreshness } from '@rotunda/contract'
import type { Snapshot } from '../../datasets/index.ts'
import { makeFundingLine, makeRecord, makeTestSnapshot } from '../../datasets/testing.ts'
import { writeMeta } from './write-meta.ts'

const PAGE = { total: 1, limit: 50, offset: 0 }

/** A snapshot whose datasets, in their order, are as recent as this. */
const openSnapshot = async (t: TestContext, all: readonly SourceFreshness[]): Promise<Snapshot> => {
  const snapshot = await makeTestSnapshot([makeRecord()], [makeFundingLine()])
  t.after(() => {
    snapshot.close()
  })
  const datasets = snapshot.datasets.flatMap((dataset, index) => {
    const freshness = all[index]
    return freshness === undefined ? [] : [{ ...dataset, freshness }]
  })
  return { ...snapshot, datasets }
}

const on = (first: string, last: string, published: string | null, checked: string | null) => ({
  earliest_retrieved_at: `2026-${first}T00:00:00Z`,
  latest_retrieved_at: `2026-${last}T00:00:00Z`,
  latest_published_at: published === null ? null : `2026-${published}`,
  checked_at: checked === null ? null : `2026-${checked}T00:00:00Z`,
})

test('several datasets are as recent as the earliest and the latest of their documents, and checked when the first was', async (t) => {
  const snapshot = await openSnapshot(t, [
    on('03-01', '05-01', '02-02', '06-03'),
    on('01-01', '09-01', '01-01', '06-01'),
    on('02-01', '06-01', '04-04', '06-02'),
  ])
  const names = snapshot.datasets.map(({ dataset }) => dataset)
  assert.deepEqual(writeMeta(snapshot, names, PAGE).freshness, on('01-01', '09-01', '04-04', '06-01'))
  assert.deepEqual(
    writeMeta(snapshot, names.slice(0, 1), PAGE).freshness,
    on('03-01', '05-01', '02-02', '06-03'),
  )
})

test('what is not known of one dataset is told of the others, and is null when it is known of none', async (t) => {
  const snapshot = await openSnapshot(t, [
    on('03-01', '05-01', null, null),
    on('02-01', '04-01', '01-01', null),
  ])
  const names = snapshot.datasets.map(({ dataset }) => dataset)
  assert.deepEqual(writeMeta(snapshot, names, PAGE).freshness, on('02-01', '05-01', '01-01', null))
})
