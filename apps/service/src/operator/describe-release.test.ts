import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReleasedDataset } from '../releases/index.ts'
import { describeDrift } from './describe-release.ts'

const source = (digest: string, added: number | null): ReleasedDataset['sources'][number] => ({
  source: digest,
  publisher: 'Harbour',
  url: 'https://harbour.example/boats.csv',
  retrieved_at: '2026-06-28T12:00:00.000Z',
  published_at: null,
  media_type: 'text/csv',
  bytes: 1,
  rows_read: 9,
  rows_published: 9,
  rows_merged: 0,
  rows_refused: 0,
  rows_added: added,
  rows_changed: added,
  rows_vanished: added,
  checked_at: '2026-06-28T12:00:00.000Z',
})

const dataset = (name: string, sources: ReleasedDataset['sources']): ReleasedDataset => ({
  dataset: name,
  title: name,
  rows: 9,
  coverage: [],
  notes: [],
  freshness: {
    earliest_retrieved_at: null,
    latest_retrieved_at: null,
    latest_published_at: null,
    checked_at: null,
  },
  sources,
})

test('a document of several datasets counts once among the changes', () => {
  const [boats, crews] = [source('a', 2), source('b', 3)]
  const datasets = [dataset('boats', [boats, source('c', null)]), dataset('owners', [boats, crews])]
  assert.deepEqual(describeDrift({ datasets }), [
    'Compared with the previous editions (documents: 2): 5 rows added, 5 changed, 5 vanished.',
  ])
})
