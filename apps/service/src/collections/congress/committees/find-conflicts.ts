import type { Conflict } from '@rotunda/contract'
import type { Origin } from '../../../releases/index.ts'
import { findCommitteeId, findParentId, type FindCommittee } from '../committee-codes.ts'
import type { Facts } from '../../families/index.ts'
import type { PersonFacts } from '../members/person-facts.ts'
import { openChairs } from './compare/compare-chairs.ts'
import { listClaims, openMembers } from './compare/compare-member.ts'
import { openSpells } from './compare/compare-spells.ts'
import type { Misnamed } from './find-misnamed.ts'
import type { AssignmentGroup } from './make/group-assignments.ts'
import type { RosterSeat } from './roster-seats.ts'

type ConflictNeeds = {
  readonly facts: Facts
  readonly people: ReadonlyMap<string, PersonFacts>
  readonly groups: readonly AssignmentGroup[]
  readonly current: readonly AssignmentGroup[]
  readonly misnamed: Misnamed
  readonly find: FindCommittee
}

type FindConflicts = (group: AssignmentGroup) => readonly Conflict[]

/** Finds conflicts of an assignment with sources other than its own, the first for each field. */
export const openConflicts = (needs: ConflictNeeds): FindConflicts => {
  const compareMember = openMembers(needs)
  const compareOthers = [
    openChairs(needs.current),
    openSides(needs.groups),
    openPlaces(needs.groups),
    openSpells(needs.groups.flatMap(({ spell }) => spell ?? [])),
    openMisnamed(needs),
  ]
  return (group) => {
    const found = [
      ...group.seats.flatMap(({ conflicts }) => conflicts),
      ...listClaims(group).flatMap((claim) => compareMember(claim) ?? []),
      ...compareOthers.flatMap((compare) => compare(group)),
    ]
    return [
      ...new Map(found.toReversed().map((conflict) => [conflict.field, conflict])).values(),
    ].toReversed()
  }
}

/** A source may write the code of one committee beside the name of another. */
const openMisnamed =
  ({ misnamed, find }: ConflictNeeds): FindConflicts =>
  ({ committee_id: id, spell, seats }) => {
    if (id === null) return []
    const ofSpell =
      spell === undefined ? [] : misnamed.compare({ id, name: spell.draft.committee_name, fact: spell })
    return [
      ...ofSpell,
      ...seats.flatMap(({ fact, code }) => misnamed.ofRoster(fact.source.sha256, find(code) ?? code)),
    ]
  }

type Side = 'majority' | 'minority'

/** A member of a party on a side, as a source has it. */
type Sided = { readonly side: Side; readonly party: 'D' | 'R'; readonly fact: Origin }

/** Finds the conflict of a row's side: all members of one party in one chamber and Congress are on one side. */
type CompareSide = (group: AssignmentGroup) => readonly Conflict[]

const openSides = (groups: readonly AssignmentGroup[]): CompareSide => {
  const seen = Map.groupBy(
    groups.flatMap((group) => listSided(group).map((sided) => ({ key: keyOf(group), sided }))),
    ({ key }) => key,
  )
  const majorities = new Map(
    [...seen].map(([key, all]) => [key, findMajority(all.map(({ sided }) => sided))] as const),
  )
  return (group) => {
    const majority = majorities.get(keyOf(group))
    const odd = majority && listSided(group).find((one) => one.side !== sideOf(one.party, majority.party))
    if (odd === undefined || majority === undefined) return []
    const values = [
      { value: odd.side, source_id: odd.fact.source.sha256 },
      { value: sideOf(odd.party, majority.party), source_id: majority.fact.source.sha256 },
    ]
    return [{ field: 'side', values }]
  }
}

const keyOf = ({ congress, spell, seats }: AssignmentGroup): string =>
  `${congress}/${spell?.draft.chamber ?? seats[0]?.member_chamber ?? ''}`

/** Leaves out independents: sources do not say with whom they sit. */
const listSided = ({ spell, seats }: AssignmentGroup): readonly Sided[] =>
  [...seats, ...(spell ? [{ ...spell.draft, fact: spell }] : [])].flatMap(({ side, party, fact }) =>
    side !== null && (party === 'D' || party === 'R') ? [{ side, party, fact }] : [],
  )

const sideOf = (party: Sided['party'], majority: Sided['party']): Side =>
  party === majority ? 'majority' : 'minority'

/** The majority party by most rows, with a document that shows it. Undefined if the rows are tied. */
const findMajority = (all: readonly Sided[]): Pick<Sided, 'fact' | 'party'> | undefined => {
  const [most = [], fewest = []] = (['D', 'R'] as const)
    .map((party) => all.filter((one) => one.side === sideOf(one.party, party)))
    .toSorted((a, b) => b.length - a.length)
  const witness = most[0]
  if (witness === undefined || most.length === fewest.length) return undefined
  const party = witness.side === 'majority' ? witness.party : witness.party === 'D' ? 'R' : 'D'
  return { party, fact: witness.fact }
}

/** Finds conflicts between a roster and one of its seats. */
type ComparePlaces = (group: AssignmentGroup) => readonly Conflict[]

/**
 * Each place of a roster belongs to one member, and no place is greater than the number of members. The leader of a
 * side has its first place. A member of a subcommittee is on the committee too.
 */
const openPlaces = (groups: readonly AssignmentGroup[]): ComparePlaces => {
  const seats = groups.flatMap((group) => group.seats)
  const rosters = Map.groupBy(seats, (seat) => nameRoster(seat))
  const places = Map.groupBy(seats, namePlace)
  const findRank = (seat: RosterSeat, own: readonly RosterSeat[]): string | undefined => {
    const size = rosters.get(nameRoster(seat))?.length ?? 0
    const repeated = own.find((one) => one !== seat && nameRoster(one) === nameRoster(seat))
    const shared = places.get(namePlace(seat))?.find((one) => one !== seat)
    if (seat.rank === null) return undefined
    if (repeated !== undefined) return String(repeated.rank)
    if (shared !== undefined) return `${seat.rank}: ${shared.name}`
    if (seat.rank > size) return `${size} members`
    const first = rosters.get(nameRoster(seat))?.find((one) => leads(one) && one.side === seat.side)
    if (first === undefined || first.member_chamber !== seat.member_chamber) return undefined
    return (first === seat) === (seat.rank === 1) ? undefined : `1: ${first.name}`
  }
  const isStranger = (seat: RosterSeat): boolean => {
    const whole = findParentId(nameCommittee(seat))
    const roster = whole === null ? undefined : rosters.get(nameRoster(seat, whole))
    return roster?.every(({ member_key }) => member_key !== seat.member_key) ?? false
  }
  return ({ committee_id, seats: own }) => {
    const ranks = own.flatMap((seat) => {
      const against = findRank(seat, own)
      return against === undefined ? [] : [describe('rank', seat, String(seat.rank), against)]
    })
    const strangers = own.filter(isStranger)
    return [...ranks, ...strangers.map((seat) => describe('committee_id', seat, committee_id, null))]
  }
}

const leads = ({ role, side }: RosterSeat): boolean =>
  side === 'majority' ? role === 'chair' : role === 'ranking_member'

const nameCommittee = ({ code }: RosterSeat): string => findCommitteeId(code) ?? code

const nameRoster = (seat: RosterSeat, id = nameCommittee(seat)): string => `${seat.fact.source.sha256}/${id}`

const namePlace = (seat: RosterSeat): string =>
  [nameRoster(seat), seat.member_chamber ?? '', seat.side ?? '', seat.rank ?? ''].join('/')

const describe = (
  field: string,
  { fact }: RosterSeat,
  value: string | null,
  against: string | null,
): Conflict => ({
  field,
  values: [value, against].map((one) => ({ value: one, source_id: fact.source.sha256 })),
})
