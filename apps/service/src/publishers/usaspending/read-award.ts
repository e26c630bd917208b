import type { SpendingFigure } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { normalizeListing } from '../assistance-listings/listing-number.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeJsonShape } from '../json/parse-json-document.ts'
import { AWARD_ID, findNumberFault } from './award-ids.ts'
import type { AwardDraft, ListingDraft } from './drafts.ts'
import { findAwardCodeFault } from './find-code-fault.ts'
import { AWARD_DAYS, findDayFault } from './find-day-fault.ts'
import { makeFigure, NO_FIGURE, NumberOrNull, TextOrNull } from './figures.ts'
import { readAgency, ReplyAgency, readPlace, ReplyPlace } from './places.ts'

const ReplyListing = Type.Object({
  cfda_number: Type.String(),
  cfda_title: TextOrNull,
  federal_action_obligation_amount: NumberOrNull,
})

const FundCodes = Type.Array(Type.Object({ code: TextOrNull }))

/** Keys that are read. Officers, business categories, streets and DUNS numbers are left out. */
const Award = Type.Object({
  generated_unique_award_id: Type.String({ pattern: AWARD_ID.source }),
  category: TextOrNull,
  type: TextOrNull,
  type_description: TextOrNull,
  description: TextOrNull,
  total_obligation: NumberOrNull,
  total_account_obligation: NumberOrNull,
  total_account_outlay: NumberOrNull,
  date_signed: TextOrNull,
  awarding_agency: ReplyAgency,
  funding_agency: ReplyAgency,
  recipient: Type.Union([
    Type.Object({ recipient_name: TextOrNull, recipient_uei: TextOrNull, location: ReplyPlace }),
    Type.Null(),
  ]),
  place_of_performance: ReplyPlace,
  period_of_performance: Type.Object({
    start_date: TextOrNull,
    end_date: TextOrNull,
    last_modified_date: TextOrNull,
  }),
  // Only replies about assistance have the number and the listings under these names.
  fain: Type.Optional(TextOrNull),
  uri: Type.Optional(TextOrNull),
  piid: Type.Optional(TextOrNull),
  cfda_info: Type.Optional(Type.Array(ReplyListing)),
  account_obligations_by_defc: Type.Optional(FundCodes),
  account_outlays_by_defc: Type.Optional(FundCodes),
  funding_opportunity: Type.Optional(Type.Union([Type.Object({ number: TextOrNull }), Type.Null()])),
})
type Award = Static<typeof Award>

const AWARD = makeJsonShape(Award)

/** Reads the reply about one award. */
export const readAward = (value: unknown, seenOn: string): EntryReading & { readonly draft?: AwardDraft } => {
  if (!AWARD.has(value)) return { kind: 'fault', fault: `${AWARD.findFault(value)}.` }
  const listings = readListings(value)
  if (typeof listings === 'string') return { kind: 'fault', fault: listings }
  const draft = makeDraft(value, listings)
  const fault =
    findNumberFault(draft.award_id, draft.award_number) ??
    findAwardCodeFault(draft) ??
    findDayFault(draft, AWARD_DAYS, seenOn)
  return fault === undefined ? { kind: 'entry', id: draft.award_id, draft } : { kind: 'fault', fault }
}

const readListings = ({ cfda_info = [] }: Award): readonly ListingDraft[] | string => {
  const listings: ListingDraft[] = []
  for (const { cfda_number, cfda_title, federal_action_obligation_amount } of cfda_info) {
    const number = normalizeListing(cfda_number)
    if (number === undefined) return `The number of a listing is "${cfda_number}".`
    if (listings.some((listing) => listing.number === number))
      return `The reply names the listing ${number} twice.`
    listings.push({ number, title: cfda_title, obligated: makeFigure(federal_action_obligation_amount) })
  }
  return listings
}

const makeDraft = (award: Award, listings: readonly ListingDraft[]): AwardDraft => ({
  award_id: award.generated_unique_award_id,
  reply: 'award',
  award_number: award.fain ?? award.piid ?? null,
  uri: award.uri ?? null,
  type: award.type,
  type_text: award.type_description,
  description: award.description,
  recipient_name: award.recipient?.recipient_name ?? null,
  recipient_uei: award.recipient?.recipient_uei ?? null,
  recipient_place: readPlace(award.recipient?.location ?? null),
  place_of_performance: readPlace(award.place_of_performance),
  awarding_agency: readAgency(award.awarding_agency),
  funding_agency: readAgency(award.funding_agency),
  listings,
  emergency_fund_codes: listFundCodes(award).flatMap((code) => code ?? []),
  ...(listFundCodes(award).includes(null) && { lacksFundCode: true }),
  opportunity_number: award.funding_opportunity?.number ?? null,
  signed_on: award.date_signed,
  starts_on: award.period_of_performance.start_date,
  ends_on: award.period_of_performance.end_date,
  modified_on: award.period_of_performance.last_modified_date,
  obligated: makeFigure(award.total_obligation),
  account_obligated: makeAccountFigure(award, award.total_account_obligation),
  account_outlaid: makeAccountFigure(award, award.total_account_outlay),
})

/** The publisher writes 0 for an award whose submissions by account no fund code shows: not reported is not 0. */
const makeAccountFigure = (award: Award, text: string | null): SpendingFigure => {
  const isUnreported = listFundCodes(award).every((code) => code === null)
  const figure = makeFigure(text)
  return isUnreported && figure.cents === 0 ? NO_FIGURE : figure
}

const listFundCodes = ({
  account_obligations_by_defc = [],
  account_outlays_by_defc = [],
}: Award): (string | null)[] =>
  [...new Set([...account_obligations_by_defc, ...account_outlays_by_defc].map(({ code }) => code))].sort()
