import type { DatabaseSync } from 'node:sqlite'
import type { Source } from '../../../publishers/index.ts'
import type { Collection } from '../../collection.ts'
import type { BuildSteps } from '../build-steps.ts'
import { nameSeries, type Choice, type OlderEdition } from '../choose-sources.ts'
import type { DocumentReader } from '../readings/document-reader.ts'
import type { StagedSource, Staging } from '../staging.ts'
import { countDrift, type Drift } from './count-drift.ts'
import { dateMovedFacts, dateRecords } from './date-records.ts'
import { keepDifferences } from './differences.ts'
import { mergeEdition, stageEdition, type EditionNeeds, type EditionPlace } from './stage-edition.ts'

/** History of the chosen documents, as the older editions of the archive give it. */
export type History = {
  /** Differences by number of the document, only for series with an earlier edition. */
  readonly drift: ReadonlyMap<number, Drift>
  /** Superseded documents of editions that their publisher no longer accepts, with the reason. */
  readonly passedOver: ReadonlyMap<Source, string>
}

type HistoryNeeds = {
  readonly collection: Collection
  readonly staging: Staging
  readonly steps: BuildSteps
  readonly choice: Choice
  readonly documents: DocumentReader
  readonly reportProgress: (doing: string) => void
}

/**
 * Reads every series from its oldest edition on, and dates the staged rows by it. Rows of older editions stay in tables
 * of their own. The ids of the rows must be known: call it after identifyRows.
 */
export const followHistory = async (needs: HistoryNeeds): Promise<History> => {
  const { staging, reportProgress } = needs
  const { database, documents } = staging
  const taken = new Set(documents.filter(({ refusal }) => refusal === null).map(nameSeries))
  const isTaken = (publisher: string, series: string) => taken.has(`${publisher}/${series}`)
  const passedOver = new Map<Source, string>()
  if (needs.collection.comparison.keepsDifferences === true) keepDifferences(database)
  const all = listSeries(needs)
  for (const [series, { newest, older }] of all.entries()) {
    reportProgress(`Comparing ${newest[0].source.url} with its older editions (${older.length})`)
    let edition = 1
    for (const parts of older) {
      const refusal = await followEdition({ series, edition }, parts, { ...needs, isTaken })
      if (refusal === undefined) edition += 1
      else for (const { source } of parts) passedOver.set(source, refusal)
    }
    noteNewest(database, { series, edition }, newest)
  }
  if (all.length > 0) dateRecords(database)
  dateMovedFacts(staging)
  return { drift: countDrift(database), passedOver }
}

type Newest = readonly [StagedSource, ...StagedSource[]]
type Series = { readonly newest: Newest; readonly older: readonly OlderEdition[] }

/** Lists the series that have an older edition. Documents of asides are left out: they date no row. */
const listSeries = ({ choice, staging, collection }: HistoryNeeds): Series[] => {
  const older = Map.groupBy(choice.older, ([{ source, series }]) => nameSeries({ source, series }))
  return [...Map.groupBy(staging.documents, nameSeries)].flatMap(([name, [first, ...others]]) => {
    const editions = older.get(name)
    return first === undefined ||
      editions === undefined ||
      collection.documents.datasetsOf[first.source.publisher] === undefined
      ? []
      : [{ newest: [first, ...others] as const, older: editions }]
  })
}

/** Reads and merges an older edition. Returns the reason if it was passed over. */
const followEdition = async (
  place: EditionPlace,
  documents: OlderEdition,
  needs: HistoryNeeds & EditionNeeds,
): Promise<string | undefined> => {
  const { database } = needs.staging
  const refusal = await stageEdition(documents, needs)
  if (refusal === undefined) {
    noteEdition(database, place, documents)
    mergeEdition(database, place)
  } else needs.reportProgress(`Skipping an older edition of ${documents[0].source.url}: ${refusal}`)
  return refusal
}

/** The first document represents its edition. */
const noteEdition = (
  staging: DatabaseSync,
  { series, edition }: EditionPlace,
  [{ source }]: OlderEdition,
): void => {
  staging
    .prepare(
      'insert into editions (series, edition, source, url, published_at, retrieved_at) values (?, ?, ?, ?, ?, ?)',
    )
    .run(series, edition, source.sha256, source.url, source.published_at, source.retrieved_at)
}

const noteNewest = (staging: DatabaseSync, place: EditionPlace, newest: Newest): void => {
  noteEdition(staging, place, newest)
  const isWhole = newest.every(({ refusal }) => refusal === null)
  staging
    .prepare('insert into followed (series, newest, whole) values (?, ?, ?)')
    .run(place.series, place.edition, Number(isWhole))
  const insert = staging.prepare('insert into dated (source, series, retrieved_at) values (?, ?, ?)')
  for (const { number, source } of newest) insert.run(number, place.series, source.retrieved_at)
}
