import { DATASETS, type Catalog } from '@rotunda/contract'
import type { DataApi } from '../data/data-api.ts'
import { buildCatalog } from './build-catalog.ts'

const ID = '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef'

/** Makes a catalog of one dataset in one release, for the API description. */
export const makeExampleCatalog = (api: DataApi): Catalog => {
  const { title, stages } = DATASETS['senate-requests']
  const freshness = {
    earliest_retrieved_at: '2026-06-15T12:00:00.000Z',
    latest_retrieved_at: '2026-06-15T12:00:00.000Z',
    latest_published_at: '2026-05-04',
    checked_at: '2026-06-15T12:00:00.000Z',
  }
  const coverage = [
    {
      stage: 'request' as const,
      chamber: 'senate' as const,
      fiscal_year: 2026,
      rows: 360,
      refused: 0,
      sources: 1,
    },
  ]
  const dataset = { title, stages: [...stages], rows: 360, coverage, notes: [], freshness, sources: [] }
  const file = {
    path: 'data/senate-requests.csv',
    media_type: 'text/csv; charset=utf-8',
    bytes: 281_714,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  }
  const summary = {
    id: ID,
    token: `snap-${ID.slice(0, 20)}`,
    files: [file],
    checks: [],
    datasets: [{ dataset: 'senate-requests' as const, ...dataset }],
  }
  const releases = [{ api, summary, publishedAt: '2026-06-16T09:00:00.000Z', accepted: [] }]
  const needs = { base: 'https://rotunda.example', contactEmail: 'data@rotunda.example' }
  return buildCatalog({ published: [{ api, releases, ended: [] }], snapshots: [] }, needs)
}
