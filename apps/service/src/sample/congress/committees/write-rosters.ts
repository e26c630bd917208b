import type { SampleCongressDocument } from '../sample-congress-document.ts'
import type { SampleRoster, SampleSeat } from './plan-rosters.ts'
import { writeDocument } from './write-document.ts'

/** The members of each committee, as unitedstates/congress-legislators lists them. */
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

/** One committee of the Senate, as senate.gov lists it. */
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
