import type { Member, RowFields } from '@rotunda/contract'
import type { Fact, MadeRow } from '../../../releases/index.ts'
import type { DistrictOfficeDraft } from '../../../publishers/congress/index.ts'
import { asClass, namePartyOf, nameStateOf } from '../seat-names.ts'
import { chooseValue } from '../choose-value.ts'
import { makeContact } from './make-contact.ts'
import { compareBirthdays, compareIds, compareOffices, listNumbered, makeIds } from './compare-lists.ts'
import type { PersonFacts } from './person-facts.ts'
import { displayNameOf, listOrigins, readPersonName } from './person-names.ts'
import { dayOf } from './day-of.ts'
import { findLegislator, findNewestTerm, isPartyUnknown, newestOf } from './find-legislator.ts'
import { listStandingConflicts, listStandingOrigins } from './find-standing.ts'
import { isCurrent } from './find-listed.ts'
import { listSeats, listSeatStatements } from './list-seats.ts'
import { describeClash } from './said-names.ts'
import { congressOn, listCongresses } from '../congress-days.ts'

type Body = Omit<Member, keyof RowFields | 'id'>

/** The row of one person in /members. */
export const makeMember = (person: PersonFacts): MadeRow => {
  const onlyLastTerm = person.legislators.length === 0 && person.lines.length > 0
  return {
    table: 'members',
    dataset: 'members',
    id: person.bioguide,
    coverage: {},
    body: makeBody(person),
    from: [
      ...listOrigins(person),
      ...person.offices,
      ...person.social,
      ...listStandingOrigins(person.standing, 'current'),
      ...listNumbered(person),
      ...person.clash.map(({ fact }) => fact),
    ],
    notes: [
      ...(onlyLastTerm ? ['last_term_only'] : []),
      ...(person.standing.isUnsure ? ['no_whole_list'] : []),
      ...(person.standing.unread === undefined ? [] : ['term_unreadable']),
      ...(hasUnknownParty(person) ? ['party_unknown'] : []),
    ],
  }
}

/** Congress.gov has other names for former parties, so its parties count only if no list has the person. */
const hasUnknownParty = ({ legislators, congressGov }: PersonFacts): boolean =>
  legislators.length > 0
    ? legislators.some(({ draft }) => draft.terms.some(isPartyUnknown))
    : congressGov.some(({ draft: { party, terms } }) =>
        terms.some(({ start_year: year }) =>
          isPartyUnknown({ start: String(year), party: party && namePartyOf(party) }),
        ),
      )

const makeBody = (person: PersonFacts): Body => {
  const entry = findLegislator(person)
  const name = readPersonName(person)
  const { conflicts, ...seat } = makeSeat(person)
  const contact = makeContact(person, seat.chamber)
  return {
    name,
    display_name: displayNameOf(name),
    other_names: [...(entry?.draft.other_names ?? [])],
    birthday: entry?.draft.birthday ?? person.lines[0]?.draft.birthday ?? null,
    gender: entry?.draft.gender ?? person.lines[0]?.draft.gender ?? null,
    current: isCurrent(person),
    ...seat,
    congresses: [...listTermCongresses(person)],
    seats: listSeats(person),
    vacancy_note: findVacancyNote(person),
    ids: makeIds(person),
    contact: contact.contact,
    district_offices: person.offices.map(makeOffice),
    social: makeSocial(person),
    photo: findPhoto(person),
    leadership_titles: listLeadershipTitles(person),
    conflicts: [
      ...describeClash('name', person.clash),
      ...listStandingConflicts(person.standing, 'current'),
      ...conflicts,
      ...contact.conflicts,
      ...compareIds(person),
      ...compareBirthdays(person),
      ...compareOffices(person),
    ],
  }
}

/** The newest seat: the value of the first source in the order for each field, and the conflicts with others. */
const makeSeat = (person: PersonFacts) => {
  const statements = listSeatStatements(person)
  const pick = (field: 'district' | 'party' | 'senate_class' | 'state') =>
    chooseValue(
      field,
      statements.map((one) => ({ value: one[field], fact: one.fact })),
    )
  const [state, district, senateClass, party] = [
    pick('state'),
    pick('district'),
    pick('senate_class'),
    pick('party'),
  ]
  const entry = findLegislator(person)
  const term = entry && findNewestTerm(entry)
  return {
    chamber: statements[0]?.chamber ?? null,
    state: textOf(state.value),
    state_name: nameStateOf(textOf(state.value) ?? ''),
    district: numberOf(district.value),
    senate_class: asClass(numberOf(senateClass.value)),
    party: textOf(party.value),
    caucus: term?.caucus ?? null,
    conflicts: [state, district, senateClass, party].flatMap(({ conflicts }) => conflicts),
  }
}

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value))
const numberOf = (value: string | number | null): number | null => (value === null ? null : Number(value))

/** The newest note that the Clerk prints on the seat that the member left, or came to. */
const findVacancyNote = ({ clerk, left }: PersonFacts): string | null => {
  const notes = [
    ...clerk.map(({ draft }) => ({ on: draft.published_on, note: draft.footnote })),
    ...left.map(({ draft }) => ({ on: draft.published_on, note: draft.predecessor?.note ?? null })),
  ]
  return (
    newestOf(
      notes.filter(({ note }) => note !== null),
      ({ on }) => on,
    )?.note ?? null
  )
}

const makeOffice = ({ draft }: Fact<DistrictOfficeDraft>): Member['district_offices'][number] => {
  const { bioguide: _, ids: __, office_id: id, ...office } = draft
  return { id, ...office }
}

const makeSocial = ({ social: [fact] }: PersonFacts): Member['social'] => {
  const accounts = fact?.draft.accounts ?? {}
  return {
    twitter: accounts['twitter'] ?? null,
    twitter_id: accounts['twitter_id'] ?? null,
    facebook: accounts['facebook'] ?? null,
    facebook_id: accounts['facebook_id'] ?? null,
    instagram: accounts['instagram'] ?? null,
    instagram_id: accounts['instagram_id'] ?? null,
    youtube: accounts['youtube'] ?? null,
    youtube_id: accounts['youtube_id'] ?? null,
    mastodon: accounts['mastodon'] ?? null,
  }
}

const findPhoto = ({ congressGov }: PersonFacts): Member['photo'] => {
  const pictured = congressGov.filter(({ draft }) => draft.image_url !== null)
  const { image_url: url = null, image_attribution: attribution = null } =
    newestOf(pictured, ({ draft }) => draft.updated_at)?.draft ?? {}
  return url === null ? null : { url, attribution }
}

const listLeadershipTitles = (person: PersonFacts): string[] => {
  const entry = findLegislator(person)
  if (entry === undefined || isCurrent(person) !== true) return []
  const day = dayOf(entry)
  return entry.draft.leadership
    .filter(({ start, end }) => start <= day && (end === null || day < end))
    .map(({ title }) => title)
}

/** Congresses in which the person has served so far, by terms, lists of one Congress and Congress.gov; oldest first. */
const listTermCongresses = (person: PersonFacts): readonly number[] => {
  const entry = findLegislator(person)
  const terms = entry?.draft.terms ?? []
  const newest = entry ? congressOn(dayOf(entry)) : Infinity
  const all = [
    ...terms.flatMap(({ start, end }) => listCongresses(start, end)).filter((one) => one <= newest),
    ...person.clerk.map(({ draft }) => draft.congress),
    ...(person.standing.chamber === undefined ? [] : [congressOn(person.standing.day)]),
    ...person.congressGov.flatMap(({ draft }) => draft.terms.flatMap(({ congress }) => congress ?? [])),
  ]
  return [...new Set(all)].sort((a, b) => a - b)
}
