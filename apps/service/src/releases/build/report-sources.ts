import type { ControlTotal, Source } from '../../publishers/index.ts'
import type { Choice } from './choose-sources.ts'
import type { Drift } from './history/count-drift.ts'
import type { History } from './history/follow-history.ts'
import type { StagedSource, Staging } from './staging.ts'

/** Verdicts on a document. */
export const VERDICTS = {
  published: 'The rows are in this release or in refusals.csv.',
  superseded: 'A newer document replaces this document.',
  refused: 'The document could not be used; this release has none of its rows.',
} as const
export type Verdict = keyof typeof VERDICTS

/** A total that a document prints, and the total that was read. */
export type ComparedTotal = ControlTotal & { readonly found: number }

export type ReasonCount = { readonly reason: string; readonly rows: number }

/** One document of the archive, with its verdict: a line of source-checks.csv. */
export type SourceReport = {
  readonly source: Source
  readonly series: string | null
  readonly verdict: Verdict
  /** Reason of the refusal, or the digest of the newer document. */
  readonly detail: string | null
  readonly supersededBy: Source | null
  readonly read: number
  readonly published: number
  readonly merged: number
  readonly refused: number
  readonly reasons: readonly ReasonCount[]
  readonly totals: readonly ComparedTotal[]
  /** Differences from the edition before; null if there is none. */
  readonly drift: Drift | null
  /** Reason why an older document was not compared; null if it was. */
  readonly passedOver: string | null
}

export type ReportNeeds = {
  readonly staging: Staging
  readonly choice: Choice
  readonly history: History
}

/**
 * Numbers of rows that were written, by number of the document. Rows that were only read do not count, so a lost row is
 * noticed.
 */
export type PublishedCounts = ReadonlyMap<number, number>

/** Reports on every document of the archive, by publisher and series; the refused ones come last. */
export const reportSources = (
  { staging, choice, history }: ReportNeeds,
  published: PublishedCounts,
): SourceReport[] => {
  const { documents } = staging
  const reasons = countReasons(staging)
  return [
    ...documents.map((document) => ({
      source: document.source,
      series: document.series,
      read: document.read,
      merged: document.merged,
      supersededBy: null,
      verdict: document.refusal === null ? ('published' as const) : ('refused' as const),
      detail: document.refusal,
      published: published.get(document.number) ?? 0,
      refused: sum((reasons.get(document.number) ?? []).map(({ rows }) => rows)),
      reasons: reasons.get(document.number) ?? [],
      totals: compareTotals(document, documents),
      drift: history.drift.get(document.number) ?? null,
      passedOver: null,
    })),
    ...choice.superseded.map(({ source, series, by }) => ({
      ...NOTHING,
      source,
      series,
      verdict: 'superseded' as const,
      detail: by.sha256,
      supersededBy: by,
      passedOver: history.passedOver.get(source) ?? null,
    })),
    ...choice.refused.map(({ source, detail }) => ({
      ...NOTHING,
      source,
      series: null,
      verdict: 'refused' as const,
      detail,
      supersededBy: null,
    })),
  ]
}

const NOTHING = {
  read: 0,
  published: 0,
  merged: 0,
  refused: 0,
  reasons: [],
  totals: [],
  drift: null,
  passedOver: null,
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const countReasons = ({ database }: Staging): ReadonlyMap<number, ReasonCount[]> =>
  Map.groupBy(
    database
      .prepare(
        'select source, reason, count(*) as rows from refusals group by source, reason order by reason',
      )
      .all()
      .map(({ source, reason, rows }) => ({
        source: Number(source),
        reason: String(reason),
        rows: Number(rows),
      })),
    ({ source }) => source,
  )

const compareTotals = (document: StagedSource, staged: readonly StagedSource[]): ComparedTotal[] =>
  document.totals.map((total) =>
    'found' in total ? total : { ...total, found: countFound(total, document, staged) },
  )

const countFound = (
  total: Exclude<ControlTotal, { readonly found: number }>,
  document: StagedSource,
  staged: readonly StagedSource[],
): number =>
  total.what === 'rows_of_document' ? document.read + total.notSelected : countEdition(document, staged)

/** Counts the rows that were read from all parts of the edition. */
const countEdition = ({ series, source }: StagedSource, staged: readonly StagedSource[]): number =>
  sum(
    staged
      .filter((other) => other.series === series && other.source.edition === source.edition)
      .map(({ read }) => read),
  )
