import type { Conflict } from '@rotunda/contract'
import type {
  ClerkMemberDraft,
  LegislatorDraft,
  LegislatorLineDraft,
  LegislatorTerm,
} from '../../../publishers/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { asClass } from '../as-class.ts'
import { listCongresses } from '../congress-days.ts'
import { namePartyOf } from '../party-name.ts'
import { makeRole, NO_ROLE, type MadeRole, type RoleBody } from './made-role.ts'
import type { PersonFacts } from './person-facts.ts'
import { titleOfTerm } from './role-title.ts'
import { dayOf } from './day-of.ts'
import { findLegislator, partyOn } from './find-legislator.ts'
import { newestOf } from './newest-of.ts'

/** The terms of a person, and within them the stretches in one party where it changed. */
export const makeTermRoles = (person: PersonFacts, name: string): readonly MadeRole[] => {
  const entry = findLegislator(person)
  if (entry === undefined) return person.lines.slice(0, 1).map((line) => makeLastTerm(line, name))
  return entry.draft.terms.flatMap((term) => {
    const seat = makeSeat(entry, term, name)
    return [makeTerm(person, entry, term, seat), ...makeAffiliations(entry, term, seat)]
  })
}

type Seat = Omit<RoleBody, 'conflicts' | 'elected_on' | 'kind' | 'sworn_on'>

const makeSeat = (
  entry: Fact<LegislatorDraft>,
  { chamber, state, district, start, end, ...term }: LegislatorTerm,
  name: string,
): Seat => ({
  member_id: entry.draft.bioguide,
  name,
  chamber,
  title: titleOfTerm(chamber, state, end),
  state,
  district: district === -1 ? null : district,
  senate_class: asClass(term.senate_class),
  party: term.party,
  caucus: term.caucus,
  ...makeDays(start, end, dayOf(entry)),
  how: term.how,
  end_type: term.end_type,
  note: null,
})

const makeDays = (start: string, end: string, today: string) => ({
  start,
  start_basis: 'published' as const,
  end,
  end_basis: end > today ? ('scheduled' as const) : ('published' as const),
  congresses: [...listCongresses(start, end)],
  is_current: start <= today && today < end,
})

const makeTerm = (
  person: PersonFacts,
  entry: Fact<LegislatorDraft>,
  term: LegislatorTerm,
  seat: Seat,
): MadeRole => {
  const listed = findClerkSeat(person, term)
  const body: RoleBody = {
    ...seat,
    kind: 'term',
    elected_on: listed?.draft.elected_on ?? null,
    sworn_on: listed?.draft.sworn_on ?? null,
    conflicts: listed ? listConflicts(entry, term, listed) : [],
  }
  const notes = term.district === -1 ? ['district_unknown'] : []
  return makeRole(body, keyOf(term), [entry, ...(listed ? [listed] : [])], notes)
}

const keyOf = ({ chamber, state, district, start }: LegislatorTerm) => [chamber, state, district, start]

/** The seat as the Clerk lists it on a day of the term: the newest list counts. */
const findClerkSeat = (
  { clerk }: PersonFacts,
  { chamber, start, end }: LegislatorTerm,
): Fact<ClerkMemberDraft> | undefined =>
  chamber === 'Senate'
    ? undefined
    : newestOf(
        clerk.filter(({ draft }) => listCongresses(start, end).includes(draft.congress)),
        ({ draft }) => draft.published_on,
      )

/** The Clerk’s list speaks of its day: what changed after it is no contradiction. */
const listConflicts = (
  entry: Fact<LegislatorDraft>,
  term: LegislatorTerm,
  listed: Fact<ClerkMemberDraft>,
): Conflict[] => {
  const { published_on, party, state, district } = listed.draft
  const said = [
    ['party', party && namePartyOf(party), partyOn(term, published_on)],
    ['state', state, term.state],
    ['district', String(district), String(term.district ?? '')],
  ] as const
  return said
    .filter(([, first, second]) => first !== null && second !== null && first !== second)
    .map(([field, first, second]) => ({
      field,
      values: [
        { value: first, source_id: listed.source.sha256 },
        { value: second, source_id: entry.source.sha256 },
      ],
    }))
}

const makeAffiliations = (
  entry: Fact<LegislatorDraft>,
  term: LegislatorTerm,
  seat: Seat,
): readonly MadeRole[] =>
  term.affiliations.map(({ party, caucus, start, end }) => {
    const body: RoleBody = {
      ...seat,
      ...makeDays(start, end, dayOf(entry)),
      kind: 'party_affiliation',
      party,
      caucus,
      how: null,
      end_type: null,
      elected_on: null,
      sworn_on: null,
      conflicts: [],
    }
    return makeRole(body, [...keyOf(term), start, party], [entry])
  })

/** Of the CSV the last term is known, and none of its days. */
const makeLastTerm = (line: Fact<LegislatorLineDraft>, name: string): MadeRole => {
  const { chamber, state, district, senate_class, party } = line.draft.last_term
  const body: RoleBody = {
    ...NO_ROLE,
    member_id: line.draft.bioguide,
    name,
    kind: 'term',
    chamber,
    title: chamber === 'Senate' ? 'Senator' : titleOfTerm(chamber, state, UNKNOWN_END),
    state,
    district: district === -1 ? null : district,
    senate_class: asClass(senate_class),
    party,
    start: null,
    start_basis: 'unknown',
    end: null,
    end_basis: 'unknown',
    congresses: [],
    is_current: false,
    conflicts: [],
  }
  const notes = ['last_term_only', ...(district === -1 ? ['district_unknown'] : [])]
  return makeRole(body, [chamber, state, district], [line], notes)
}

/** A term of which no day is known is taken to be of a State, not of the territory before it. */
const UNKNOWN_END = '9999-12-31'
