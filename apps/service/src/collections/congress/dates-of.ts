import type { Origin, RowDates } from '../../releases/index.ts'

/** A change of something that a row depends on and does not cite. */
export type Change = Pick<RowDates, 'last_changed_at'>

/**
 * Dates of a row that also counts or names things that it does not cite: the row is as old as its oldest source, and as
 * new as the newest of both. `revision` is the number of its different contents.
 */
export const datesOf = (
  from: readonly Origin[],
  counted: readonly Change[],
  revision?: number,
): RowDates | undefined => {
  const [first_seen_at] = from.map((fact) => fact.first_seen_at).sort()
  const last_changed_at = [...from, ...counted]
    .map((fact) => fact.last_changed_at)
    .sort()
    .at(-1)
  if (first_seen_at === undefined || last_changed_at === undefined) return undefined
  return {
    first_seen_at,
    last_changed_at,
    revision: revision ?? Math.max(...from.map((fact) => fact.revision)),
  }
}
