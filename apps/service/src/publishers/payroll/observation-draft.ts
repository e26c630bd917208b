import type {
  NameOrder,
  OfficeKind,
  PayAmountStatus,
  PayDateBasis,
  PayingChamber,
  PayKind,
  StaffFlag,
  TitleClass,
} from '@rotunda/contract'
import type { TableRow } from '../publisher.ts'

/** The time that a document of payments is of. */
export type ReportPeriod = { readonly label: string; readonly start: string; readonly end: string }

/** The parts of a printed name; null where there is none, or where it is not known. */
export type PersonName = {
  readonly last: string | null
  readonly first: string | null
  readonly middle: string | null
  readonly suffix: string | null
  readonly order: NameOrder
}

/** One payment, as one row of the document prints it. */
export type PayComponent = {
  readonly kind: PayKind
  readonly object_code: string | null
  readonly start: string
  readonly end: string
  readonly amount: string | null
  /** Line of the document. */
  readonly row: number
}

/** An office as a document of payments names it. */
export type PayingOffice = {
  readonly name_raw: string
  /** Without the year. */
  readonly name: string
  readonly kind: OfficeKind
  /** Bioguide id of its member, where the document prints it. */
  readonly bioguide: string | null
  readonly organization_code: string | null
  readonly year_label: string | null
}

/** One person in one office under one title in one interval of one report: what the document alone says. */
export type ObservationDraft = {
  readonly chamber: PayingChamber
  readonly report_period: ReportPeriod
  readonly pay_start: string
  readonly pay_end: string
  readonly date_basis: PayDateBasis
  readonly name_raw: string
  readonly name: PersonName
  readonly title_raw: string | null
  readonly title: string | null
  readonly title_truncated: boolean
  readonly title_class: TitleClass
  readonly flags: readonly StaffFlag[]
  readonly office: PayingOffice
  readonly program: { readonly raw: string; readonly code: string | null } | null
  readonly components: readonly PayComponent[]
  readonly amount: string | null
  readonly amount_status: PayAmountStatus
  /** Cells that make the row what it is, in any place: ids are made from them. */
  readonly key: readonly string[]
}

export const OBSERVATIONS = 'staff-observations'

export type ObservationRow = TableRow<typeof OBSERVATIONS, ObservationDraft>
