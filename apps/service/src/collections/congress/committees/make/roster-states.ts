import type { Committee } from '@rotunda/contract'
import type { ClerkMemberDraft, RosterDraft } from '../../../../publishers/index.ts'
import type { Fact, Origin } from '../../../../releases/index.ts'
import type { Facts } from '../../family.ts'
import { CLERK_MEMBERS } from '../../members/facts.ts'
import { dayOf } from '../day-of.ts'
import { COMMITTEE_ROSTERS } from '../facts.ts'
import type { FindCommittee } from '../open-committee-ids.ts'

/** A document with rosters: how many members it has on each committee. */
type RosterList = {
  readonly congress: number
  readonly as_of: string
  /** First letters of the ids of committees that it would have; of one alone, its first four. */
  readonly covers: readonly string[]
  /** Whether it has those of one chamber alone, also of a joint committee. */
  readonly isOfOneChamber: boolean
  readonly members: ReadonlyMap<string, number>
  /** What states the roster of a committee, or its absence. */
  readonly factOf: (id: string) => Origin
}

export type RosterFinding = { readonly roster: Committee['roster']; readonly from: readonly Origin[] }

/** What is known of the roster of a committee that exists today. */
export type FindRoster = (id: string) => RosterFinding

/** A roster that is not yet published differs from none: a list that has no roster of a chamber at all says nothing of its committees. */
export const openRosterStates = (facts: Facts, find: FindCommittee): FindRoster => {
  const lists = [...listPublished(facts, find), ...listClerk(facts, find)].toSorted(byAge)
  return (id) => {
    const list = chooseList(
      id,
      lists.filter(({ covers }) => covers.some((start) => id.startsWith(start))),
    )
    return list === undefined
      ? { roster: UNKNOWN, from: [] }
      : { roster: describe(id, list), from: [list.factOf(id)] }
  }
}

/** The newest; of a joint committee the newest of its Congress that has the members of both chambers, where there is one. */
const chooseList = (id: string, [newest, ...older]: readonly RosterList[]): RosterList | undefined => {
  if (!newest?.isOfOneChamber || !id.startsWith('J')) return newest
  return (
    older.find(({ congress, isOfOneChamber }) => congress === newest.congress && !isOfOneChamber) ?? newest
  )
}

const UNKNOWN: Committee['roster'] = { status: 'unknown', congress: null, as_of: null, members: null }

const byAge = (one: RosterList, other: RosterList): number =>
  other.congress - one.congress || (one.as_of < other.as_of ? 1 : one.as_of > other.as_of ? -1 : 0)

const describe = (id: string, { congress, as_of, covers, members }: RosterList): Committee['roster'] => {
  const own = members.get(id) ?? 0
  const chamber = covers.filter((start) => id.startsWith(start))
  const others = [...members].some(
    ([other, count]) => count > 0 && chamber.some((start) => other.startsWith(start)),
  )
  if (own > 0) return { status: 'published', congress, as_of, members: own }
  return others
    ? { status: 'none', congress, as_of, members: 0 }
    : { status: 'not_published', congress, as_of, members: null }
}

const ALL = ['H', 'S', 'J']

/** The documents of lists of rosters, each with its committees. */
const listPublished = (facts: Facts, find: FindCommittee): readonly RosterList[] => {
  const documents = Map.groupBy(facts.list(COMMITTEE_ROSTERS), ({ source }) => source.sha256)
  return [...documents.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [makeList(first, [first, ...others], find)],
  )
}

const makeList = (
  first: Fact<RosterDraft>,
  rosters: readonly Fact<RosterDraft>[],
  find: FindCommittee,
): RosterList => {
  const ids = rosters.flatMap((roster) => {
    const id = roster.draft.code === null ? undefined : find(roster.draft.code)
    return id === undefined ? [] : [[id, roster] as const]
  })
  const own = new Map(ids)
  // A document of senate.gov has one committee, and names it.
  const isOfOne = first.draft.name !== null
  return {
    congress: first.draft.congress,
    as_of: dayOf(first),
    covers: isOfOne ? [...new Set(ids.map(([id]) => id.slice(0, 4)))] : ALL,
    isOfOneChamber: isOfOne,
    members: new Map(ids.map(([id, { draft }]) => [id, draft.members])),
    factOf: (id) => own.get(id) ?? first,
  }
}

/** The Clerk’s list of a Congress has the committees of its members. */
const listClerk = (facts: Facts, find: FindCommittee): readonly RosterList[] =>
  [...Map.groupBy(facts.list(CLERK_MEMBERS), ({ source }) => source.sha256).values()].flatMap((seats) => {
    const [first] = seats
    if (first === undefined) return []
    const { congress, published_on } = first.draft
    const members = countMembers(seats, find)
    return [
      { congress, as_of: published_on, covers: ['H'], isOfOneChamber: true, members, factOf: () => first },
    ]
  })

const countMembers = (
  seats: readonly Fact<ClerkMemberDraft>[],
  find: FindCommittee,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { draft } of seats)
    for (const { code } of draft.bioguide === null ? [] : draft.assignments) {
      const id = find(code) ?? code
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  return counts
}
