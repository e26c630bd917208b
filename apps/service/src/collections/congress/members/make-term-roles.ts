import type { Conflict } from '@rotunda/contract'
import type {
  ClerkMemberDraft,
  LegislatorDraft,
  LegislatorLineDraft,
  LegislatorTerm,
} from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { asClass, namePartyOf } from '../seat-names.ts'
import { listCongresses } from '../congress-days.ts'
import { compareService } from '../history/compare-service.ts'
import type { ServiceNeeds } from '../history/service-needs.ts'
import { listRefusedDays, makeRole, NO_ROLE, titleOfTerm, type MadeRole, type RoleBody } from './made-role.ts'
import { findVacated, type PersonFacts } from './person-facts.ts'
import { runsOn } from './chamber-lists.ts'
import { dayOf } from './day-of.ts'
import { listStandingConflicts, listStandingOrigins, NO_STANDING } from './find-standing.ts'
import { makeListedTerm } from './make-listed-term.ts'
import { findLegislator, isPartyUnknown, newestOf, partyOn } from './find-legislator.ts'

/** Terms of a person, and the stretches in one party within terms in which the party changed. */
export const makeTermRoles = (
  person: PersonFacts,
  name: string,
  needs: ServiceNeeds,
): readonly MadeRole[] => {
  const entry = findLegislator(person)
  const listed = makeListedTerm(person, name)
  if (entry === undefined)
    return [...listed, ...person.lines.slice(0, 1).map((line) => makeLastTerm(person, line, name))]
  const terms = entry.draft.terms.flatMap((term) => {
    const seat = makeSeat(person, entry, term, name)
    return [makeTerm({ person, entry, term, needs }, seat), ...makeAffiliations(person, entry, term, seat)]
  })
  return [...terms, ...listed]
}

type Seat = Omit<RoleBody, 'conflicts' | 'elected_on' | 'kind' | 'sworn_on'>

const makeSeat = (
  person: PersonFacts,
  entry: Fact<LegislatorDraft>,
  term: LegislatorTerm,
  name: string,
): Seat => ({
  member_id: entry.draft.bioguide,
  name,
  chamber: term.chamber,
  title: titleOfTerm(term.chamber, term.state, term.end),
  state: term.state,
  district: term.district === -1 ? null : term.district,
  senate_class: asClass(term.senate_class),
  party: term.party,
  caucus: term.caucus,
  ...makeDays(term, newestDay(person, entry, term)),
  is_current: isHeld(person, term),
  how: term.how,
  end_type: term.end_type,
  note: null,
})

/** Day of the newest document about the term: an end after this day is only scheduled. */
const newestDay = ({ left }: PersonFacts, entry: Fact<LegislatorDraft>, term: LegislatorTerm): string => {
  const vacated = findVacated(term, left)?.draft.published_on ?? ''
  return vacated > dayOf(entry) ? vacated : dayOf(entry)
}

/** Whether the person sits by this term. */
const isHeld = (
  { standing }: PersonFacts,
  term: Pick<LegislatorTerm, 'chamber' | 'end' | 'start'>,
): boolean => standing.chamber === term.chamber && runsOn(term, standing.day)

const makeDays = ({ start, end }: Pick<LegislatorTerm, 'end' | 'start'>, today: string) => ({
  start,
  start_basis: 'published' as const,
  end,
  end_basis: end > today ? ('scheduled' as const) : ('published' as const),
  congresses: [...listCongresses(start, end)],
})

type TermOf = {
  readonly person: PersonFacts
  readonly entry: Fact<LegislatorDraft>
  readonly term: LegislatorTerm
  readonly needs: ServiceNeeds
}

const makeTerm = ({ person, entry, term, needs }: TermOf, seat: Seat): MadeRole => {
  const counted = findCounted(person, term)
  const contradicted = compareCounted(counted, { entry, term, needs })
  const listed = findClerkSeat(person, term)
  const disputed = runsOn(term, person.standing.day) ? person.standing : NO_STANDING
  const body: RoleBody = {
    ...seat,
    kind: 'term',
    elected_on: listed?.draft.elected_on ?? null,
    sworn_on: listed?.draft.sworn_on ?? null,
    conflicts: [
      ...listStandingConflicts(disputed, 'is_current'),
      ...(person.overlaps.get(term) ?? []),
      ...(listed ? listConflicts(entry, term, listed) : []),
      ...contradicted,
    ],
  }
  const notes = [
    ...(term.district === -1 ? ['district_unknown'] : []),
    ...(isPartyUnknown(term) ? ['party_unknown'] : []),
  ]
  const vacated = findVacated(term, person.left)
  const from = [listed ?? [], vacated ?? [], listStandingOrigins(disputed, 'is_current')].flat()
  const against = contradicted.length > 0 ? counted : []
  return makeRole(body, keyOf(term), [entry, ...from, ...against], notes)
}

/** Rows of Voteview in the Congresses of the term. */
const findCounted = ({ counted }: PersonFacts, { chamber, start, end }: LegislatorTerm) => {
  const congresses = listCongresses(start, end)
  return counted.filter(({ draft }) => draft.chamber === chamber && congresses.includes(draft.congress))
}

/** Compares the term as /historical-service compares each Congress. Only that table compares how the seat was won. */
const compareCounted = (
  [first, ...more]: PersonFacts['counted'],
  { entry, term, needs }: Omit<TermOf, 'person'>,
): readonly Conflict[] => {
  if (first === undefined) return []
  const stretch = { ...term, congress: first.draft.congress }
  return compareService({ stretch, row: [first, ...more] }, entry, [], needs).filter(
    ({ field }) => field !== 'means' && (field !== 'party' || term.affiliations.length === 0),
  )
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

/** The Clerk's list is dated: a change after its day is no contradiction. */
const listConflicts = (
  entry: Fact<LegislatorDraft>,
  term: LegislatorTerm,
  listed: Fact<ClerkMemberDraft>,
): Conflict[] => {
  const { published_on, party, state, district } = listed.draft
  const compared = [
    ...(isWithin(listed.draft.sworn_on, term)
      ? []
      : [['sworn_on', listed.draft.sworn_on, term.start] as const]),
    ['party', party && namePartyOf(party), partyOn(term, published_on)],
    ['state', state, term.state],
    ['district', String(district), String(term.district ?? '')],
  ] as const
  const refused = listRefusedDays(listed, { elected_on: 'elected_on', sworn_on: 'sworn_on' })
  const found = compared
    .filter(([, first, second]) => first !== null && second !== null && first !== second)
    .map(([field, first, second]) => ({
      field,
      values: [
        { value: first, source_id: listed.source.sha256 },
        { value: second, source_id: entry.source.sha256 },
      ],
    }))
  return [...refused, ...found]
}

const isWithin = (day: string | null, { start, end }: LegislatorTerm): boolean =>
  day === null || (start <= day && day <= end)

const makeAffiliations = (
  person: PersonFacts,
  entry: Fact<LegislatorDraft>,
  term: LegislatorTerm,
  seat: Seat,
): readonly MadeRole[] =>
  term.affiliations.map(({ party, caucus, start, end }) => {
    const body: RoleBody = {
      ...seat,
      ...makeDays({ start, end }, dayOf(entry)),
      is_current: isHeld(person, { chamber: term.chamber, start, end }),
      kind: 'party_affiliation',
      party,
      caucus,
      how: null,
      end_type: null,
      elected_on: null,
      sworn_on: null,
      conflicts: [],
    }
    const notes = isPartyUnknown({ start, party, caucus }) ? ['party_unknown'] : []
    return makeRole(body, [...keyOf(term), start, party], [entry], notes)
  })

/** The CSV has the last term and none of its days. */
const makeLastTerm = (
  { standing, lines }: PersonFacts,
  line: Fact<LegislatorLineDraft>,
  name: string,
): MadeRole => {
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
    is_current:
      standing.chamber === chamber && standing.said.some(({ fact }) => lines.some((one) => one === fact)),
    conflicts: [],
  }
  const notes = ['last_term_only', ...(district === -1 ? ['district_unknown'] : [])]
  return makeRole(body, [chamber, state, district], [line], notes)
}

/** A term without known days is taken to be of a State, not of the territory before it. */
const UNKNOWN_END = '9999-12-31'
