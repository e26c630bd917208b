import { isState, type SpendingAgency, type SpendingPlace } from '@rotunda/contract'
import { COUNTRY_CODES } from './country-codes.ts'
import type { AwardDraft, FundingDraft, TransactionDraft } from './drafts.ts'

/** A form of codes, and the words that a message has for it. */
type Form = { readonly fits: (text: string) => boolean; readonly is: string }

const matches = (pattern: RegExp, is: string): Form => ({ fits: (text) => pattern.test(text), is })

/** Codes of places beside the States: three associated states, small islands, and posts of the armed forces. */
const OTHER_STATES: readonly string[] = ['FM', 'MH', 'PW', 'UM', 'AA', 'AE', 'AP']

const FORMS = {
  uei: matches(
    /^[1-9A-HJ-NP-Z][0-9A-HJ-NP-Z]{11}$/i,
    'a UEI: 12 letters and digits without O and I, and no 0 at the start',
  ),
  // Assistance has numbers, or F001 to F010 since fiscal year 2026; contracts and their vehicles have letters.
  award_type: matches(
    /^(?:0[2-9]|1[01]|F00[1-9]|F010|-1|[A-D]|IDV_[A-E](?:_[A-C])?)$/,
    'a type of award, such as 04',
  ),
  action_type: matches(/^[A-Z]$/, 'a type of action, which is one letter'),
  agency: matches(/^\d{3,4}$/, 'the code of an agency: 3 or 4 digits'),
  sub_agency: matches(/^[0-9A-Z]{4}$/, 'the code of a part of an agency: 4 letters and digits'),
  number: matches(/^[\p{L}\p{N} .,_/#&():-]+$/u, 'a number of an award or a modification'),
  country: {
    fits: (text) => COUNTRY_CODES.has(text),
    is: 'a code of a country. Enter a new code in the list of country codes',
  },
  state: { fits: (text) => isState(text) || OTHER_STATES.includes(text), is: 'the code of a State' },
  // Provinces of other countries.
  province: matches(/^[0-9A-Z]{2,3}$/, 'the code of a State or a province'),
  district: matches(/^(?:\d\d|ZZ)$/, 'the number of a district: 2 digits'),
  object_class: matches(/^\d{2,3}(?:\.\d)?$/, 'an object class, such as 41.0'),
  program_activity: matches(
    /^(?:[0-9A-Z]{4}|[0-9A-Z]{11})$/,
    'the code of a program activity: 4 or 11 letters and digits',
  ),
} as const satisfies Readonly<Record<string, Form>>

type Code = readonly [field: string, form: keyof typeof FORMS, text: string | null]

/** Finds the first code that lacks its form; undefined if all have it or are null. */
const findFault = (codes: readonly Code[]): string | undefined => {
  const wrong = codes.find(([, form, text]) => text !== null && !FORMS[form].fits(text))
  return wrong && `${wrong[0]} is ${quote(wrong[2] ?? '')}, which is not ${FORMS[wrong[1]].is}.`
}

/** Quotes one word. Several words may be the name or the street of a person, under another column. */
const quote = (text: string): string => (/\s/.test(text) ? 'a text of several words' : `"${text}"`)

const listPlaceCodes = (name: string, { country, state, district }: SpendingPlace): readonly Code[] => [
  [`${name}.country`, 'country', country],
  [`${name}.state`, (country ?? 'USA') === 'USA' ? 'state' : 'province', state],
  [`${name}.district`, 'district', district],
]

const listAgencyCodes = (name: string, { code, sub_code }: SpendingAgency): readonly Code[] => [
  [`${name}.code`, 'agency', code],
  [`${name}.sub_code`, 'sub_agency', sub_code],
]

/** Finds a code of an award that lacks the form that USAspending gives it. */
export const findAwardCodeFault = (draft: AwardDraft): string | undefined =>
  findFault([
    ['award_number', 'number', draft.award_number],
    ['type', 'award_type', draft.type],
    ['recipient_uei', 'uei', draft.recipient_uei],
    ...listPlaceCodes('recipient_place', draft.recipient_place),
    ...listPlaceCodes('place_of_performance', draft.place_of_performance),
    ...listAgencyCodes('awarding_agency', draft.awarding_agency),
    ...listAgencyCodes('funding_agency', draft.funding_agency),
  ])

/** Finds a code of a transaction that lacks its form, or a number of a modification that its id lacks. */
export const findTransactionCodeFault = (draft: TransactionDraft): string | undefined =>
  findFault([
    ['award_type', 'award_type', draft.award_type],
    ['action_type', 'action_type', draft.action_type],
    ['modification_number', 'number', draft.modification_number],
    ['recipient_uei', 'uei', draft.recipient_uei],
    ...listPlaceCodes('place_of_performance', draft.place_of_performance),
  ]) ?? findModificationFault(draft)

/** The id of a transaction has the number of its modification, at its end for assistance. */
const findModificationFault = ({ id, modification_number: number }: TransactionDraft): string | undefined =>
  number === null || `${id}_`.toUpperCase().includes(`_${number.toUpperCase()}_`)
    ? undefined
    : `The number of the modification is ${number}, and the id ${id} has a different number.`

/** Finds a code of account funding that lacks its form. */
export const findFundingCodeFault = (draft: FundingDraft): string | undefined =>
  findFault([
    ['object_class', 'object_class', draft.object_class],
    ['program_activity_code', 'program_activity', draft.program_activity_code],
  ])
