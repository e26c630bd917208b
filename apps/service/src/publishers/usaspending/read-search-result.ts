import { Type, type Static } from 'typebox'
import { normalizeListing } from '../assistance-listings/listing-number.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeJsonShape } from '../json/parse-json-document.ts'
import { AWARD_ID, findNumberFault } from './award-ids.ts'
import type { AwardDraft, ListingDraft } from './drafts.ts'
import { makeFigure, NO_FIGURE, NumberOrNull, TextOrNull } from './figures.ts'
import { findAwardCodeFault } from './find-code-fault.ts'
import { AWARD_DAYS, findDayFault } from './find-day-fault.ts'
import { readPlace, ReplyPlace } from './places.ts'

const ReplyListing = Type.Object({ cfda_number: Type.String(), cfda_program_title: TextOrNull })

/** Keys of a line of results. A search names its fields itself: a line that lacks one of these is refused. */
const Result = Type.Object({
  generated_internal_id: Type.String({ pattern: AWARD_ID.source }),
  'Award ID': TextOrNull,
  'Award Type': TextOrNull,
  'Award Amount': NumberOrNull,
  Description: TextOrNull,
  'Recipient Name': TextOrNull,
  'Recipient UEI': TextOrNull,
  'Recipient Location': ReplyPlace,
  'Primary Place of Performance': ReplyPlace,
  'Start Date': TextOrNull,
  'End Date': TextOrNull,
  'Base Obligation Date': Type.Optional(TextOrNull),
  'Last Modified Date': Type.Optional(TextOrNull),
  'Total Outlays': Type.Optional(NumberOrNull),
  'Awarding Agency': Type.Optional(TextOrNull),
  'Awarding Agency Code': Type.Optional(TextOrNull),
  'Awarding Sub Agency': Type.Optional(TextOrNull),
  'Awarding Sub Agency Code': Type.Optional(TextOrNull),
  'Funding Agency': Type.Optional(TextOrNull),
  'Funding Agency Code': Type.Optional(TextOrNull),
  'Funding Sub Agency': Type.Optional(TextOrNull),
  'Funding Sub Agency Code': Type.Optional(TextOrNull),
  'Assistance Listings': Type.Optional(Type.Union([Type.Array(ReplyListing), Type.Null()])),
  def_codes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
})
type Result = Static<typeof Result>

const RESULT = makeJsonShape(Result)

/** Fields that a search asks for. Each result has its id without being asked. */
export const RESULT_FIELDS: readonly string[] = Object.keys(Result.properties).filter(
  (name) => name !== 'generated_internal_id',
)

/** Reads a line of the results of `search/spending_by_award`. */
export const readSearchResult = (value: unknown, seenOn: string): EntryReading => {
  if (!RESULT.has(value)) return { kind: 'fault', fault: `${RESULT.findFault(value)}.` }
  const listings: ListingDraft[] = []
  for (const { cfda_number, cfda_program_title } of value['Assistance Listings'] ?? []) {
    const number = normalizeListing(cfda_number)
    if (number === undefined) return { kind: 'fault', fault: `The number of a listing is "${cfda_number}".` }
    listings.push({ number, title: cfda_program_title, obligated: NO_FIGURE })
  }
  const draft = makeDraft(value, listings)
  const fault =
    findNumberFault(draft.award_id, draft.award_number) ??
    findAwardCodeFault(draft) ??
    findDayFault(draft, AWARD_DAYS, seenOn)
  return fault === undefined ? { kind: 'entry', id: draft.award_id, draft } : { kind: 'fault', fault }
}

const makeDraft = (result: Result, listings: readonly ListingDraft[]): AwardDraft => ({
  award_id: result.generated_internal_id,
  reply: 'search',
  award_number: result['Award ID'],
  uri: null,
  type: null,
  type_text: result['Award Type'],
  description: result.Description,
  recipient_name: result['Recipient Name'],
  recipient_uei: result['Recipient UEI'],
  recipient_place: readPlace(result['Recipient Location']),
  place_of_performance: readPlace(result['Primary Place of Performance']),
  awarding_agency: {
    code: result['Awarding Agency Code'] ?? null,
    name: result['Awarding Agency'] ?? null,
    sub_code: result['Awarding Sub Agency Code'] ?? null,
    sub_name: result['Awarding Sub Agency'] ?? null,
  },
  funding_agency: {
    code: result['Funding Agency Code'] ?? null,
    name: result['Funding Agency'] ?? null,
    sub_code: result['Funding Sub Agency Code'] ?? null,
    sub_name: result['Funding Sub Agency'] ?? null,
  },
  listings,
  emergency_fund_codes: (result.def_codes ?? []).toSorted(),
  opportunity_number: null,
  signed_on: result['Base Obligation Date'] ?? null,
  starts_on: result['Start Date'],
  ends_on: result['End Date'],
  modified_on: result['Last Modified Date'] ?? null,
  obligated: makeFigure(result['Award Amount']),
  account_obligated: NO_FIGURE,
  account_outlaid: result['Total Outlays'] === undefined ? NO_FIGURE : makeFigure(result['Total Outlays']),
})
