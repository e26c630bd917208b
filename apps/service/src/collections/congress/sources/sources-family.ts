import { SOURCE_KINDS, type RowFields, type SourceDocument } from '@rotunda/contract'
import type { MadeRow, Origin, StagedSource, Staging } from '../../../releases/index.ts'
import type { Family, FamilyPublisher } from '../../families/index.ts'
import { HEARING_SOURCES, HISTORICAL_SOURCES, kindOf, SOURCES, TABLE_OF } from './source-tables.ts'

/** The documents behind the tables of these families. */
export const makeSourcesFamily = (families: readonly Family[]): Family => {
  const publishers = families.flatMap((family) => family.publishers)
  const notes = new Map(
    families.flatMap(({ datasets }) =>
      Object.entries(datasets).map(([dataset, one]) => [dataset, one.notes] as const),
    ),
  )
  return {
    tables: [SOURCES, HISTORICAL_SOURCES, HEARING_SOURCES],
    datasets: {
      sources: { title: 'Documents on staff, members and committees', notes: ['rights'] },
      'historical-sources': { title: 'Documents on the history of members', notes: ['rights'] },
      'hearing-sources': { title: 'Documents on hearings', notes: ['rights'] },
    },
    facts: [],
    publishers: [],
    notes: {},
    refusals: {},
    fields: { kinds: SOURCE_KINDS },
    make: (_facts, staging) =>
      listDocuments({ staging, publishers, notesOf: (table) => notes.get(table) ?? [] }),
  }
}

type Needs = {
  readonly staging: Staging
  readonly publishers: readonly FamilyPublisher[]
  /** Codes of the coverage notes of a table. */
  readonly notesOf: (table: string) => readonly string[]
}

/** A row for every document that was read, in each table that it belongs to. */
function* listDocuments(needs: Needs): Generator<MadeRow, void, undefined> {
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

/** Documents with the same bytes, one for each address or edition at which they were found. */
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

/** Periods of documents, by number of the document. Only reports of payments have one, and their rows give it. */
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

/** The first payment of each document: all its rows are of one period. */
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

/** Day by which the next document is expected after this one; null if the publisher keeps no rhythm. */
export const expectNext = (
  cadence: Cadence | undefined,
  { periodEnd, checkedOn }: { readonly periodEnd: string | null; readonly checkedOn: string },
): string | null => {
  if (cadence === undefined) return null
  if ('days' in cadence) return Temporal.PlainDate.from(checkedOn).add({ days: cadence.days }).toString()
  if (periodEnd === null) return null
  // Counts from the day after the period, because months differ in length.
  const nextEnd = Temporal.PlainDate.from(periodEnd).add({ days: 1 }).add({ months: cadence.months })
  return nextEnd.subtract({ days: 1 }).add({ days: cadence.lagDays }).toString()
}

/** Rhythm of a publication: every `days` days, or `lagDays` days after each period of `months` months. */
type Cadence = { readonly days: number } | { readonly months: number; readonly lagDays: number }

type PublisherFacts = { readonly licence: string; readonly cadence?: Cadence }

const GOVERNMENT =
  'A work of the U.S. Government: not subject to copyright in the United States (17 U.S.C. 105).'
const CC0 = 'Dedicated to the public domain by its authors (CC0 1.0).'
const UNKNOWN = 'This service knows of no licence by the publisher.'

/** Facts that a publisher's documents do not state, by the beginning of its name. */
const FACTS: readonly (readonly [prefix: string, facts: PublisherFacts])[] = [
  ['house-disbursements', { licence: GOVERNMENT, cadence: { months: 3, lagDays: 60 } }],
  ['house-summary', { licence: GOVERNMENT, cadence: { months: 3, lagDays: 60 } }],
  ['senate-disbursements', { licence: GOVERNMENT, cadence: { months: 6, lagDays: 60 } }],
  ['congress-legislators', { licence: CC0, cadence: { days: 7 } }],
  ['clerk', { licence: GOVERNMENT, cadence: { days: 7 } }],
  ['senate', { licence: GOVERNMENT, cadence: { days: 7 } }],
  ['docs-house', { licence: GOVERNMENT, cadence: { days: 7 } }],
  ['congress-gov', { licence: GOVERNMENT, cadence: { days: 7 } }],
  ['govinfo', { licence: GOVERNMENT, cadence: { days: 30 } }],
  ['voteview', { licence: UNKNOWN, cadence: { days: 30 } }],
]

/** Facts of a publisher, by the longest known beginning of its name. */
const factsOf = (publisher: string): PublisherFacts =>
  FACTS.filter(([prefix]) => publisher.startsWith(prefix))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([, facts]) => facts)[0] ?? { licence: UNKNOWN }
