import type {
  Chamber,
  FullRecord,
  FundingLine,
  NamedRequestor,
  State,
  SubcommitteeCode,
} from '@rotunda/contract'
import type { Publisher, ReadRow, Source, TableRow } from '../publisher.ts'

/** Facts about a document as a whole. */
export type AppropriationsFacts = {
  readonly fiscal_year: number | null
  readonly subcommittee: SubcommitteeCode | null
  readonly chamber: Chamber | null
}
export type AppropriationsSource = Source & AppropriationsFacts
export type AppropriationsPublisher = Publisher<AppropriationsFacts>

/** Facts that no row states: the release adds them. */
type Added =
  | ('id' | 'project' | 'evidence' | 'coverage' | 'corrections')
  | ('requestors' | 'funding_line' | 'first_seen_at' | 'changed_at')

/** A record as its row states it. It has the names of its requestors; the release finds the members. */
export type RecordDraft = Omit<FullRecord, Added> & {
  readonly requestors: readonly NamedRequestor[]
  /** Cells that identify the row, regardless of its place: ids are made from them. */
  readonly key: readonly string[]
}

/** A funding line as its row states it. */
export type FundingLineDraft = Omit<
  FundingLine,
  'id' | 'evidence' | 'coverage' | 'first_seen_at' | 'changed_at'
> & {
  readonly key: readonly string[]
}

/** A term in one seat. Its last day is the first day of the successor. */
export type MemberTerm = {
  readonly chamber: Chamber
  readonly state: State
  /** House: 0 at large. Null in the Senate. */
  readonly district: number | null
  /** Party as the list states it. */
  readonly party: string | null
  /** The party, and all other parties of the member in this term. */
  readonly parties: readonly string[]
  /** Parties of the term by time, if the list dates them. */
  readonly affiliations: readonly { readonly party: string; readonly from: string; readonly to: string }[]
  readonly from: string
  readonly to: string
}

/** A person in Congress, as the list states it. */
export type MemberDraft = {
  readonly bioguide: string
  readonly name: string
  /** The present surname and all former ones. */
  readonly surnames: readonly string[]
  /** First, middle and other names by which the person is known. */
  readonly given: readonly string[]
  readonly terms: readonly MemberTerm[]
}

export type RecordRow = TableRow<'records', RecordDraft>
export type LineRow = TableRow<'funding-lines', FundingLineDraft>
export type MemberRow = TableRow<'members', MemberDraft>

// Each publisher writes one kind of draft to a table, so the table determines the type of the draft.
export const isRecordRow = (row: ReadRow): row is RecordRow => row.kind === 'row' && row.table === 'records'
export const isLineRow = (row: ReadRow): row is LineRow => row.kind === 'row' && row.table === 'funding-lines'
export const isMemberRow = (row: ReadRow): row is MemberRow => row.kind === 'row' && row.table === 'members'
