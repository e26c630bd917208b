import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SourceFreshness } from '@rotunda/contract'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { makeContents, makeFundingLine, makeRecord } from '../../collections/appropriations/testing.ts'
import type { ReleaseSummary } from '../../releases/index.ts'
import { writeMeta } from './write-meta.ts'

const API = { collection: APPROPRIATIONS }
const AT = new Date('2026-06-15T12:00:00Z')
const PAGE = { total: 1, limit: 50, offset: 0 }

/** A release whose datasets, in their order, are as recent as this. */
const makeSummary = (all: readonly SourceFreshness[]): ReleaseSummary => {
  const { token, datasets } = makeContents([makeRecord()], [makeFundingLine()])
  const dated = datasets.flatMap((dataset, index) => {
    const freshness = all[index]
    return freshness === undefined ? [] : [{ ...dataset, freshness }]
  })
  return { id: token, token, files: [], checks: [], datasets: dated }
}

const on = (first: string, last: string, published: string | null, checked: string | null) => ({
  earliest_retrieved_at: `2026-${first}T00:00:00Z`,
  latest_retrieved_at: `2026-${last}T00:00:00Z`,
  latest_published_at: published === null ? null : `2026-${published}`,
  checked_at: checked === null ? null : `2026-${checked}T00:00:00Z`,
})

test('several datasets are as recent as the earliest and the latest of their documents, and checked when the first was', () => {
  const summary = makeSummary([
    on('03-01', '05-01', '02-02', '06-03'),
    on('01-01', '09-01', '01-01', '06-01'),
    on('02-01', '06-01', '04-04', '06-02'),
  ])
  const names = summary.datasets.map(({ dataset }) => dataset)
  assert.deepEqual(
    writeMeta(API, { summary, tables: {} }, { datasets: names }, PAGE, AT).freshness,
    on('01-01', '09-01', '04-04', '06-01'),
  )
  assert.deepEqual(
    writeMeta(API, { summary, tables: {} }, { datasets: names.slice(0, 1) }, PAGE, AT).freshness,
    on('03-01', '05-01', '02-02', '06-03'),
  )
})

test('what is not known of one dataset is told of the others, and is null when it is known of none', () => {
  const summary = makeSummary([on('03-01', '05-01', null, null), on('02-01', '04-01', '01-01', null)])
  const names = summary.datasets.map(({ dataset }) => dataset)
  assert.deepEqual(
    writeMeta(API, { summary, tables: {} }, { datasets: names }, PAGE, AT).freshness,
    on('02-01', '05-01', '01-01', null),
  )
})
