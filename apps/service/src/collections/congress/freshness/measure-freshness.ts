import type { FamilyFreshness, FreshnessState, SourceDocument, SourceKind } from '@rotunda/contract'

type Document = Pick<
  SourceDocument,
  'checked_at' | 'period_end' | 'next_expected_on' | 'publisher' | 'refused' | 'retrieved_at'
>

/** Measures the freshness of a kind of documents on a day. A late publisher is not hidden by a punctual one. */
export const measureFreshness = (
  family: SourceKind,
  documents: readonly Document[],
  today: string,
): FamilyFreshness => {
  const taken = documents.filter(({ refused }) => refused === null)
  const newest_period = greatest(taken.map(({ period_end }) => period_end))
  const next_expected_on = expectFirst(taken)
  return {
    family,
    last_success_at: greatest(taken.map(({ checked_at }) => checked_at)),
    newest_period,
    lag_days: newest_period === null ? null : daysBetween(newest_period, today),
    next_expected_on,
    status: findState(documents, next_expected_on, today),
  }
}

/**
 * Earliest day by which any publisher is expected to release again. Each publisher counts with the last of its expected
 * days.
 */
const expectFirst = (documents: readonly Document[]): string | null =>
  groupByPublisher(documents)
    .flatMap((own) => greatest(own.map(({ next_expected_on }) => next_expected_on)) ?? [])
    .sort()
    .at(0) ?? null

const findState = (documents: readonly Document[], next: string | null, today: string): FreshnessState => {
  if (documents.length === 0) return 'none'
  if (groupByPublisher(documents).some(isNewestRefused)) return 'failed'
  return next !== null && next < today ? 'late' : 'ok'
}

/** Whether the newest document was refused. Documents that were retrieved at once are equally new. */
const isNewestRefused = (documents: readonly Document[]): boolean => {
  const newest = greatest(documents.map(({ retrieved_at }) => retrieved_at))
  return documents.some(({ refused, retrieved_at }) => refused !== null && retrieved_at === newest)
}

const groupByPublisher = (documents: readonly Document[]): readonly (readonly Document[])[] => [
  ...Map.groupBy(documents, ({ publisher }) => publisher).values(),
]

const greatest = (texts: readonly (string | null)[]): string | null =>
  texts
    .filter((text) => text !== null)
    .sort()
    .at(-1) ?? null

const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days
