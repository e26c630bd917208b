import type { RowFields, SourceDocument } from '@rotunda/contract'
import type { Source } from '../../../publishers/index.ts'
import type { MadeRow, Origin, StagedSource, Staging } from '../../../releases/index.ts'
import type { FamilyPublisher } from '../family.ts'
import { expectNext } from './expect-next.ts'
import { kindOf } from './kind-of.ts'
import { findReportedPeriod } from './find-reported-period.ts'
import { factsOf } from './publisher-facts.ts'
import { TABLE_OF } from './source-tables.ts'

type Needs = {
  readonly staging: Staging
  readonly publishers: readonly FamilyPublisher[]
  /** Codes of the coverage notes of a table. */
  readonly notesOf: (table: string) => readonly string[]
}

/** A row for every document that was read, in each table that it belongs to. */
export function* listDocuments(needs: Needs): Generator<MadeRow, void, undefined> {
  const count = makeCounts(needs.staging)
  for (const [sha256, [first, ...others]] of Map.groupBy(
    needs.staging.documents,
    ({ source }) => source.sha256,
  )) {
    if (first === undefined) continue
    const documents = [first, ...others] as const
    const body = describe(documents, needs, count)
    const tables = new Set(body.kinds.map((kind) => TABLE_OF[kind].name))
    for (const table of tables)
      yield { table, dataset: table, id: sha256, coverage: {}, body, from: documents.map(originOf) }
  }
}

/** The same bytes, once for each address or edition at which they were found. */
type Documents = readonly [StagedSource, ...StagedSource[]]

const describe = (
  documents: Documents,
  { publishers, notesOf }: Needs,
  count: Counts,
): Omit<SourceDocument, 'id' | keyof RowFields> => {
  const [{ source, series, refusal }] = documents
  const feeds = publishers.filter(({ publisher }) =>
    documents.some((document) => document.source.publisher === publisher.name),
  )
  const [feed] = feeds
  if (feed === undefined) throw new Error(`no publisher of the document ${source.sha256}`)
  const tables = feeds.flatMap(({ datasets }) => datasets)
  const { licence, cadence } = factsOf(feed.publisher.name)
  const { period_start, period_end } = periodOf(source, series)
  return {
    kinds: [...new Set(tables.map(kindOf))],
    publisher: feed.publisher.title,
    title: series,
    url: source.url,
    period_start,
    period_end,
    retrieved_at: source.retrieved_at,
    published_at: source.published_at,
    checked_at: source.checked_at,
    sha256: source.sha256,
    bytes: source.bytes,
    ...count(documents),
    refused: refusal,
    parser_version: feed.publisher.parserVersion,
    licence_note: licence,
    supersedes: source.supersedes,
    next_expected_on: expectNext(cadence, {
      periodEnd: period_end,
      checkedOn: source.checked_at.slice(0, 'YYYY-MM-DD'.length),
    }),
    known_gaps: [...new Set(tables.flatMap(notesOf))].filter((code) => code !== 'rights'),
  }
}

/** Only reports of a period have one: as it was given with the document, or as the document says it itself. */
const periodOf = (source: Source, series: string | null): Period => {
  const reported = series === null ? undefined : findReportedPeriod(series)
  return {
    period_start: ('period_start' in source && readDay(source.period_start)) || (reported?.start ?? null),
    period_end: ('period_end' in source && readDay(source.period_end)) || (reported?.end ?? null),
  }
}

type Period = Pick<SourceDocument, 'period_start' | 'period_end'>

const readDay = (day: unknown): string | null => (typeof day === 'string' ? day : null)

type RowCounts = Pick<SourceDocument, 'rows_read' | 'rows_published' | 'rows_merged' | 'rows_quarantined'>
type Counts = (documents: Documents) => RowCounts

const makeCounts = (staging: Staging): Counts => {
  const published = countBySource(staging, 'rows')
  const refused = countBySource(staging, 'refusals')
  return (documents) => {
    const sum = (of: (document: StagedSource) => number) =>
      documents.reduce((total, document) => total + of(document), 0)
    return {
      rows_read: sum(({ read }) => read),
      rows_published: sum(({ number }) => published.get(number) ?? 0),
      rows_merged: sum(({ merged }) => merged),
      rows_quarantined: sum(({ number }) => refused.get(number) ?? 0),
    }
  }
}

const originOf = ({ source }: StagedSource): Origin => ({
  first_seen_at: source.retrieved_at,
  last_changed_at: source.retrieved_at,
  revision: 1,
  sources: [],
  source,
})

const countBySource = ({ database }: Staging, table: 'rows' | 'refusals'): ReadonlyMap<number, number> =>
  new Map(
    database
      .prepare(`select source, count(*) as rows from ${table} where source is not null group by source`)
      .all()
      .map(({ source, rows }) => [Number(source), Number(rows)]),
  )
