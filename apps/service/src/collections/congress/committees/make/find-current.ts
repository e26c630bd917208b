import type { Conflict } from '@rotunda/contract'
import type { Fact, Origin } from '../../../../releases/index.ts'
import type { FindCommittee } from '../../committee-codes.ts'
import { congressOn } from '../../congress-days.ts'
import type { Change } from '../../dates-of.ts'
import type { FactKind, Facts } from '../../../families/index.ts'
import { CLERK_COMMITTEES, CLERK_MEMBERS } from '../../members/facts.ts'
import { dayOf } from '../day-of.ts'
import {
  COMMITTEE_ENTRIES,
  COMMITTEE_ROSTERS,
  COMMITTEE_SPELLS,
  CONGRESS_GOV_COMMITTEES,
  type CommitteeFacts,
} from '../gather-committees.ts'
import type { AssignmentGroup } from './group-assignments.ts'
import type { Chamber, FindRoster } from './rosters.ts'

export type CurrentNeeds = {
  readonly today: Today
  readonly find: FindCommittee
  readonly findRoster: FindRoster
  /**
   * Whether the member sits in a chamber, and the lists that show it; undefined if no list has the chamber's members.
   */
  readonly findSitting: (memberId: string, chamber: Chamber) => Sitting | undefined
}

export type Sitting = { readonly sits: boolean; readonly facts: readonly Origin[] }

/** Whether an assignment runs. `decidedBy` shows that it does not, if its own sources do not say so. */
export type CurrentFinding = {
  readonly current: boolean
  readonly decidedBy: readonly Change[]
  /** It runs only by a spell: the lists have no roster of the chamber yet. */
  readonly isRosterAwaited: boolean
}

/**
 * An assignment runs if it is of today's Congress, has no last day, its member sits, and the newest roster of the
 * committee has it. If no roster of the committee is out, a spell without an end counts.
 */
export const openCurrent =
  ({ today, find, findRoster, findSitting }: CurrentNeeds) =>
  (group: AssignmentGroup): CurrentFinding => {
    const { spell, seats, committee_id } = group
    if (group.congress !== today.congress) return { ...ENDED, decidedBy: today.turnAfter(group.congress) }
    if (spell !== undefined && spell.draft.end !== null) return ENDED
    const chamber = spell?.draft.chamber ?? seats[0]?.member_chamber ?? null
    const member_id = spell?.draft.bioguide ?? seats[0]?.member_id ?? null
    const sitting = chamber && member_id !== null ? findSitting(member_id, chamber) : undefined
    if (sitting?.sits === false) return { ...ENDED, decidedBy: sitting.facts }
    const code = spell?.draft.code ?? seats[0]?.code ?? ''
    const roster = chamber === null ? undefined : findRoster(committee_id ?? find(code) ?? code, chamber)
    if (roster === undefined || roster.status === 'not_published') {
      const current = spell !== undefined
      return { ...ENDED, current, isRosterAwaited: current && roster !== undefined }
    }
    const current = seats.some(({ fact }) => fact.source.sha256 === roster.sha256)
    return { ...ENDED, current, decidedBy: current ? [] : roster.facts }
  }

const ENDED: CurrentFinding = { current: false, decidedBy: [], isRosterAwaited: false }

export type FindCurrentCommittee = (committee: CommitteeFacts) => {
  readonly current: boolean
  readonly conflicts: readonly Conflict[]
  /** The first document of a later Congress, in which no list has the committee. */
  readonly decidedBy: readonly Change[]
}

/**
 * A committee is current if a list of today's Congress has it. Congress.gov counts only without a list, because it
 * calls subcommittees current that ended long ago.
 */
export const openCurrentCommittees = (facts: Facts, today: Today): FindCurrentCommittee => {
  const { congress } = today
  const list = [...facts.list(COMMITTEE_ENTRIES)].find((fact) => isOfToday(fact, congress))
  return (committee) => {
    const isListed = committee.entries.some((fact) => isOfToday(fact, congress))
    const isNamed = [...committee.clerk.map(({ fact }) => fact), ...committee.rosters].some(
      ({ draft }) => draft.congress === congress,
    )
    const flagged = committee.congressGov.find(({ draft }) => draft.current !== null)
    const current = isListed || isNamed || (list === undefined && flagged?.draft.current === true)
    const decidedBy = current ? [] : today.turnAfter(Math.max(0, ...listCongresses(committee)))
    return { current, decidedBy, conflicts: describe(current, flagged, committee.entries[0] ?? list) }
  }
}

const isOfToday = (fact: CommitteeFacts['entries'][number], congress: number): boolean =>
  fact.draft.list === 'current' && congressOn(dayOf(fact)) === congress

const describe = (
  current: boolean,
  flagged: Fact<{ readonly current: boolean | null }> | undefined,
  list: Origin | undefined,
): readonly Conflict[] => {
  const says = flagged?.draft.current ?? null
  if (flagged === undefined || list === undefined || says === null || says === current) return []
  const values = [
    { value: String(current), source_id: list.source.sha256 },
    { value: String(says), source_id: flagged.source.sha256 },
  ]
  return [{ field: 'current', values }]
}

/** Congresses in which a source has the committee. */
export const listCongresses = ({
  entries,
  clerk,
  rosters,
  spells,
  congressGov,
}: CommitteeFacts): number[] => {
  const all = [
    ...entries.flatMap((fact) =>
      fact.draft.list === 'current' ? [congressOn(dayOf(fact))] : fact.draft.congresses,
    ),
    ...clerk.map(({ fact }) => fact.draft.congress),
    ...rosters.map(({ draft }) => draft.congress),
    ...spells.map(({ draft }) => draft.congress),
    ...congressGov.flatMap(({ draft }) => draft.listed_congress ?? []),
  ]
  return [...new Set(all)].sort((a, b) => a - b)
}

/** The present, as far as documents on committees show it. */
type Today = {
  /** The Congress that sat when the newest of them was retrieved; 0 where there is none. */
  readonly congress: number
  /** The first document of a later Congress: nothing of this Congress was current after it. */
  turnAfter(congress: number): readonly Change[]
}

const KINDS: readonly FactKind<never>[] = [
  COMMITTEE_ENTRIES,
  COMMITTEE_ROSTERS,
  COMMITTEE_SPELLS,
  CONGRESS_GOV_COMMITTEES,
  CLERK_COMMITTEES,
  CLERK_MEMBERS,
]

export const findToday = (facts: Facts): Today => {
  const firsts = new Map<number, string>()
  for (const fact of KINDS.flatMap((kind) => [...facts.list(kind)])) {
    const congress = congressOn(dayOf(fact))
    const seen = seenIn(congress, fact)
    if (seen < (firsts.get(congress) ?? '9')) firsts.set(congress, seen)
  }
  return {
    congress: Math.max(0, ...firsts.keys()),
    turnAfter: (congress) => {
      const later = [...firsts].filter(([other]) => other > congress).map(([, seen]) => seen)
      return later
        .sort()
        .slice(0, 1)
        .map((last_changed_at) => ({ last_changed_at }))
    },
  }
}

/** Time at which the fact was first seen in that Congress. If it was first seen earlier, its newest document counts. */
const seenIn = (congress: number, { first_seen_at, source }: Origin): string =>
  congressOn(first_seen_at.slice(0, 10)) === congress ? first_seen_at : source.retrieved_at
