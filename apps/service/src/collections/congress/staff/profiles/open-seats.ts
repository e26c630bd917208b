import type { OfficeDirectory, OfficeMember } from '../office-directory.ts'
import type { FindSeat } from './view-of.ts'

/** The seat that a member had on a day, or the last one before it. */
export const openSeats = ({ members }: Pick<OfficeDirectory, 'members'>): FindSeat => {
  const seats = Map.groupBy(members, ({ bioguide }) => bioguide)
  for (const [bioguide, own] of seats)
    seats.set(
      bioguide,
      own.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0)),
    )
  return (bioguide, day): OfficeMember | undefined => {
    const own = seats.get(bioguide) ?? []
    return own.findLast(({ from }) => from <= day) ?? own[0]
  }
}
