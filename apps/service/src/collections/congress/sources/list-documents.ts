import type { RowFields, SourceDocument } from '@rotunda/contract'
import type { MadeRow, Origin, StagedSource, Staging } from '../../../releases/index.ts'
import type { FamilyPublisher } from '../family.ts'
import { expectNext } from './expect-next.ts'
import { kindOf } from './kind-of.ts'
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
  const periods = listPeriods(needs.staging)
  for (const [sha256, [first, ...others]] of Map.groupBy(
    needs.staging.documents,
    ({ source }) => source.sha256,
  )) {
    if (first === undefined) continue
    const documents = [first, ...others] as const
    const body = describe(documents, needs, { count, period: findPeriod(documents, periods) })
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
  { count, period }: { readonly count: Counts; readonly period: Period },
): Omit<SourceDocument, 'id' | keyof RowFields> => {
  const [{ source, series, refusal }] = documents
  const feeds = publishers.filter(({ publisher }) =>
    documents.some((document) => document.source.publisher === publisher.name),
  )
  const [feed] = feeds
  if (feed === undefined) throw new Error(`no publisher of the document ${source.sha256}`)
  const tables = feeds.flatMap(({ datasets }) => datasets)
  const { licence, cadence } = factsOf(feed.publisher.name)
  return {
    kinds: [...new Set(tables.map(kindOf))],
    publisher: feed.publisher.title,
    title: series,
    url: source.url,
    retrieved_at: source.retrieved_at,
    published_at: source.published_at,
    checked_at: source.checked_at,
    sha256: source.sha256,
    bytes: source.bytes,
    ...period,
    ...count(documents),
    refused: refusal,
    parser_version: feed.publisher.parserVersion,
    licence_note: licence,
    supersedes: source.supersedes,
    next_expected_on: expectNext(cadence, {
      periodEnd: period.period_end,
      checkedOn: source.checked_at.slice(0, 'YYYY-MM-DD'.length),
    }),
    known_gaps: [...new Set(tables.flatMap(notesOf))].filter((code) => code !== 'rights'),
  }
}

type Period = Pick<SourceDocument, 'period_start' | 'period_end'>

/** The period of each document by its rows, by number of the document: only reports of payments have one. */
const listPeriods = ({ database }: Staging): ReadonlyMap<number, Period> =>
  new Map(
    database
      .prepare(FIRST_PAYMENTS)
      .all()
      .map(({ source, start, end }) => [
        Number(source),
        { period_start: String(start), period_end: String(end) },
      ]),
  )

/** The rows of a document are all of one period. */
const FIRST_PAYMENTS = `
  select source, body ->> '$.report_period.start' as start, body ->> '$.report_period.end' as end
  from rows join bodies using (row)
  where row in (select min(row) from rows where kind = 'staff-observations' group by source)
`

const findPeriod = (documents: Documents, periods: ReadonlyMap<number, Period>): Period =>
  documents.map(({ number }) => periods.get(number)).find((period) => period !== undefined) ?? {
    period_start: null,
    period_end: null,
  }

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
