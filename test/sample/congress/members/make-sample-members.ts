import { makeRandom } from '../../random.ts'
import { listRepresentatives, makeSampleMember, type SampleMember } from '../../sample-members.ts'
import { finishMember, listLeadership, makePerson } from './make-person.ts'
import { listSenators, makeSenator } from './make-senator.ts'
import {
  congressOf,
  listHouseTerms,
  NEWEST_CONGRESS,
  startOf,
  type SampleCongressMember,
  type SampleTerm,
} from './sample-congress-member.ts'

/**
 * Makes all members of the sample of the collection `congress`: the House by State and district (two seats are vacant),
 * then the Senate, then former members. The same seed gives the same people on any machine; another seed gives the same
 * names on the same seats with other lives. Among them are a member who changed party within a term, two independents,
 * an appointed senator, a member elected to fill a vacancy, senators who sat in the House first, and members of the 1st
 * Congress.
 */
export const makeSampleMembers = (seed: number): readonly SampleCongressMember[] => {
  const house = listRepresentatives().map((member, seat) => makeRepresentative(seed, seat, member))
  const before = house.filter((_, seat) => seat % PREDECESSOR_EVERY === 3 || VACANT_SEATS.includes(seat))
  return [
    ...house.filter((_, seat) => !VACANT_SEATS.includes(seat)),
    ...listSenators().map((senator, seat) => makeSenator(seed, seat, senator)),
    ...before.map((successor, index) => {
      const isVacant = VACANT_SEATS.some((seat) => house[seat] === successor)
      return makePredecessor({ seed, index, successor, isVacant })
    }),
    ...FOUNDING_MEMBERS,
  ]
}

/** Places of vacant seats among the representatives. */
const VACANT_SEATS: readonly number[] = [60, 200]
const PREDECESSOR_EVERY = 9

type Place = {
  readonly seed: number
  readonly index: number
  readonly successor: SampleCongressMember
  readonly isVacant: boolean
}

/**
 * Makes the previous member for a seat: for a vacant seat until a day of this Congress, otherwise until the present
 * member came.
 */
const makePredecessor = ({ seed, index, successor, isVacant }: Place): SampleCongressMember => {
  const random = makeRandom(seed, 3, index)
  const { state, district } = successor
  const { party, first, last } = makeSampleMember(FREE_NAME + index, { state, district: district ?? 0 })
  const until = isVacant ? NEWEST_CONGRESS : congressOf(successor.terms[0]?.start ?? '') - 1
  const place = { chamber: 'House', state, district, senateClass: null, party, caucus: null } as const
  const terms = listHouseTerms(place, until - random.int(TERMS), until).map((term) =>
    term.end > RESIGNED ? { ...term, end: RESIGNED } : term,
  )
  return {
    ...makePerson(random, FIRST_FORMER + index, { first, last }),
    ...finishMember(terms),
    leadership: [],
  }
}

/** First number of a name that no present member has. */
const FREE_NAME = 541
const FIRST_FORMER = 701
const TERMS = 6
const RESIGNED = '2026-02-10'

/** Makes the member in a seat of the House. Seats are counted by State and district. */
const makeRepresentative = (
  seed: number,
  seat: number,
  { state, district, party, ...name }: SampleMember,
): SampleCongressMember => {
  const random = makeRandom(seed, 1, seat)
  const since = seat === SPECIAL_ELECTION ? NEWEST_CONGRESS : NEWEST_CONGRESS - random.int(9)
  const place = { chamber: 'House', state, district, senateClass: null, party, caucus: null } as const
  const terms = listHouseTerms(place, since, NEWEST_CONGRESS).map((term) => changeTerm(seat, term))
  return {
    ...makePerson(random, seat + 1, name),
    ...finishMember(terms),
    leadership: listLeadership('House', seat),
  }
}

/** Seats of special cases, so that every seed has them. */
const CHANGED_PARTY = 31
const SPECIAL_ELECTION = 8

const changeTerm = (seat: number, term: SampleTerm): SampleTerm => {
  if (seat === SPECIAL_ELECTION) return { ...term, start: '2025-09-09', how: 'special-election' }
  if (seat !== CHANGED_PARTY || term.start !== startOf(NEWEST_CONGRESS)) return term
  const before = { party: term.party, until: '2026-03-08' }
  return { ...term, party: 'I', caucus: term.party === 'D' ? 'D' : 'R', partyBefore: before }
}

const SEAT = { district: null, senateClass: null, party: 'I', caucus: null, how: null } as const

const FIRST_TERM: SampleTerm = {
  ...SEAT,
  chamber: 'House',
  state: 'PA',
  district: 0,
  start: startOf(1),
  end: startOf(2),
}

const SENATE_TERM: SampleTerm = {
  ...SEAT,
  chamber: 'Senate',
  state: 'NY',
  senateClass: 3,
  start: startOf(1),
  end: startOf(4),
}

const LONG_SESSION: SampleTerm = {
  ...SEAT,
  chamber: 'House',
  state: 'OH',
  district: 2,
  party: 'R',
  start: startOf(73),
  end: startOf(74),
}

const makeFormer = (
  bioguide: string,
  last: string,
  birthday: string,
  term: SampleTerm,
): SampleCongressMember => ({
  bioguide,
  first: 'Ephraim',
  middle: null,
  last,
  suffix: null,
  gender: 'M',
  birthday,
  current: false,
  chamber: term.chamber,
  state: term.state,
  district: term.district,
  senateClass: term.senateClass,
  party: term.party,
  terms: [term],
  leadership: [],
})

/** Members of the 1st Congress, which began on a 4 March, and of the last Congress that began on that day. */
const FOUNDING_MEMBERS: readonly SampleCongressMember[] = [
  makeFormer('Z900901', 'Samplewright', '1745-04-02', FIRST_TERM),
  makeFormer('Z900902', 'Oldexample', '1742-03-21', SENATE_TERM),
  makeFormer('Z900903', 'Longsession', '1880-11-30', LONG_SESSION),
]
