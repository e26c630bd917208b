import { Type, type Static } from 'typebox'
import { isPlaceCode } from '../cells/is-place-code.ts'
import { makeEntryCheck } from '../entries/make-entry-check.ts'
import type { LegislatorTerm } from './legislator-draft.ts'
import { closed, Day, Text } from './person-schema.ts'

const Affiliation = closed({ start: Day, end: Day, party: Text, caucus: Type.Optional(Text) })

const Term = closed({
  type: Type.Enum(['rep', 'sen']),
  start: Day,
  end: Day,
  state: Text,
  district: Type.Optional(Type.Integer({ minimum: -1, maximum: 99 })),
  class: Type.Optional(Type.Enum([1, 2, 3])),
  state_rank: Type.Optional(Type.Enum(['junior', 'senior'])),
  party: Type.Optional(Text),
  caucus: Type.Optional(Text),
  party_affiliations: Type.Optional(Type.Array(Affiliation)),
  how: Type.Optional(Text),
  'end-type': Type.Optional(Text),
  url: Type.Optional(Text),
  address: Type.Optional(Text),
  office: Type.Optional(Text),
  phone: Type.Optional(Text),
  fax: Type.Optional(Text),
  contact_form: Type.Optional(Text),
  rss_url: Type.Optional(Text),
})
type Term = Static<typeof Term>

const checkTerm = makeEntryCheck(Term)

/** A term of an entry, or why there can be none such. `retrieved`: day on which the list was. */
export const readTerm = (value: unknown, retrieved: string): LegislatorTerm | string => {
  const { entry, fault } = checkTerm(value)
  if (entry === undefined) return fault
  const found = findTermFault(entry) ?? findDayFault(entry, retrieved)
  return found === undefined ? makeTerm(entry) : `${found}.`
}

/** Values that are sound each by itself and cannot stand together; undefined for a sound term. */
const findTermFault = (term: Term): string | undefined => {
  const { type, start, end, state, district = null, class: senateClass = null } = term
  if (end < start) return `ends on ${end}, before it begins on ${start}`
  if (!isPlaceCode(state)) return `is for "${state}", which is no State or territory with a seat`
  if (type === 'rep' && district === null) return 'is in the House and has no district'
  if (type === 'rep' && senateClass !== null) return 'is in the House and has a class of the Senate'
  if (type === 'sen' && district !== null) return 'is in the Senate and has a district'
  return findAffiliationFault(term)
}

/** The stretches follow one another and lie within the term. */
const findAffiliationFault = ({ party_affiliations: all, start, end }: Term): string | undefined => {
  let before = start
  for (const stretch of all ?? []) {
    if (stretch.start < before || stretch.end < stretch.start || stretch.end > end)
      return `has a party from ${stretch.start} to ${stretch.end}, out of order or outside of the term`
    before = stretch.end
  }
  return undefined
}

/** Terms last as long as the law says, from the first Congress on; a list may have those that begin after an election. */
const findDayFault = ({ type, state, start, end }: Term, retrieved: string): string | undefined => {
  const years = type === 'sen' ? 6 : (LONGER_TERMS[state] ?? 2)
  if (start < FIRST_CONGRESS) return `begins on ${start}, before the first Congress`
  if (start > later(retrieved, { days: DAYS_AHEAD })) return `begins on ${start}, long after it was listed`
  return end > later(start, { years, days: DAYS_OVER })
    ? `lasts from ${start} to ${end}, longer than the ${years} years of such a term`
    : undefined
}

const FIRST_CONGRESS = '1789-03-04'
/** From an election in November to the oath in January. */
const DAYS_AHEAD = 75
/** Congresses have not always begun on the same day. */
const DAYS_OVER = 31
/** Commissioners of Puerto Rico, and once of the Philippines. */
const LONGER_TERMS: Readonly<Record<string, number>> = { PI: 4, PR: 4 }

const later = (day: string, by: Temporal.DurationLike): string =>
  Temporal.PlainDate.from(day).add(by).toString()

const makeTerm = (term: Term): LegislatorTerm => ({
  chamber: term.type === 'rep' ? 'House' : 'Senate',
  state: term.state,
  district: term.district ?? null,
  senate_class: term.class ?? null,
  state_rank: term.state_rank ?? null,
  party: term.party ?? null,
  caucus: term.caucus ?? null,
  affiliations: (term.party_affiliations ?? []).map(({ caucus = null, ...own }) => ({ ...own, caucus })),
  start: term.start,
  end: term.end,
  how: term.how ?? null,
  end_type: term['end-type'] ?? null,
  url: term.url ?? null,
  address: term.address ?? null,
  office: term.office ?? null,
  phone: term.phone ?? null,
  fax: term.fax ?? null,
  contact_form: term.contact_form ?? null,
  rss_url: term.rss_url ?? null,
})
