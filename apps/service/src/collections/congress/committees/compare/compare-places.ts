import type { Conflict } from '@rotunda/contract'
import type { RosterSeat } from '../roster-seats.ts'
import type { AssignmentGroup } from '../make/group-assignments.ts'

/** What a roster says against its own places: each is that of one member, and no place is behind the last one. */
export type ComparePlaces = (group: AssignmentGroup) => readonly Conflict[]

export const openPlaces = (groups: readonly AssignmentGroup[]): ComparePlaces => {
  const seats = groups.flatMap((group) => group.seats)
  const rosters = Map.groupBy(seats, nameRoster)
  const places = Map.groupBy(seats, namePlace)
  return ({ seats: own }) => {
    const [conflict] = own.flatMap((seat) => {
      const size = rosters.get(nameRoster(seat))?.length ?? 0
      const repeated = own.find((one) => one !== seat && one.fact.source.sha256 === seat.fact.source.sha256)
      const shared = (places.get(namePlace(seat)) ?? []).find((one) => one !== seat)
      if (seat.rank === null) return []
      if (repeated !== undefined) return [describe(seat, String(repeated.rank))]
      if (shared !== undefined) return [describe(seat, `${seat.rank}: ${shared.name}`)]
      return seat.rank > size + SPARE ? [describe(seat, `${size} members`)] : []
    })
    return conflict === undefined ? [] : [conflict]
  }
}

/** Who leaves a small committee leaves a gap. */
const SPARE = 3

const nameRoster = ({ fact, code }: RosterSeat): string => `${fact.source.sha256}/${code}`

const namePlace = (seat: RosterSeat): string =>
  [nameRoster(seat), seat.member_chamber ?? '', seat.side ?? '', seat.rank ?? ''].join('/')

const describe = ({ rank, fact }: RosterSeat, against: string): Conflict => ({
  field: 'rank',
  values: [rank === null ? null : String(rank), against].map((value) => ({
    value,
    source_id: fact.source.sha256,
  })),
})
