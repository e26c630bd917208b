import type { Conflict } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import type { ClerkMemberDraft, RosterEntryDraft } from '../../../publishers/congress/index.ts'
import type { Fact, Origin } from '../../../releases/index.ts'
import type { Facts } from '../family.ts'
import { CLERK_MEMBERS } from '../members/facts.ts'
import { makeAliases } from '../members/person-facts.ts'
import { dayOf } from './day-of.ts'
import { ROSTER_ENTRIES } from './facts.ts'
import { openSenators, type MatchSenator } from './match-senators.ts'
import { parseRole } from './parse-role.ts'

/** A member on a roster, in one form for all sources. */
export type RosterSeat = {
  readonly code: string
  readonly member_id: string | null
  /** Tells members apart who are not known. */
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
  /** Null where the roster does not say: the Clerk does not mark the first of the minority. */
  readonly role: ReturnType<typeof parseRole>
  /** Letter; null where the roster has the side alone. */
  readonly party: string | null
  readonly fact: Origin
  /** Contradictions of the member in the lists of members. */
  readonly conflicts: readonly Conflict[]
}

/** Everybody on any roster. */
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

const earlier = (one: string, other: string): string => (one < other ? one : other)

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
