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

/** Period that a document of payments covers. */
export type ReportPeriod = { readonly label: string; readonly start: string; readonly end: string }

/** Parts of a printed name; null if it has no such part, or if the part is not certain. */
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
  /** Name without the year. */
  readonly name: string
  readonly kind: OfficeKind
  /** Bioguide id of its member, if the document prints it. */
  readonly bioguide: string | null
  readonly organization_code: string | null
  readonly year_label: string | null
}

/** One person in one office under one title in one interval of one report, as the document alone states it. */
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
  /** Cells that identify the row, regardless of its place: ids are made from them. */
  readonly key: readonly string[]
}

export const OBSERVATIONS = 'staff-observations'

export type ObservationRow = TableRow<typeof OBSERVATIONS, ObservationDraft>

/** Pay of one office from one program in a quarter, as a document prints it. */
export type PayrollTotal = {
  /** Origin of the total: the detail file, below the payments that it totals, or the summary of the quarter. */
  readonly document: 'detail' | 'summary'
  readonly period: string
  readonly office: string
  readonly program: string
  /** Dollars and cents. */
  readonly amount: string
}

export const PAYROLL_TOTALS = 'payroll-totals'

export type PayrollTotalRow = TableRow<typeof PAYROLL_TOTALS, PayrollTotal>

/** Finds the kind of an office by its name, without year and account. */
export const classifyOffice = (name: string): OfficeKind =>
  KINDS.find(([, words]) => words.test(name))?.[0] ?? 'other'

const KINDS: readonly (readonly [OfficeKind, RegExp])[] = [
  [
    'member',
    /^(?:HON|REP|SENATOR|DEL|RES\.? COMM)\b|\bDISTRICT OF\b|^INTERN COMPENSATION -|^CONGRESSIONAL DIST/i,
  ],
  [
    'officer',
    /\b(?:CLERK OF THE HOUSE|SERGEANT AT ARMS|SGT @ ARMS|SGT AT ARMS|CHIEF ADMIN|CHAPLAIN|PARLIAMENTARIAN|SECRETARY OF THE SENATE|OFFICE OF THE SECRETARY|INSPECTOR GENERAL|LEGISLATIVE COUNSEL|LAW REVISION|GENERAL COUNSEL|LEGAL COUNSEL|ATTENDING PHYSICIAN|WHISTLEBLOWER|HISTORIAN|CONGRESSIONAL CONDUCT|CONGRESSIONAL ETHICS)\b/i,
  ],
  [
    'leadership',
    /\b(?:SPEAKER|MAJORITY|MINORITY|PRESIDENT PRO TEM\w*|VICE PRESIDENT|WHIP|DEMOCRATIC CAUCUS|REPUBLICAN CONFERENCE|CONFERENCE OF THE|POLICY COMMITTEE|STEERING)\b/i,
  ],
  [
    'committee',
    /\bCOMM(?:ITTEE|MITTEE)?\b|\bS\.? ?RES\b|^(?:HOUSE ADMINISTRATION|HOMELAND SECURITY|INTELLIGENCE|TRANSPORTATION|ARMED SERVICES|APPROPRIATIONS|AGRICULTURE|JUDICIARY|FINANCE|RULES)\b/i,
  ],
]
