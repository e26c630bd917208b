import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { isCalendarDay } from '../cells/calendar-days.ts'
import { isPlaceCode } from '../cells/states-and-districts.ts'
import { listOnce } from '../entries/list-once.ts'
import { makeEntryCheck, type EntryReading, type RefusedPart } from '../entries/list-rows.ts'
import { isJsonObject } from '../json/parse-json-document.ts'
import type { LeadershipRole, LegislatorDraft, LegislatorTerm, UnreadTerm } from './legislator-draft.ts'
import {
  Bioguide,
  Day,
  findGrownUpDay,
  finishEntry,
  Person,
  PersonIds,
  readPerson,
  Text,
} from './read-person.ts'

const Entry = closed({
  ...Person,
  id: closed({ ...PersonIds, bioguide: Bioguide }),
  family: Type.Optional(Type.Array(closed({ name: Text, relation: Text }))),
  // Each term is checked by itself.
  terms: Type.Array(Type.Unknown(), { minItems: 1 }),
  leadership_roles: Type.Optional(
    Type.Array(
      closed({ title: Text, chamber: Type.Enum(['house', 'senate']), start: Day, end: Type.Optional(Day) }),
    ),
  ),
})
const checkEntry = makeEntryCheck(Entry)

/**
 * Reads one person of a list of members. An impossible term, position or day of life is refused by itself, and the
 * person is kept; a person without a sound term is refused.
 */
export const readLegislator = (value: unknown, retrieved: string): EntryReading => {
  const { entry, fault } = checkEntry(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const terms = entry.terms.map((term) => readTerm(term, retrieved))
  const sound = listOnce(terms.filter((term) => typeof term !== 'string'))
  const faults = terms.map((term, index) =>
    typeof term === 'string' ? refusePart(`terms.${index}`, entry.terms[index], term) : undefined,
  )
  if (sound.length === 0) return { kind: 'fault', fault: faults[0]?.fault ?? 'There is no term.' }
  const roles = listOnce((entry.leadership_roles ?? []).map(readRole))
  const outside = roles.map((role, index) => {
    const found = findRoleFault(role, sound)
    return found === undefined ? undefined : refusePart(`leadership_roles.${index}`, role, found)
  })
  const life = readLife(entry.bio ?? {}, sound, retrieved)
  const draft: LegislatorDraft = {
    bioguide: entry.id.bioguide,
    ...readPerson({ ...entry, bio: life.bio }),
    bioguide_previous: listOnce(entry.id.bioguide_previous ?? []),
    family: listOnce(entry.family ?? []),
    terms: sound,
    unread_term: findUnread(entry.terms, terms, retrieved),
    leadership: roles.filter((_, index) => outside[index] === undefined),
  }
  const refused = [...faults, ...outside, ...life.refused].filter((part) => part !== undefined)
  return finishEntry(entry.id.bioguide, draft, refused)
}

/** Finds a refused term that may run on the day of the list: the last term, or a term that ends later. */
const findUnread = (
  all: readonly unknown[],
  read: readonly (LegislatorTerm | string)[],
  retrieved: string,
): UnreadTerm | null => {
  const found = all.findLast((term, index) => {
    const end = isJsonObject(term) ? term['end'] : undefined
    const isKnown = typeof end === 'string' && isCalendarDay(end)
    return typeof read[index] === 'string' && (isKnown ? end > retrieved : index === all.length - 1)
  })
  if (found === undefined) return null
  const type = isJsonObject(found) ? found['type'] : undefined
  const chamber = type === 'rep' ? 'House' : type === 'sen' ? 'Senate' : null
  return { chamber, said: JSON.stringify(found) }
}

/** Refuses a part. Its fault begins with the place, as faults of other entries do: `terms.0`. */
const refusePart = (place: string, value: unknown, fault: string): RefusedPart => ({
  pointer: `/${place.replaceAll('.', '/')}`,
  value,
  fault: `${place} ${fault.replace(/^The entry /, '')}`,
})

type Entry = Static<typeof Entry>
type Role = NonNullable<Entry['leadership_roles']>[number]

const readRole = ({ title, chamber, start, end }: Role): LeadershipRole => ({
  title,
  chamber: chamber === 'house' ? 'House' : 'Senate',
  start,
  end: end ?? null,
})

/** Finds a position on a day without a term: only members have positions. */
const findRoleFault = (
  { start, end }: LeadershipRole,
  terms: readonly LegislatorTerm[],
): string | undefined => {
  const outside = [start, end]
    .filter((day) => day !== null)
    .find((day) => !terms.some((term) => term.start <= day && day <= term.end))
  return outside === undefined ? undefined : `has the day ${outside}, on which the person has no term.`
}

type Life = NonNullable<Entry['bio']>
type LifeReading = { readonly bio: Life; readonly refused: readonly RefusedPart[] }

/**
 * Reads the days of life. Members are grown up when they come and alive while they serve, and every day is before the
 * retrieval.
 */
const readLife = (bio: Life, terms: readonly LegislatorTerm[], retrieved: string): LifeReading => {
  const days = terms.map(({ start }) => start).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const { birthday, died, ...rest } = bio
  const isBorn = birthday !== undefined && findGrownUpDay(birthday) <= first
  const isDead = died !== undefined && died <= retrieved && died >= last && died >= (birthday ?? '')
  return {
    bio: { ...rest, ...(isBorn && { birthday }), ...(isDead && { died }) },
    refused: [
      ...(birthday === undefined || isBorn
        ? []
        : [refusePart('bio.birthday', birthday, `is ${birthday}, and a term began on ${first}.`)]),
      ...(died === undefined || isDead
        ? []
        : [refusePart('bio.died', died, `is ${died}, and a term began on ${last}; listed on ${retrieved}.`)]),
    ],
  }
}

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

/** Reads a term of an entry, or returns its fault. `retrieved`: day on which the list was retrieved. */
const readTerm = (value: unknown, retrieved: string): LegislatorTerm | string => {
  const { entry, fault } = checkTerm(value)
  if (entry === undefined) return fault
  const found = findTermFault(entry) ?? findDayFault(entry, retrieved)
  return found === undefined ? makeTerm(entry) : `${found}.`
}

/** Finds values that contradict each other, though each is sound by itself; undefined for a sound term. */
const findTermFault = (term: Term): string | undefined => {
  const { type, start, end, state, district = null, class: senateClass = null } = term
  if (end < start) return `ends on ${end}, before it begins on ${start}`
  if (!isPlaceCode(state)) return `is for "${state}", which is no State or territory with a seat`
  if (type === 'rep' && district === null) return 'is in the House and has no district'
  if (type === 'rep' && senateClass !== null) return 'is in the House and has a class of the Senate'
  if (type === 'sen' && district !== null) return 'is in the Senate and has a district'
  return findAffiliationFault(term)
}

/** Finds a party whose days are out of order or outside the term. */
const findAffiliationFault = ({ party_affiliations: all, start, end }: Term): string | undefined => {
  let before = start
  for (const stretch of all ?? []) {
    if (stretch.start < before || stretch.end < stretch.start || stretch.end > end)
      return `has a party from ${stretch.start} to ${stretch.end}, out of order or outside of the term`
    before = stretch.end
  }
  return undefined
}

/**
 * Finds impossible days. Terms have the length that the law gives, and begin with the first Congress or later. A list
 * may have terms that begin after an election.
 */
const findDayFault = ({ type, state, start, end }: Term, retrieved: string): string | undefined => {
  const years = type === 'sen' ? 6 : (LONGER_TERMS[state] ?? 2)
  if (start < FIRST_CONGRESS) return `begins on ${start}, before the first Congress`
  if (start > later(retrieved, { days: DAYS_AHEAD })) return `begins on ${start}, long after it was listed`
  return end > later(start, { years, days: DAYS_OVER })
    ? `lasts from ${start} to ${end}, longer than the ${years} years of such a term`
    : undefined
}

const FIRST_CONGRESS = '1789-03-04'
/** Days from an election in November to the oath in January. */
const DAYS_AHEAD = 75
/** Congresses have not always begun on the same day, so a term may be longer by these days. */
const DAYS_OVER = 31
/** Years of the terms of Commissioners of Puerto Rico, and once of the Philippines. */
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
