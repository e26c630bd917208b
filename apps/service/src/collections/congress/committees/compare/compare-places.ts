import type { Conflict } from '@rotunda/contract'
import { findCommitteeId, findParentId } from '../../committee-codes.ts'
import type { AssignmentGroup } from '../make/group-assignments.ts'
import type { RosterSeat } from '../roster-seats.ts'

/** Contradictions between a roster and one of its own places. */
export type ComparePlaces = (group: AssignmentGroup) => readonly Conflict[]

/**
 * Each place of a roster is that of one member, and none is behind the number of all members; those who lead their side have the
 * first place; who is on a subcommittee is on the committee too.
 */
export const openPlaces = (groups: readonly AssignmentGroup[]): ComparePlaces => {
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
