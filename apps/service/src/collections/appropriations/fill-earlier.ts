import type { FullRecord, FundingLine, Requestor } from '@rotunda/contract'

/** A row of an earlier version, without fields that were added since. */
type Without<Row, Field extends keyof Row> = Omit<Row, Field> & Partial<Pick<Row, Field>>

/** A record of any version, with every field of this one. */
export const fillRecord = (record: FullRecord): FullRecord => ({
  ...record,
  requestors: record.requestors.map(fillRequestor),
})

/** Releases before `from_match` held only the printed facts of each requestor. */
const fillRequestor = (requestor: Without<Requestor, 'from_match'>): Requestor => ({
  ...requestor,
  from_match: requestor.from_match ?? [],
})

/** A funding line of any version. Its basis and dates are unknown if its release does not give them. */
export const fillLine = (
  line: Without<FundingLine, 'basis' | 'first_seen_at' | 'changed_at'>,
): FundingLine => ({
  ...line,
  basis: line.basis ?? null,
  first_seen_at: line.first_seen_at ?? null,
  changed_at: line.changed_at ?? null,
})
