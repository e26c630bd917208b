import {
  COVERAGE_NOTES,
  DATASETS,
  namesOf,
  type CoverageText,
  type DatasetName,
  type SourceFreshness,
} from '@rotunda/contract'
import type { ReleasedDataset } from '../release.ts'
import { PUBLISHERS, type Source } from '../../publishers/index.ts'
import type { DatasetCell } from './count-coverage.ts'
import type { SourceReport } from './report-sources.ts'
import { DATASET_OF } from './row-store.ts'

/** What this release says of each dataset. */
export const describeDatasets = (
  cells: readonly DatasetCell[],
  reports: readonly SourceReport[],
): ReleasedDataset[] =>
  namesOf(DATASETS).map((dataset) => {
    const { title, stages } = DATASETS[dataset]
    const coverage = cells.filter((cell) => cell.dataset === dataset)
    const taken = reports.filter(
      ({ source, verdict }) => verdict === 'published' && DATASET_OF[source.publisher] === dataset,
    )
    const sources = taken.map(({ source }) => source)
    return {
      dataset,
      title,
      stages: [...stages],
      rows: coverage.reduce((sum, { rows }) => sum + rows, 0),
      coverage: coverage.map(({ dataset: _, ...cell }) => cell),
      notes: listNotes(dataset, sources),
      freshness: measureFreshness(sources),
      sources: taken.map(describeSource),
    }
  })

const listNotes = (dataset: DatasetName, sources: readonly Source[]): CoverageText[] =>
  [
    ...DATASETS[dataset].notes,
    ...(sources.some(({ sample }) => sample) ? (['sample_data'] as const) : []),
  ].map((code) => ({ code, text: COVERAGE_NOTES[code] }))

/** The oldest check counts: all that is in the dataset was still so at that time. */
const measureFreshness = (sources: readonly Source[]): SourceFreshness => {
  const retrieved = sources.map(({ retrieved_at }) => retrieved_at).sort()
  const published = sources.flatMap(({ published_at }) => published_at ?? []).sort()
  const checked = sources.map(({ checked_at }) => checked_at).sort()
  return {
    earliest_retrieved_at: retrieved.at(0) ?? null,
    latest_retrieved_at: retrieved.at(-1) ?? null,
    latest_published_at: published.at(-1) ?? null,
    checked_at: checked.at(0) ?? null,
  }
}

const describeSource = ({
  source,
  read,
  published,
  merged,
  refused,
  drift,
}: SourceReport): ReleasedDataset['sources'][number] => ({
  source: source.sha256,
  publisher: PUBLISHERS[source.publisher],
  url: source.url,
  retrieved_at: source.retrieved_at,
  published_at: source.published_at,
  media_type: source.media_type,
  bytes: source.bytes,
  rows_read: read,
  rows_published: published,
  rows_merged: merged,
  rows_refused: refused,
  rows_added: drift?.added ?? null,
  rows_changed: drift?.changed ?? null,
  rows_vanished: drift?.vanished ?? null,
  checked_at: source.checked_at,
})
