import { DATE_BASES, MEMBER_ROLE_KINDS } from '@rotunda/contract'
import {
  clerkMembers,
  congressGovMembers,
  districtOffices,
  executives,
  legislatorLines,
  legislators,
  senateMembers,
  socialMedia,
  type ExecutiveDraft,
} from '../../../publishers/congress/index.ts'
import type { Fact, Finding } from '../../../releases/index.ts'
import { congressOn, listCongresses } from '../congress-days.ts'
import type { Family } from '../../families/index.ts'
import { readServiceNeeds, type ServiceNeeds } from '../history/service-needs.ts'
import { listChamberLists, type ChamberList } from './chamber-lists.ts'
import { dayOf } from './day-of.ts'
import { chooseLists, type DecidingLists } from './decide-chamber.ts'
import {
  CLERK_COMMITTEES,
  CLERK_MEMBERS,
  CONGRESS_GOV_MEMBERS,
  DISTRICT_OFFICES,
  EXECUTIVES,
  LEGISLATOR_LINES,
  LEGISLATORS,
  SENATE_MEMBERS,
  SOCIAL_MEDIA,
} from './facts.ts'
import { makeRole, NO_ROLE, type MadeRole } from './made-role.ts'
import { makeLeadershipRoles } from './make-leadership-roles.ts'
import { makeMember } from './make-member.ts'
import { makeTermRoles } from './make-term-roles.ts'
import { makeVacancies } from './make-vacancies.ts'
import { MEMBER_ROLES, MEMBERS } from './member-tables.ts'
import { gatherChambers, makeAliases, placePeople, type PersonFacts } from './person-facts.ts'
import { displayNameOf, readPersonName } from './person-names.ts'
import { describeClash } from './said-names.ts'
import { SEAT_NAMES } from '../seat-names.ts'

const LISTS = ['members', 'member-roles', 'historical-members', 'historical-service'] as const

/** Members of Congress, now and before, and their roles. */
export const MEMBERS_FAMILY: Family = {
  tables: [MEMBERS, MEMBER_ROLES],
  datasets: {
    members: {
      title: 'Members of Congress',
      notes: ['rights', 'member_lists'],
      rowNotes: ['last_term_only', 'no_whole_list', 'term_unreadable', 'party_unknown'],
    },
    'member-roles': {
      title: 'Terms, positions and parties of members',
      notes: ['rights', 'member_lists'],
      rowNotes: ['listed_alone', 'party_unknown'],
    },
  },
  facts: [
    LEGISLATORS,
    LEGISLATOR_LINES,
    EXECUTIVES,
    SOCIAL_MEDIA,
    DISTRICT_OFFICES,
    CLERK_MEMBERS,
    CLERK_COMMITTEES,
    SENATE_MEMBERS,
    CONGRESS_GOV_MEMBERS,
  ],
  publishers: [
    { publisher: legislators, datasets: LISTS },
    { publisher: legislatorLines, datasets: LISTS },
    { publisher: executives, datasets: ['member-roles'] },
    { publisher: socialMedia, datasets: ['members'] },
    { publisher: districtOffices, datasets: ['members'] },
    { publisher: clerkMembers, datasets: LISTS },
    { publisher: senateMembers, datasets: ['members', 'historical-service'] },
    { publisher: congressGovMembers, datasets: LISTS },
  ],
  notes: {
    member_lists:
      'Members are keyed by Bioguide id. A list describes the seats on the day of the list: a row is as new as its newest source.',
    last_term_only:
      'The full list of former members is missing. Only the CSV is archived, which has the last term of each member, without its days.',
    no_whole_list:
      'No list of the chamber accounts for every seat, so the newest entry of each person decides who sits.',
    term_unreadable:
      'The term of the person that may run now was refused, and no newer list covers every seat of the chamber: `current` is null. The refused term is in `conflicts`; ask the chamber whether the person sits.',
    party_unknown:
      'The list gives a party for a term since 1971 under a name that it has for no other member: compare `party` with the list of the chamber.',
    listed_alone:
      'Only the list of the chamber has the member in this seat. The list gives no days of the term.',
    district_unknown: 'The source does not know the district: its -1, or Voteview’s 98 and 99, is null here.',
  },
  refusals: {
    entry_unreadable:
      'The entry or row does not have the form that its publisher describes; the detail names the place.',
    entry_repeated: 'The document already has the person, office or row at an earlier place.',
    row_not_understood: 'The cells of the row do not fit the header.',
    text_damaged: 'The letters of the row run backwards.',
  },
  fields: { kind: MEMBER_ROLE_KINDS, start_basis: DATE_BASES, end_basis: DATE_BASES },
  *make(facts) {
    const chambers = gatherChambers(facts)
    const people = placePeople(chambers)
    const needs = readServiceNeeds(facts)
    for (const person of people.values()) {
      yield makeMember(person)
      yield* makeRoles(person, needs)
    }
    for (const fact of facts.list(EXECUTIVES))
      if (!people.has(fact.draft.bioguide ?? '')) yield* makeExecutiveRoles(fact, fact.draft.bioguide)
    const [house] = chambers.states
    yield* makeVacancies(facts.list(CLERK_MEMBERS), house)
  },
  check: (facts) => [reportLists(listChamberLists(facts, makeAliases(facts)))],
}

/**
 * Roles of a person, each as a row of /member-roles. If lists have contradictory names for the id, each row has the
 * conflict: it may be of another person.
 */
const makeRoles = (person: PersonFacts, needs: ServiceNeeds): readonly MadeRole[] => {
  const name = displayNameOf(readPersonName(person))
  const roles = [
    ...makeTermRoles(person, name, needs),
    ...makeLeadershipRoles(person, name),
    ...person.executives.flatMap((fact) => makeExecutiveRoles(fact, person.bioguide)),
  ]
  if (person.clash.length === 0) return roles
  const conflicts = describeClash('member_id', person.clash)
  return roles.map((role) => ({
    ...role,
    body: { ...role.body, conflicts: [...conflicts, ...role.body.conflicts] },
    from: [...role.from, ...person.clash.map(({ fact }) => fact)],
  }))
}

/** Terms as President and as Vice President. A person who never was in Congress may have no Bioguide id. */
const makeExecutiveRoles = (fact: Fact<ExecutiveDraft>, member_id: string | null): readonly MadeRole[] => {
  const today = dayOf(fact)
  const name = displayNameOf(fact.draft.name)
  return fact.draft.terms.map(({ office, start, end, party, how }) => {
    const body = {
      ...NO_ROLE,
      member_id,
      name,
      kind: 'executive' as const,
      title: office,
      party,
      start,
      start_basis: 'published' as const,
      end,
      end_basis: end > today ? ('scheduled' as const) : ('published' as const),
      how,
      congresses: [...listCongresses(start, end)],
      is_current: start <= today && today < end,
      conflicts: [],
    }
    return makeRole(body, [office, start, fact.draft.ids['govtrack'] ?? name], [fact])
  })
}

/** Reports the list that decided who sits in each chamber, and lists that are not whole. It breaks no rule. */
export const reportLists = (all: readonly ChamberList[]): Finding => {
  const chambers = (['House', 'Senate'] as const).map((chamber) => describe(chooseLists(chamber, all)))
  return {
    name: 'lists_of_members_reported',
    rule: `The newest list that accounts for every seat of a chamber decides who sits there. ${chambers.join(' ')}`,
    faults: [],
  }
}

const describe = ({ chamber, whole, lists, day }: DecidingLists): string => {
  const decided =
    whole === undefined
      ? 'no list is complete, so the entries of persons decide.'
      : `${nameList(whole)} of ${whole.day}.`
  const others = lists.filter(
    (list) => list.missing.length > 0 && congressOn(list.day || day) === congressOn(day),
  )
  return [`${chamber}: ${decided}`, ...others.map(describePart)].join(' ')
}

const SHOWN = 3

const describePart = (list: ChamberList): string => {
  const { missing, chamber } = list
  const all = SEAT_NAMES[chamber].length
  const shown = missing.slice(0, SHOWN).map((seat) => seat.slice(chamber.length + 1))
  const more = missing.length > SHOWN ? ', …' : ''
  return `Not whole: ${nameList(list)}, with ${all - missing.length} of ${all} seats (without ${shown.join(', ')}${more}).`
}

const nameList = ({ source }: ChamberList): string => `${source.publisher} ${source.sha256.slice(0, 12)}`
