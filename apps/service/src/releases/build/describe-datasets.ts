import type { SourceFreshness } from '@rotunda/contract'
import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import { getPublisher } from './get-publisher.ts'
import { listNotes } from './list-notes.ts'
import type { ReleasedDataset } from '../release.ts'
import type { DatasetCell } from './count-coverage.ts'
import type { SourceReport } from './report-sources.ts'

/** Lists the datasets of this release, with their figures. */
export const describeDatasets = (
  collection: Collection,
  cells: readonly DatasetCell[],
  reports: readonly SourceReport[],
): ReleasedDataset[] =>
  Object.entries(collection.datasets).map(([dataset, { title, facts, rowNotes = [] }]) => {
    const coverage = cells.filter((cell) => cell.dataset === dataset)
    const taken = reports.filter(
      ({ source, verdict }) =>
        verdict === 'published' &&
        collection.documents.datasetsOf[source.publisher]?.includes(dataset) === true,
    )
    const sources = taken.map(({ source }) => source)
    return {
      dataset,
      title,
      ...facts,
      rows: coverage.reduce((sum, { rows }) => sum + rows, 0),
      coverage: coverage.map(({ dataset: _, ...cell }) => cell),
      notes: [...listNotes(collection, dataset, sources), ...rowNotes].map((code) => ({
        code,
        text: collection.codes.notes[code] ?? '',
      })),
      freshness: measureFreshness(sources),
      sources: taken.map((report) => describeSource(report, collection)),
    }
  })

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

const describeSource = (
  { source, read, published, merged, refused, drift }: SourceReport,
  { publishers }: Collection,
): ReleasedDataset['sources'][number] => ({
  source: source.sha256,
  publisher: getPublisher(publishers, source.publisher).title,
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
