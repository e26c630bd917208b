import type { RosterDraft } from '../../../../publishers/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import type { Change } from '../../dates-of.ts'
import { dayOf } from '../day-of.ts'
import type { Today } from '../find-today.ts'
import type { FindCommittee } from '../open-committee-ids.ts'
import type { RosterSeat } from '../roster-seats.ts'
import type { AssignmentGroup } from './group-assignments.ts'

export type CurrentNeeds = {
  readonly groups: readonly AssignmentGroup[]
  readonly rosters: Iterable<Fact<RosterDraft>>
  readonly find: FindCommittee
  readonly today: Today
}

/** Whether an assignment runs, and what shows that it does not, where its own sources do not say so. */
export type CurrentFinding = { readonly current: boolean; readonly decidedBy: readonly Change[] }

/**
 * An assignment runs that is of the Congress of today, has no last day, and is in the newest source of its committee that
 * has members of its chamber: senate.gov lists the senators alone of a joint committee.
 */
export const openCurrent = (needs: CurrentNeeds): ((group: AssignmentGroup) => CurrentFinding) => {
  const { today } = needs
  const newest = findNewest(needs)
  const rosterOf = openRosters(needs)
  return (group) => {
    const { spell, seats } = group
    if (group.congress !== today.congress)
      return { current: false, decidedBy: today.turnAfter(group.congress) }
    if (spell !== undefined && spell.draft.end !== null) return { current: false, decidedBy: [] }
    const list = newest.get(keyOf(group, spell?.draft.chamber ?? seats[0]?.member_chamber ?? null)) ?? []
    const days = [...(spell ? [dayOf(spell)] : []), ...seats.map(({ as_of }) => as_of)]
    const current = days.some((day) => day >= (list[0]?.as_of ?? ''))
    return { current, decidedBy: current ? [] : list.flatMap((seat) => [seat.fact, ...rosterOf(seat)]) }
  }
}

/** Of each committee and chamber the seats of the newest source. */
const findNewest = ({ groups, today }: CurrentNeeds): ReadonlyMap<string, readonly RosterSeat[]> => {
  const newest = new Map<string, RosterSeat[]>()
  for (const group of groups.filter(({ congress }) => congress === today.congress))
    for (const seat of group.seats) {
      const key = keyOf(group, seat.member_chamber)
      const [first] = newest.get(key) ?? []
      if (first === undefined || seat.as_of > first.as_of) newest.set(key, [seat])
      else if (seat.as_of === first.as_of) newest.get(key)?.push(seat)
    }
  return newest
}

const keyOf = (
  { committee_id, spell, seats }: AssignmentGroup,
  chamber: RosterSeat['member_chamber'],
): string => [committee_id ?? spell?.draft.code ?? seats[0]?.code ?? '', chamber ?? ''].join('/')

/** How many are on a roster says that somebody left it, where the others say the same as before. */
const openRosters = ({ rosters, find }: CurrentNeeds): ((seat: RosterSeat) => readonly Change[]) => {
  const nameRoster = (sha256: string, code: string | null): string =>
    [sha256, find(code ?? '') ?? code ?? ''].join('/')
  const byName = Map.groupBy(rosters, ({ source, draft }) => nameRoster(source.sha256, draft.code))
  return ({ fact, code }) => byName.get(nameRoster(fact.source.sha256, code)) ?? []
}
