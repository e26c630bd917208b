import type { AssignmentRole, Conflict } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import type {
  ClerkMemberDraft,
  LegislatorDraft,
  RosterEntryDraft,
  SenatorDraft,
} from '../../../publishers/congress/index.ts'
import type { Fact, Origin } from '../../../releases/index.ts'
import type { Facts } from '../../families/index.ts'
import { CLERK_MEMBERS, LEGISLATORS, SENATE_MEMBERS } from '../members/facts.ts'
import { makeAliases } from '../members/person-facts.ts'
import { fitsGivenName, listWords } from '../name-words.ts'
import { dayOf } from './day-of.ts'
import { ROSTER_ENTRIES } from './gather-committees.ts'

/** A member on a roster, in one form for all sources. */
export type RosterSeat = {
  readonly code: string
  readonly member_id: string | null
  /** Distinguishes members without a known id. */
  readonly member_key: string
  readonly name: string
  readonly member_chamber: 'House' | 'Senate' | null
  readonly congress: number
  readonly as_of: string
  /** Day of the first roster that was retrieved with it. */
  readonly first_known: string
  readonly side: 'majority' | 'minority' | null
  readonly rank: number | null
  readonly title: string | null
  /** Null if the roster does not say: the Clerk does not mark ranking members. */
  readonly role: ReturnType<typeof parseRole>
  /** Letter; null where the roster has the side alone. */
  readonly party: string | null
  readonly fact: Origin
  /** Conflicts of the member with the lists of members. */
  readonly conflicts: readonly Conflict[]
}

/** Lists all members on all rosters. */
export const listRosterSeats = (facts: Facts): readonly RosterSeat[] => {
  const match = openSenators(facts)
  const aliases = makeAliases(facts)
  return [
    ...[...facts.list(ROSTER_ENTRIES)].map((fact) => makeSeat(fact, aliases, match)),
    ...[...facts.list(CLERK_MEMBERS)].flatMap((fact) => listClerkSeats(fact, aliases)),
  ]
}

type Aliases = ReadonlyMap<string, string>

const makeSeat = (fact: Fact<RosterEntryDraft>, aliases: Aliases, match: MatchSenator): RosterSeat => {
  const { draft } = fact
  const as_of = dayOf(fact)
  const { bioguide, conflicts } =
    draft.bioguide === null ? match(fact, as_of) : { bioguide: draft.bioguide, conflicts: [] }
  const member_id = bioguide === null ? null : (aliases.get(bioguide) ?? bioguide)
  return {
    code: draft.code,
    member_id,
    member_key: member_id ?? `${draft.state ?? ''} ${foldText(draft.name)}`,
    name: draft.name,
    member_chamber: draft.member_chamber ?? findChamber(draft.code),
    congress: draft.congress,
    as_of,
    first_known: earlier(as_of, fact.first_seen_at.slice(0, 10)),
    side: draft.side,
    rank: draft.rank,
    title: draft.title,
    role: draft.title === null ? 'member' : parseRole(draft.title),
    party: draft.party,
    fact,
    conflicts,
  }
}

const earlier = (a: string, b: string): string => (a < b ? a : b)

const findChamber = (code: string): 'House' | 'Senate' | null => {
  if (code.startsWith('H')) return 'House'
  return code.startsWith('S') ? 'Senate' : null
}

const listClerkSeats = (fact: Fact<ClerkMemberDraft>, aliases: Aliases): readonly RosterSeat[] => {
  const { bioguide, official_name, last, congress, published_on, assignments } = fact.draft
  if (bioguide === null) return []
  const member_id = aliases.get(bioguide) ?? bioguide
  return assignments.map(({ code, rank, leadership }) => ({
    code,
    member_id,
    member_key: member_id,
    name: official_name ?? last ?? bioguide,
    member_chamber: 'House',
    congress,
    as_of: published_on,
    first_known: published_on,
    side: sideOf(fact.draft),
    rank,
    title: leadership,
    role: leadership === null ? null : parseRole(leadership),
    party: fact.draft.caucus ?? fact.draft.party,
    fact,
    conflicts: [],
  }))
}

/** The caucus of a member decides the side. */
const sideOf = ({ caucus, party, majority }: ClerkMemberDraft): RosterSeat['side'] => {
  const letter = caucus ?? party
  if (letter !== 'D' && letter !== 'R') return null
  return letter === majority ? 'majority' : 'minority'
}

/** The senator that a roster names. */
type MatchedSenator = {
  /** Null where no senator, or more than one, fits the name. */
  readonly bioguide: string | null
  /** Conflicts if no senator fits the name, but another with the surname holds a seat of the State. */
  readonly conflicts: readonly Conflict[]
}

type MatchSenator = (entry: Fact<RosterEntryDraft>, day: string) => MatchedSenator

type Candidate = {
  readonly bioguide: string
  /** Words of the first names. */
  readonly given: readonly string[]
  readonly fact: Origin
}

/**
 * Finds senators on rosters of senate.gov, which have only names. Surname and State give the candidates: senators with
 * a term on the day in the list of members, and those in the Senate’s own list, which may be newer. The first name
 * decides even for a single candidate: a successor may have the surname of the predecessor.
 */
const openSenators = (facts: Facts): MatchSenator => {
  const terms = Map.groupBy(listTerms(facts.list(LEGISLATORS)), ({ key }) => key)
  const sitting = Map.groupBy(listSitting(facts.list(SENATE_MEMBERS)), ({ key }) => key)
  return (entry, day) => {
    const key = keyOf(entry.draft)
    const serving = (terms.get(key) ?? []).filter(({ start, end }) => start <= day && day <= end)
    return choose([...serving, ...(sitting.get(key) ?? [])], entry)
  }
}

const keyOf = ({ state, last }: Pick<RosterEntryDraft, 'last' | 'state'>): string =>
  `${state ?? ''}/${foldText(last ?? '')}`

const listSitting = (senators: Iterable<Fact<SenatorDraft>>) =>
  [...senators].map((fact) => {
    const { bioguide, first, last, state } = fact.draft
    return { key: keyOf({ state, last }), bioguide, given: listWords(first), fact }
  })

const listTerms = (people: Iterable<Fact<LegislatorDraft>>) =>
  [...people].flatMap((fact) => {
    const { bioguide, name, other_names, terms } = fact.draft
    const surnames = new Set([name.last, ...other_names.flatMap(({ last }) => last ?? [])])
    const given = [name, ...other_names].flatMap(({ first, nickname, middle }) =>
      [first, nickname, middle].flatMap(listWords),
    )
    return terms
      .filter(({ chamber }) => chamber === 'Senate')
      .flatMap(({ state, start, end }) =>
        [...surnames].map((last) => ({ key: keyOf({ state, last }), bioguide, given, start, end, fact })),
      )
  })

const choose = (
  candidates: readonly Candidate[],
  { draft, source }: Fact<RosterEntryDraft>,
): MatchedSenator => {
  const fitting = candidates.filter(({ given }) => fitsGivenName(draft.first, given))
  const ids = new Set(fitting.map(({ bioguide }) => bioguide))
  const [bioguide = null] = ids.size === 1 ? ids : []
  const [other] = ids.size === 0 ? candidates : []
  if (other === undefined) return { bioguide, conflicts: [] }
  const values = [
    { value: null, source_id: source.sha256 },
    { value: other.bioguide, source_id: other.fact.source.sha256 },
  ]
  return { bioguide, conflicts: [{ field: 'member_id', values }] }
}

/** Role of a title; null for an unknown title. */
export const parseRole = (title: string): AssignmentRole | null =>
  ROLES.find(([form]) => form.test(title.trim()))?.[1] ?? null

const ROLES: readonly (readonly [form: RegExp, role: AssignmentRole])[] = [
  [/^chair(?:man|woman|person)?$/i, 'chair'],
  [/^ranking(?: (?:minority )?member)?$/i, 'ranking_member'],
  [/^vice[ -]chair(?:man|woman|person)?$/i, 'vice_chair'],
  [/^co-?chair(?:man|woman|person)?$/i, 'cochair'],
  [/^ex officio$/i, 'ex_officio'],
  [/^member$/i, 'member'],
]
