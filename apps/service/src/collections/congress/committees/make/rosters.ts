import type { Committee } from '@rotunda/contract'
import type { ClerkMemberDraft, RosterDraft } from '../../../../publishers/congress/index.ts'
import type { Fact, Origin } from '../../../../releases/index.ts'
import type { Facts } from '../../../families/index.ts'
import { CLERK_COMMITTEES, CLERK_MEMBERS } from '../../members/facts.ts'
import { dayOf } from '../day-of.ts'
import { COMMITTEE_ROSTERS } from '../gather-committees.ts'
import type { Misnamed } from '../find-misnamed.ts'
import type { FindCommittee } from '../../committee-codes.ts'

export type Chamber = 'House' | 'Senate'

/** A document with rosters. */
type RosterList = {
  readonly congress: number
  readonly as_of: string
  readonly sha256: string
  /** Chambers whose members it has: senate.gov lists the senators alone of a joint committee. */
  readonly chambers: readonly Chamber[]
  /** Number of its members on each committee that it names. */
  readonly members: ReadonlyMap<string, number>
  /** Whether it covers the committee, even if only to show that the committee is empty. */
  covers(id: string): boolean
  /** Facts that show the roster of a committee, or its absence. */
  factsOf(id: string): readonly Origin[]
}

/** The newest roster of a committee, of members of one chamber. */
export type NewestRoster = {
  readonly status: Committee['roster']['status']
  readonly congress: number
  readonly as_of: string
  readonly sha256: string
  readonly isOfBoth: boolean
  readonly facts: readonly Origin[]
}

/** Finds the newest roster; undefined if no list of today's Congress covers the committee. */
export type FindRoster = (id: string, chamber: Chamber) => NewestRoster | undefined

export type RosterNeeds = {
  readonly facts: Facts
  readonly find: FindCommittee
  /** The Congress of today. */
  readonly congress: number
  /** A roster that has the name of another committee beside the code counts for neither. */
  readonly misnamed: Misnamed
}

/**
 * The newest roster of a committee is in the newest document with members of it. A list without any roster of a chamber
 * says nothing about its committees: their rosters are not out yet, which differs from an empty committee.
 */
export const openRosters = (needs: RosterNeeds): FindRoster => {
  const lists = [...listPublished(needs), ...listClerk(needs)].filter(
    ({ congress }) => congress === needs.congress,
  )
  return (id, chamber) => {
    const [newest] = lists
      .filter((list) => list.chambers.includes(chamber) && list.covers(id))
      .map((list) => ({ list, status: statusOf(list, id) }))
      .toSorted((a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) || byAge(a.list, b.list))
    return newest && describe(id, newest.list, newest.status)
  }
}

const byAge = (a: RosterList, b: RosterList): number => (a.as_of < b.as_of ? 1 : a.as_of > b.as_of ? -1 : 0)

type Status = NewestRoster['status']

/** Lists that have members of the committee go before those that have none. */
const STATUSES: readonly Status[] = ['published', 'none', 'not_published']

/** Status of a committee in a list. The first letter of an id gives the chamber. */
const statusOf = ({ members }: RosterList, id: string): Status => {
  if ((members.get(id) ?? 0) > 0) return 'published'
  const hasOthers = [...members].some(([other, count]) => count > 0 && other[0] === id[0])
  return hasOthers ? 'none' : 'not_published'
}

const describe = (id: string, list: RosterList, status: Status): NewestRoster => {
  const { congress, as_of, sha256, chambers } = list
  return {
    status,
    congress,
    as_of,
    sha256,
    isOfBoth: chambers.length > 1,
    facts: list.factsOf(id),
  }
}

/** Documents with published rosters, each with its committees. */
const listPublished = ({ facts, find, misnamed }: RosterNeeds): readonly RosterList[] => {
  const documents = Map.groupBy(
    [...facts.list(COMMITTEE_ROSTERS)].filter(
      ({ source, draft: { code } }) =>
        code === null || misnamed.ofRoster(source.sha256, find(code) ?? code).length === 0,
    ),
    ({ source }) => source.sha256,
  )
  return [...documents.values()].flatMap((rosters) =>
    rosters[0] === undefined ? [] : [makeList(rosters[0], rosters, find)],
  )
}

const makeList = (
  first: Fact<RosterDraft>,
  rosters: readonly Fact<RosterDraft>[],
  find: FindCommittee,
): RosterList => {
  const own = new Map(
    rosters.flatMap((roster) =>
      roster.draft.code === null ? [] : [[find(roster.draft.code) ?? roster.draft.code, roster] as const],
    ),
  )
  // A document of senate.gov has one committee, and names it.
  const isOfOne = first.draft.name !== null
  const prefixes = new Set([...own.keys()].map((id) => id.slice(0, PREFIX)))
  return {
    congress: first.draft.congress,
    as_of: dayOf(first),
    sha256: first.source.sha256,
    chambers: isOfOne ? ['Senate'] : ['House', 'Senate'],
    members: new Map([...own].map(([id, { draft }]) => [id, draft.members])),
    covers: (id) => !isOfOne || prefixes.has(id.slice(0, PREFIX)),
    factsOf: (id) => [own.get(id) ?? first],
  }
}

const PREFIX = 4

/** Lists of the Clerk, each with the committees of a Congress and the seats of its members. */
const listClerk = ({ facts, find, misnamed }: RosterNeeds): readonly RosterList[] => {
  const committees = Map.groupBy(facts.list(CLERK_COMMITTEES), ({ source }) => source.sha256)
  return [...Map.groupBy(facts.list(CLERK_MEMBERS), ({ source }) => source.sha256)].flatMap(
    ([sha256, seats]) => {
      const [first] = seats
      if (first === undefined) return []
      const named = (committees.get(sha256) ?? []).flatMap(({ draft: { code, subcommittees } }) => [
        code,
        ...subcommittees.map((one) => one.code),
      ])
      const counted = [...countMembers(named, seats, find)]
      const members = new Map(counted.filter(([id]) => misnamed.ofRoster(sha256, id).length === 0))
      const { congress, published_on: as_of } = first.draft
      const covers = (id: string): boolean => id.startsWith('H') || members.has(id)
      return [
        { congress, as_of, sha256, chambers: ['House' as const], members, covers, factsOf: () => [first] },
      ]
    },
  )
}

const countMembers = (
  named: readonly string[],
  seats: readonly Fact<ClerkMemberDraft>[],
  find: FindCommittee,
): ReadonlyMap<string, number> => {
  const counts = new Map(named.map((code) => [find(code) ?? code, 0]))
  for (const { draft } of seats)
    for (const { code } of draft.bioguide === null ? [] : draft.assignments) {
      const id = find(code) ?? code
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  return counts
}
