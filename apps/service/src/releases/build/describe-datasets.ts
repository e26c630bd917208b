import type { DatabaseSync } from 'node:sqlite'
import type { SourceFreshness } from '@rotunda/contract'
import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import type { CoverageCell, ReleasedDataset } from '../release.ts'
import type { Coverage } from './build-steps.ts'
import { getPublisher } from './get-publisher.ts'
import { listNotes } from './list-notes.ts'
import type { SourceReport } from './report-sources.ts'
import type { Staging } from './staging.ts'

/**
 * Lists the datasets of this release, with their figures. A publisher may have documents of several datasets: such a
 * document belongs to those that have its rows.
 */
export const describeDatasets = (
  collection: Collection,
  cells: readonly DatasetCell[],
  reports: readonly SourceReport[],
  staging: Staging,
): ReleasedDataset[] => {
  const read = listReadSources(staging)
  return Object.entries(collection.datasets).map(([dataset, { title, facts, rowNotes = [] }]) => {
    const coverage = cells.filter((cell) => cell.dataset === dataset)
    const taken = reports.filter(({ source, verdict }) => {
      const datasets = collection.documents.datasetsOf[source.publisher] ?? []
      const isAlone = datasets.length === 1 && datasets[0] === dataset
      return verdict === 'published' && (isAlone || read.get(dataset)?.has(source) === true)
    })
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
}

/** Lists the documents that gave rows or refused rows to each dataset. */
const listReadSources = ({ database, documents }: Staging): ReadonlyMap<string, ReadonlySet<Source>> => {
  const sources = new Map(documents.map(({ number, source }) => [number, source]))
  const read = new Map<string, Set<Source>>()
  for (const row of database.prepare(LIST_READ).all()) {
    const source = sources.get(Number(row['source']))
    const dataset = String(row['dataset'])
    if (source !== undefined) read.set(dataset, (read.get(dataset) ?? new Set()).add(source))
  }
  return read
}

const LIST_READ = `
  select dataset, source from rows where dataset is not null
  union select dataset, origins.source from rows join origins using (row) where dataset is not null
  union select dataset, source from refusals where dataset is not null
`

/** Measures freshness. The oldest check counts: at that time everything in the dataset was still the same. */
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

type DatasetCell = CoverageCell & { readonly dataset: string }

/** Counts rows and refused rows, by dataset and by the collection's own columns. Asides belong to no dataset. */
export const countCoverage = (staging: DatabaseSync, order: readonly string[]): DatasetCell[] =>
  staging
    .prepare(COUNT)
    .all()
    .map(({ dataset, coverage, rows, refused, sources }) => ({
      dataset: String(dataset),
      // Only the row store writes this JSON.
      ...(JSON.parse(String(coverage)) as Coverage),
      rows: Number(rows),
      refused: Number(refused),
      sources: Number(sources),
    }))
    .toSorted((a, b) => compareCells(a, b, order))

/** Counts a made row once, and each document of its facts. */
const COUNT = `
  select dataset, coverage, sum(published) as rows, sum(refused) as refused, count(distinct source) as sources
  from (
    select dataset, coverage, source, 1 as published, 0 as refused from rows
    union all select dataset, coverage, origins.source, 0, 0 from rows join origins using (row)
    union all select dataset, coverage, source, 0, 1 from refusals
  )
  where dataset is not null
  group by dataset, coverage
`

const compareCells = (a: DatasetCell, b: DatasetCell, order: readonly string[]): number => {
  for (const term of order) {
    const name = term.replace(/^-/, '')
    const found = compareValues(a[name], b[name])
    if (found !== 0) return term.startsWith('-') ? -found : found
  }
  return 0
}

/** Compares values. Null is below every other value. */
const compareValues = (a: Coverage[string] = null, b: Coverage[string] = null): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  return a < b ? -1 : 1
}
