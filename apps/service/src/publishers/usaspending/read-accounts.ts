import { Type } from 'typebox'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeJsonShape } from '../json/parse-json-document.ts'
import type { AccountDraft, EntryPlace, FundingDraft } from './drafts.ts'
import { makeFigure, NumberOrNull, TextOrNull } from './figures.ts'
import { findFundingCodeFault } from './find-code-fault.ts'

const FederalAccount = Type.String({ pattern: '^[0-9]{3}-[0-9A-Z]{4}$' })

const ACCOUNT = makeJsonShape(
  Type.Object({
    total_transaction_obligated_amount: NumberOrNull,
    federal_account: FederalAccount,
    account_title: TextOrNull,
  }),
)

/** Reads a federal account of an award. */
export const readAccount = (value: unknown, { award_id }: EntryPlace): EntryReading => {
  if (!ACCOUNT.has(value)) return { kind: 'fault', fault: `${ACCOUNT.findFault(value)}.` }
  const draft: AccountDraft = {
    award_id,
    federal_account: value.federal_account,
    title: value.account_title,
    obligated: makeFigure(value.total_transaction_obligated_amount),
  }
  return { kind: 'entry', id: draft.federal_account, draft }
}

const Whole = (most: number) =>
  Type.Union(Array.from({ length: most }, (_, index) => Type.Literal(String(index + 1))))

const FUNDING = makeJsonShape(
  Type.Object({
    transaction_obligated_amount: NumberOrNull,
    gross_outlay_amount: NumberOrNull,
    disaster_emergency_fund_code: TextOrNull,
    federal_account: FederalAccount,
    account_title: TextOrNull,
    object_class: TextOrNull,
    object_class_name: TextOrNull,
    program_activity_code: TextOrNull,
    program_activity_name: TextOrNull,
    reporting_fiscal_year: Type.String({ pattern: '^20[0-9]{2}$' }),
    reporting_fiscal_quarter: Whole(4),
    reporting_fiscal_month: Whole(12),
    is_quarterly_submission: Type.Boolean(),
  }),
)

const MONTHS_OF_QUARTER = 3

/** Reads the money of an award from one account in one period. */
export const readFunding = (value: unknown, { award_id, index }: EntryPlace): EntryReading => {
  if (!FUNDING.has(value)) return { kind: 'fault', fault: `${FUNDING.findFault(value)}.` }
  const draft: FundingDraft = {
    award_id,
    federal_account: value.federal_account,
    account_title: value.account_title,
    object_class: value.object_class,
    object_class_name: value.object_class_name,
    program_activity_code: value.program_activity_code,
    program_activity_name: value.program_activity_name,
    emergency_fund_code: value.disaster_emergency_fund_code,
    fiscal_year: Number(value.reporting_fiscal_year),
    fiscal_quarter: Number(value.reporting_fiscal_quarter),
    fiscal_month: Number(value.reporting_fiscal_month),
    is_quarterly: value.is_quarterly_submission,
    obligated: makeFigure(value.transaction_obligated_amount),
    outlaid: makeFigure(value.gross_outlay_amount),
  }
  const { fiscal_month: month, fiscal_quarter: quarter } = draft
  if (Math.ceil(month / MONTHS_OF_QUARTER) !== quarter)
    return { kind: 'fault', fault: `Month ${month} is not in quarter ${quarter} of the fiscal year.` }
  const fault = findFundingCodeFault(draft)
  if (fault !== undefined) return { kind: 'fault', fault }
  // Rows may agree in all names: several Treasury accounts share one federal account.
  return { kind: 'entry', id: `${nameFunding(draft)}/${index}`, draft }
}

/** Names the values that make a row of account funding the row that it is. */
export const nameFunding = (draft: FundingDraft): string =>
  [
    draft.award_id,
    draft.federal_account,
    draft.object_class,
    draft.program_activity_code,
    draft.program_activity_name,
    draft.emergency_fund_code,
    draft.fiscal_year,
    draft.fiscal_month,
    draft.is_quarterly,
  ].join('/')
