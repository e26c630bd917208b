import { Type, type Static } from 'typebox'
import { isPlaceCode } from '../cells/is-place-code.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeEntryCheck } from '../entries/make-entry-check.ts'
import type { LegislatorDraft, LegislatorTerm } from './legislator-draft.ts'
import { Bioguide, closed, Day, Person, PersonIds, Text } from './person-schema.ts'
import { readPerson } from './read-person.ts'

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

const Entry = closed({
  ...Person,
  id: closed({ ...PersonIds, bioguide: Bioguide }),
  family: Type.Optional(Type.Array(closed({ name: Text, relation: Text }))),
  terms: Type.Array(Term, { minItems: 1 }),
  leadership_roles: Type.Optional(
    Type.Array(
      closed({ title: Text, chamber: Type.Enum(['house', 'senate']), start: Day, end: Type.Optional(Day) }),
    ),
  ),
})
const checkEntry = makeEntryCheck(Entry)

/** One person of a list of members. An entry with a term that cannot be is not read at all. */
export const readLegislator = (value: unknown): EntryReading => {
  const { entry, fault } = checkEntry(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const index = entry.terms.findIndex((term) => findTermFault(term) !== undefined)
  const wrong = entry.terms[index]
  if (wrong) return { kind: 'fault', fault: `terms.${index} ${findTermFault(wrong) ?? ''}.` }
  return { kind: 'entry', id: entry.id.bioguide, draft: makeDraft(entry) }
}

/** What a term cannot be, though each of its values could; undefined for a sound one. */
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

const makeDraft = (entry: Static<typeof Entry>): LegislatorDraft => ({
  bioguide: entry.id.bioguide,
  ...readPerson(entry),
  bioguide_previous: entry.id.bioguide_previous ?? [],
  family: entry.family ?? [],
  terms: entry.terms.map(readTerm),
  leadership: (entry.leadership_roles ?? []).map(({ title, chamber, start, end = null }) => ({
    title,
    chamber: chamber === 'house' ? 'House' : 'Senate',
    start,
    end,
  })),
})

const readTerm = (term: Term): LegislatorTerm => ({
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
