import type {
  AwardAccountFunding,
  AwardReply,
  AwardTransaction,
  SpendingAgency,
  SpendingFigure,
  SpendingPlace,
  TransactionReply,
} from '@rotunda/contract'

/** Kinds of facts in replies of USAspending. */
export const SPENDING_FACTS = {
  awards: 'award-replies',
  accounts: 'award-accounts',
  transactions: 'award-transactions',
} as const

/** An award as one reply states it. */
export type AwardDraft = {
  readonly award_id: string
  readonly reply: AwardReply
  readonly award_number: string | null
  readonly uri: string | null
  readonly type: string | null
  readonly type_text: string | null
  readonly description: string | null
  readonly recipient_name: string | null
  readonly recipient_uei: string | null
  readonly recipient_place: SpendingPlace
  readonly place_of_performance: SpendingPlace
  readonly awarding_agency: SpendingAgency
  readonly funding_agency: SpendingAgency
  readonly listings: readonly ListingDraft[]
  readonly emergency_fund_codes: readonly string[]
  /** The reply has money by account whose fund code is null. */
  readonly lacksFundCode?: true
  readonly opportunity_number: string | null
  readonly signed_on: string | null
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly modified_on: string | null
  readonly obligated: SpendingFigure
  readonly account_obligated: SpendingFigure
  readonly account_outlaid: SpendingFigure
}

export type ListingDraft = {
  readonly number: string
  readonly title: string | null
  readonly obligated: SpendingFigure
}

/** Obligations of an award from one federal account. */
export type AccountDraft = {
  readonly award_id: string
  readonly federal_account: string
  readonly title: string | null
  readonly obligated: SpendingFigure
}

type Added =
  'as_of' | 'coverage_notes' | 'first_seen_at' | 'id' | 'last_changed_at' | 'notices' | 'revision' | 'sources'

/** A transaction, and the page of the award’s transactions that has it. */
export type TransactionDraft = Pick<AwardTransaction, 'id'> &
  Omit<AwardTransaction, Added | 'conflicts' | 'fiscal_year' | 'money_system' | 'stated_by'> &
  TransactionPage & {
    readonly stated_by: TransactionReply
    /** The award as its row in the archive states it; null for an answer of the API. */
    readonly award: AwardDraft | null
  }

/** `page` is null for a row of the archive, which has no pages. */
export type TransactionPage = { readonly page: number | null; readonly isLast: boolean }

export type FundingDraft = Omit<AwardAccountFunding, Added | 'money_system'>

/** Place of an entry in a list of one award. */
export type EntryPlace = {
  readonly page: number
  readonly isLast: boolean
  readonly award_id: string
  readonly index: number
  /** Last day on which the document can have been written. */
  readonly seenOn: string
}
