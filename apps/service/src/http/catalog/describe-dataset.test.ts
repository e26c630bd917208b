import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import type { ReleasedDataset } from '../../releases/index.ts'
import { describeDataset } from './describe-dataset.ts'

const file = (path: string, media_type = 'text/csv; charset=utf-8') => ({
  path,
  media_type,
  bytes: 5,
  sha256: 'a'.repeat(64),
})

const cell = (fiscal_year: number | null, rows: number) => ({
  stage: 'house_bill' as const,
  chamber: 'house' as const,
  fiscal_year,
  rows,
  refused: 1,
  sources: 1,
})

const DATASET: ReleasedDataset = {
  dataset: 'house-projects',
  title: 'House projects',
  rows: 9,
  coverage: [cell(2021, 0), cell(2024, 4), cell(2022, 5), cell(null, 1), cell(2027, 0)],
  notes: [],
  sources: [],
  freshness: {
    earliest_retrieved_at: null,
    latest_retrieved_at: null,
    latest_published_at: null,
    checked_at: null,
  },
}

const describe = (dataset = DATASET) => {
  const files = [
    file('data/house-projects.csv'),
    file('data/senate-requests.csv'),
    file('data/house-projects.json'),
    file('data/requestors.csv'),
    file('bagit.txt'),
    file('rotunda.zip', 'application/zip'),
  ]
  const summary = { id: 'b'.repeat(64), token: 'snap-b', files, checks: [], datasets: [dataset] }
  const needs = { base: 'https://rotunda.example', contactEmail: 'data@rotunda.example' }
  return describeDataset(APPROPRIATIONS, { summary, publishedAt: '2026-06-16T09:00:00.000Z' }, dataset, needs)
}

test('a dataset spans the fiscal years of which it has rows', () => {
  assert.deepEqual(describe().temporal, [
    { '@type': 'PeriodOfTime', startDate: '2021-10-01', endDate: '2024-09-30' },
  ])
})

test('a dataset leads to its own files, to the requestors of its records, and to the zip, which holds all of them', () => {
  assert.deepEqual(
    describe().distribution.map(({ title }) => title),
    ['house-projects.csv', 'house-projects.json', 'requestors.csv', 'rotunda.zip'],
  )
  const guidance = describe({ ...DATASET, dataset: 'funding-guidance' })
  assert.deepEqual(
    guidance.distribution.map(({ title }) => title),
    ['rotunda.zip'],
  )
})

test('a dataset has the day of its publication, and its stages in words among its keywords', () => {
  const { issued, keyword, modified } = describe()
  assert.deepEqual([issued, modified], ['2026-06-16T09:00:00.000Z', undefined])
  assert.deepEqual(keyword, ['appropriations', 'Congress', 'request', 'house bill'])
})
