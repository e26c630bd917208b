import { makeRandom } from '../../random.ts'
import type { SampleCongressMember } from '../members/sample-congress-member.ts'
import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { SAMPLE_COMMITTEES, type SampleCommittee } from './sample-committees.ts'
import { writeDocument } from './write-document.ts'

/** Writes the members of each committee, as unitedstates/congress-legislators lists them. */
export const writeMembership = (rosters: readonly SampleRoster[]): SampleCongressDocument =>
  writeDocument(
    'congress-legislators-membership',
    'committee-membership-current.json',
    'application/json',
    `${JSON.stringify(Object.fromEntries(rosters.map((roster) => [roster.code, writeSeats(roster)])), null, 1)}\n`,
  )

const writeSeats = ({ committee, seats }: SampleRoster): readonly object[] =>
  seats.map(({ member, side, rank, title }) => ({
    name: `${member.first} ${member.last}`,
    party: side,
    rank,
    ...(title !== null && { title }),
    bioguide: member.bioguide,
    ...(committee.chamber === 'Joint' && { chamber: member.chamber.toLowerCase() }),
  }))

/** Writes one committee of the Senate, as senate.gov lists it. */
export const writeSenateCommittee = (
  rosters: readonly SampleRoster[],
  code: string,
): SampleCongressDocument => {
  const own = rosters.filter((roster) => roster.committee.code === code)
  const [whole, ...parts] = own
  const content = [
    '<majority_party>R</majority_party>',
    `<committee_name>Committee on ${whole?.committee.subject ?? ''}</committee_name>`,
    `<committee_code>${code}00</committee_code>`,
    writeMembers(whole?.seats ?? []),
    ...parts.map(
      ({ code: own_code, subcommittee, seats }) =>
        `<subcommittee><subcommittee_name>Subcommittee on ${subcommittee?.name ?? ''}</subcommittee_name><committee_code>${own_code}</committee_code>${writeMembers(seats)}</subcommittee>`,
    ),
  ]
  return writeDocument(
    'senate-committees',
    `committee_memberships_${code}.xml`,
    'text/xml',
    `<?xml version="1.0" encoding="UTF-8"?><committee_membership><committees>${content.join('')}</committees></committee_membership>\n`,
  )
}

const POSITIONS = { Chairman: 'Chairman', 'Ranking Member': 'Ranking', '': 'Member' } as const

const writeMembers = (seats: readonly SampleSeat[]): string =>
  `<members>${seats
    .map(
      ({ member: { first, last, state, party }, title }) =>
        `<member><name><first>${first}</first><last>${last}</last></name><state>${state}</state><party>${party}</party><position>${POSITIONS[title ?? '']}</position></member>`,
    )
    .join('')}</members>`

/** A member of a committee of the sample. */
export type SampleSeat = {
  readonly member: SampleCongressMember
  readonly side: 'majority' | 'minority'
  readonly rank: number
  /** Title as lists of rosters write it. */
  readonly title: 'Chairman' | 'Ranking Member' | null
}

/** Seats of a committee or subcommittee, by its code. */
export type SampleRoster = {
  readonly code: string
  readonly committee: SampleCommittee
  readonly subcommittee: SampleCommittee['subcommittees'][number] | null
  readonly seats: readonly SampleSeat[]
}

/** Plans the rosters of all committees of the sample, each followed by those of its subcommittees. */
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

/**
 * Returns the side of a member. Republicans have the majority of both chambers; an independent sits with the other
 * side.
 */
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

/** Plans a subcommittee with every second member of its committee, in the same order. */
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
