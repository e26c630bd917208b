import type { FamilyFreshness, FreshnessState, SourceDocument, SourceKind } from '@rotunda/contract'

type Document = Pick<
  SourceDocument,
  'checked_at' | 'period_end' | 'next_expected_on' | 'refused' | 'retrieved_at'
>

/** How the documents of a kind stand on a day. */
export const measureFreshness = (
  family: SourceKind,
  documents: readonly Document[],
  today: string,
): FamilyFreshness => {
  const taken = documents.filter(({ refused }) => refused === null)
  const newest_period = greatest(taken.map(({ period_end }) => period_end))
  const next_expected_on = greatest(taken.map((document) => document.next_expected_on))
  return {
    family,
    last_success_at: greatest(taken.map(({ checked_at }) => checked_at)),
    newest_period,
    lag_days: newest_period === null ? null : daysBetween(newest_period, today),
    next_expected_on,
    status: findState(documents, next_expected_on, today),
  }
}

const findState = (documents: readonly Document[], next: string | null, today: string): FreshnessState => {
  const newest = documents.toSorted((one, other) => (one.retrieved_at < other.retrieved_at ? 1 : -1))[0]
  if (newest === undefined) return 'none'
  if (newest.refused !== null) return 'failed'
  return next !== null && next < today ? 'late' : 'ok'
}

const greatest = (texts: readonly (string | null)[]): string | null =>
  texts
    .filter((text) => text !== null)
    .sort()
    .at(-1) ?? null

const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days
