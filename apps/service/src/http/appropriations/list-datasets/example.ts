import type { DatasetInfo } from '@rotunda/contract'
import { EXAMPLE_EVIDENCE, EXAMPLE_META } from '../examples.ts'

export const EXAMPLE_DATASET: DatasetInfo = {
  dataset: 'senate-requests',
  title: 'Senate requests for congressionally directed spending',
  beta: true,
  stages: ['request'],
  rows: 2,
  coverage: [{ stage: 'request', chamber: 'senate', fiscal_year: 2026, rows: 2, refused: 0, sources: 1 }],
  notes: EXAMPLE_META.coverage,
  freshness: EXAMPLE_META.freshness,
  sources: [
    {
      source: EXAMPLE_EVIDENCE.source,
      publisher: EXAMPLE_EVIDENCE.publisher,
      url: EXAMPLE_EVIDENCE.url,
      retrieved_at: EXAMPLE_EVIDENCE.retrieved_at,
      published_at: null,
      media_type: 'application/json',
      bytes: 2048,
      rows_read: 2,
      rows_published: 2,
      rows_merged: 0,
      rows_added: null,
      rows_changed: null,
      rows_vanished: null,
      rows_refused: 0,
      checked_at: '2026-06-14T12:00:00.000Z',
    },
  ],
  releases: [
    {
      id: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
      snapshot: EXAMPLE_META.snapshot,
      current: true,
      published_at: '2026-06-15T12:00:00.000Z',
      rows: 2,
      accepted: [],
      sample: false,
      collection: 'appropriations',
      api_url:
        '/api/appropriations/v1/releases/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
      files: [
        {
          name: 'data/senate-requests.csv',
          url: '/downloads/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/data/senate-requests.csv',
          media_type: 'text/csv; charset=utf-8; header=present',
          bytes: 1536,
          sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
        },
      ],
    },
  ],
}
