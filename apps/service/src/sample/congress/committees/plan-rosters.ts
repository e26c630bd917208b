import { makeRandom } from '../../random.ts'
import type { SampleCongressMember } from '../members/sample-congress-member.ts'
import { SAMPLE_COMMITTEES, type SampleCommittee } from './sample-committees.ts'

/** A member of a committee of the sample. */
export type SampleSeat = {
  readonly member: SampleCongressMember
  readonly side: 'majority' | 'minority'
  readonly rank: number
  /** As lists of rosters have it. */
  readonly title: 'Chairman' | 'Ranking Member' | null
}

/** The seats of a committee or subcommittee, by its code. */
export type SampleRoster = {
  readonly code: string
  readonly committee: SampleCommittee
  readonly subcommittee: SampleCommittee['subcommittees'][number] | null
  readonly seats: readonly SampleSeat[]
}

/** Rosters of all committees of the sample, each with those of its subcommittees after it. */
export const planRosters = (
  seed: number,
  members: readonly SampleCongressMember[],
): readonly SampleRoster[] => {
  const sitting = members.filter(({ current }) => current)
  return SAMPLE_COMMITTEES.flatMap((committee, index) => {
    const seats = listSeats(seed, index, committee, sitting)
    const whole: SampleRoster = { code: committee.code, committee, subcommittee: null, seats }
    return [whole, ...committee.subcommittees.map((part) => planPart(whole, part))]
  })
}

/** Republicans have the majority of both chambers; an independent sits with the other side. */
const sideOf = ({ party }: SampleCongressMember): SampleSeat['side'] =>
  party === 'R' ? 'majority' : 'minority'

const listSeats = (
  seed: number,
  index: number,
  { chamber, seats: [majority, minority] }: SampleCommittee,
  sitting: readonly SampleCongressMember[],
): readonly SampleSeat[] => {
  const able = sitting.filter((member) => chamber === 'Joint' || member.chamber === chamber)
  const pick = (side: SampleSeat['side'], count: number): readonly SampleSeat[] => {
    const ofSide = able.filter((member) => sideOf(member) === side)
    const start = makeRandom(seed, 61, index).int(ofSide.length)
    const chosen = Array.from({ length: count }, (_, place) => ofSide[(start + place * 3) % ofSide.length])
    return [...new Set(chosen)].flatMap((member, place) =>
      member === undefined ? [] : [{ member, side, rank: place + 1, title: titleOf(side, place) }],
    )
  }
  return [...pick('majority', majority), ...pick('minority', minority)]
}

const titleOf = (side: SampleSeat['side'], place: number): SampleSeat['title'] => {
  if (place > 0) return null
  return side === 'majority' ? 'Chairman' : 'Ranking Member'
}

/** Every other member of the committee, in the same order. */
const planPart = (
  { code, committee, seats }: SampleRoster,
  part: SampleCommittee['subcommittees'][number],
): SampleRoster => {
  const chosen = seats.filter(({ rank }) => rank % 2 === 0)
  const placed = (side: SampleSeat['side']): readonly SampleSeat[] =>
    chosen
      .filter((seat) => seat.side === side)
      .map((seat, place) => ({ ...seat, rank: place + 1, title: titleOf(side, place) }))
  return {
    code: `${code}${part.digits}`,
    committee,
    subcommittee: part,
    seats: [...placed('majority'), ...placed('minority')],
  }
}
