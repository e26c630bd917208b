import type {
  EnactedControlTotal,
  EnactedProject,
  NoticeFields,
  ProjectRequestor,
  RowFields,
  SubcommitteeCode,
} from '@rotunda/contract'
import type { Publisher, Source } from '../publisher.ts'

/** Facts about a document as a whole. */
export type EnactedFacts = {
  readonly fiscal_year: number | null
  readonly subcommittee: SubcommitteeCode | null
  /** Act that provides the money. */
  readonly act: string | null
  /** Set if the rows of a document without a stated licence are published. */
  readonly rows: 'published' | null
}
export type EnactedSource = Source & EnactedFacts
export type EnactedPublisher = Publisher<EnactedFacts>

/** A requestor as the row states it. `match` is null if the member is still to be sought. */
export type NamedInRow = Omit<ProjectRequestor, 'match'> & {
  readonly match: 'chamber_unknown' | 'published' | 'unclear' | null
}

/** An enacted project as its row states it. */
export type ProjectDraft = Omit<
  EnactedProject,
  'id' | 'requestor_count' | 'requestors' | keyof NoticeFields | keyof RowFields
> & {
  readonly requestors: readonly NamedInRow[]
}

/** Counts and sum of rows whose table is not published, by subcommittee, agency and account. */
export type RowSum = Pick<EnactedProject, 'agency_code' | 'fiscal_year' | 'subcommittee'> & {
  /** Account of the rows, if a control total counts it alone. */
  readonly account: CountedAccount | null
  /** Rows of the table, and rows that are provisions. */
  readonly rows: number
  readonly counted: number
  /** Whole dollars of the provisions. */
  readonly dollars: number
  /** Whole dollars of the printed amounts of all rows. */
  readonly printed_dollars: number
}

/** Accounts that a control total counts apart from the rest of their agency. */
export type CountedAccount = 'stag_water'

/** A control total as a list states it. */
export type ControlTotalDraft = Pick<
  EnactedControlTotal,
  | ('amount_as_published' | 'counting_rule' | 'fiscal_year' | 'published_amount' | 'published_in')
  | ('published_items' | 'reading' | 'scope')
>

/** Names of the facts of this collection. */
export const PROJECT_ROWS = 'project-rows'
export const ROW_SUMS = 'row-sums'
export const CONTROL_TOTALS = 'control-totals-published'
