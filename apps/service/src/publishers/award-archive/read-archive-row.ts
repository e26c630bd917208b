import { normalizeListing } from '../assistance-listings/listing-number.ts'
import { tidyText } from '../cells/tidy-text.ts'
import { describeDamage, findDamage } from '../cells/find-damage.ts'
import { findCongress } from '../hearings/congress-days.ts'
import { parseCents } from '../payroll/parse-cents.ts'
import { AWARD_ID, findNumberFault, isOfAward } from '../usaspending/award-ids.ts'
import type { AwardDraft, TransactionDraft } from '../usaspending/drafts.ts'
import { makeFigure, NO_FIGURE } from '../usaspending/figures.ts'
import { findAwardCodeFault, findTransactionCodeFault } from '../usaspending/find-code-fault.ts'
import { AWARD_DAYS, findDayFault } from '../usaspending/find-day-fault.ts'
import type { ArchiveColumn } from './archive-columns.ts'

/** The cells of a record that are read, word for word. */
export type ArchiveCells = Readonly<Record<ArchiveColumn, string>>

/** Rows that are read: those of these listings, and those of these awards. */
export type Selection = { readonly listings: ReadonlySet<string>; readonly awards: ReadonlySet<string> }

/** Facts that the name of the file states: its fiscal year, and the day on which it was made. */
export type FileDays = { readonly year: number; readonly day: string }

export type ArchiveReading =
  | { readonly kind: 'action'; readonly draft: TransactionDraft }
  | { readonly kind: 'fault'; readonly reason: 'action_deleted' | 'entry_unreadable'; readonly fault: string }
  | { readonly kind: 'not_selected' }

/** Reads a record of an assistance file of one fiscal year. Totals that repeat on each action are of the award. */
export const readArchiveRow = (
  cells: ArchiveCells,
  { year, day }: FileDays,
  selection: Selection,
): ArchiveReading => {
  const number = normalizeListing(cells.cfda_number.trim())
  const award_id = cells.assistance_award_unique_key.trim()
  if (number === undefined) return unreadable(NO_LISTING)
  const key = cells.assistance_transaction_unique_key.trim()
  const keyed = findListingInKey(key)
  const isSelected = [number, keyed].some((one) => one !== undefined && selection.listings.has(one))
  if (!isSelected && !selection.awards.has(award_id)) return { kind: 'not_selected' }
  if (!/^\S+$/.test(key)) return unreadable(`The key of the transaction is "${key}".`)
  if (!AWARD_ID.test(award_id)) return unreadable(`The key of the award is "${award_id}".`)
  if (keyed !== undefined && keyed !== number)
    return unreadable(`The listing is ${number}, and the key ${key} has the listing ${keyed}.`)
  if (!isOfAward(`ASST_TX_${key}`, award_id))
    return unreadable(`${key} is not a transaction of the award ${award_id}.`)
  const fault = findFault(cells, year)
  if (fault !== undefined) return fault
  const draft = makeDraft(cells, { id: `ASST_TX_${key.toUpperCase()}`, award_id, number })
  const wrong =
    findNumberFault(award_id, draft.award.award_number) ??
    findAwardCodeFault(draft.award) ??
    findTransactionCodeFault(draft) ??
    findDayFault(draft, { done: ['action_date'] }, day) ??
    findDayFault(draft.award, AWARD_DAYS, day)
  if (wrong !== undefined) return unreadable(wrong)
  const damage = findDamage(draft)
  return damage === undefined ? { kind: 'action', draft } : unreadable(describeDamage(damage))
}

/** The listing in a key, between the number of the award and that of the modification: `8620_B22CPPA0001_-NONE-_14.251_0`. */
const findListingInKey = (key: string): string | undefined =>
  normalizeListing(/_(\d{2}\.\d{1,3})_[^_]*$/.exec(key)?.[1] ?? '')

/** Quotes no cell: without the number in its place, any cell may be of another column. */
const NO_LISTING = 'The row has no listing number, NN.NNN.'

const unreadable = (fault: string): ArchiveReading => ({ kind: 'fault', reason: 'entry_unreadable', fault })

/** Finds a fault of the cells that the draft does not show. A corrected record is a record as it now is. */
const findFault = (cells: ArchiveCells, year: number): ArchiveReading | undefined => {
  const mark = cells.correction_delete_indicator_code.trim()
  if (mark === 'D')
    return { kind: 'fault', reason: 'action_deleted', fault: 'The publisher marks the action as deleted.' }
  if (mark !== '' && mark !== 'C') return unreadable(`correction_delete_indicator_code is "${mark}".`)
  const stated = cells.action_date_fiscal_year.trim()
  const day = cells.action_date.trim()
  if (stated !== String(year) || fiscalYearOf(day) !== year)
    return unreadable(`The action of ${day} has the fiscal year "${stated}", and the file is of ${year}.`)
  if (!hasOwnAmount(cells))
    return unreadable(
      'federal_action_obligation differs from generated_pragmatic_obligations: the amounts may be from other columns.',
    )
  return undefined
}

/** Types of loans, whose obligation is that of a subsidy. */
const LOANS: readonly string[] = ['07', '08']

/** The publisher repeats the obligation of an action that is no loan in another column, with 0 for a blank. */
const hasOwnAmount = (cells: ArchiveCells): boolean => {
  const again = cells.generated_pragmatic_obligations.trim()
  if (again === '' || LOANS.includes(cells.assistance_type_code.trim())) return true
  const stated = parseCents(cells.federal_action_obligation.trim() || '0')
  // A text that is no amount is published without cents.
  return stated === undefined || stated === parseCents(again)
}

const FIRST_MONTH = 10

/** The fiscal year of a day: it begins in October of the year before. */
export const fiscalYearOf = (day: string): number =>
  Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= FIRST_MONTH ? 1 : 0)

type Keys = { readonly id: string; readonly award_id: string; readonly number: string }

const makeDraft = (
  cells: ArchiveCells,
  { id, award_id, number }: Keys,
): TransactionDraft & { readonly award: AwardDraft } => {
  const award = makeAward(cells, award_id, number)
  return {
    id,
    award_id,
    stated_by: 'archive',
    action_date: cells.action_date.trim(),
    modification_number: tidyText(cells.modification_number),
    action_type: tidyText(cells.action_type_code),
    action_type_text: tidyText(cells.action_type_description),
    award_type: award.type,
    description: tidyText(cells.transaction_description),
    obligated: makeFigure(tidyText(cells.federal_action_obligation)),
    listing: number,
    listing_as_published: tidyText(cells.cfda_number),
    treasury_accounts: splitList(cells.treasury_accounts_funding_this_award),
    recipient_as_published: tidyText(cells.recipient_name_raw),
    recipient_uei: award.recipient_uei,
    place_of_performance: award.place_of_performance,
    district_congress:
      award.place_of_performance.district === null ? null : (findCongress(cells.action_date.trim()) ?? null),
    award,
    page: null,
    isLast: false,
  }
}

const makeAward = (cells: ArchiveCells, award_id: string, number: string): AwardDraft => ({
  award_id,
  reply: 'archive',
  award_number: tidyText(cells.award_id_fain),
  uri: tidyText(cells.award_id_uri),
  type: tidyText(cells.assistance_type_code),
  type_text: tidyText(cells.assistance_type_description),
  description: tidyText(cells.prime_award_base_transaction_description),
  recipient_name: tidyText(cells.recipient_name),
  recipient_uei: tidyText(cells.recipient_uei),
  recipient_place: {
    country: tidyText(cells.recipient_country_code),
    state: tidyText(cells.recipient_state_code),
    county: tidyText(cells.recipient_county_name),
    district: readDistrict(cells.prime_award_transaction_recipient_cd_original),
  },
  place_of_performance: {
    country: tidyText(cells.primary_place_of_performance_country_code),
    state: readState(cells.primary_place_of_performance_code),
    county: tidyText(cells.primary_place_of_performance_county_name),
    district: readDistrict(cells.prime_award_transaction_place_of_performance_cd_original),
  },
  awarding_agency: {
    code: tidyText(cells.awarding_agency_code),
    name: tidyText(cells.awarding_agency_name),
    sub_code: tidyText(cells.awarding_sub_agency_code),
    sub_name: tidyText(cells.awarding_sub_agency_name),
  },
  funding_agency: {
    code: tidyText(cells.funding_agency_code),
    name: tidyText(cells.funding_agency_name),
    sub_code: tidyText(cells.funding_sub_agency_code),
    sub_name: tidyText(cells.funding_sub_agency_name),
  },
  listings: [{ number, title: tidyText(cells.cfda_title), obligated: NO_FIGURE }],
  emergency_fund_codes: [
    ...cells.disaster_emergency_fund_codes_for_overall_award.matchAll(
      /(?:^|;)\s*([A-Z0-9]{1,3})(?=\s*(?::|;|$))/g,
    ),
  ].map(([, code = '']) => code),
  opportunity_number: tidyText(cells.funding_opportunity_number),
  // The first action may be in the file of another year.
  signed_on: null,
  starts_on: tidyText(cells.period_of_performance_start_date),
  ends_on: tidyText(cells.period_of_performance_current_end_date),
  // A time follows the day.
  modified_on: tidyText(cells.last_modified_date.trim().slice(0, 'YYYY-MM-DD'.length)),
  obligated: makeFigure(tidyText(cells.total_obligated_amount)),
  account_obligated: NO_FIGURE,
  account_outlaid: makeFigure(tidyText(cells.total_outlayed_amount_for_overall_award)),
})

/** The State of a code of a place: `OH12345`, `OH**123` or `OH*****`. Codes of several States begin with zeros. */
const readState = (code: string): string | null =>
  /^([A-Z]{2})(?:[\d*]{4}[\d*R])?$/.exec(code.trim())?.[1] ?? null

/** The number of a district: `OH-01` is 01. */
const readDistrict = (cell: string): string | null => {
  const text = tidyText(cell)
  return text === null ? null : (/^[A-Z]{2}-(\d{2})$/i.exec(text)?.[1] ?? text)
}

const splitList = (cell: string): string[] => [
  ...new Set(
    cell
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]
