import { listRepresentatives, makeSampleMember, type SampleMember } from '../../sample-members.ts'
import { FOUNDING_MEMBERS } from './founding-members.ts'
import { listSenators, makeSenator } from './make-senator.ts'
import type { SampleCongressMember, SampleTerm } from './sample-congress-member.ts'
import { makeRandom } from '../../random.ts'
import { finishMember, makePerson } from './make-person.ts'
import { congressOf, listHouseTerms, NEWEST_CONGRESS, startOf } from './sample-terms.ts'
import { listLeadership } from './sample-leaders.ts'

/**
 * Everybody in the sample of the collection `congress`: the House by State and district (two seats are vacant), then
 * the Senate, then those who sat before. The same seed gives the same people on any machine; another one gives the same
 * names on the same seats with other lives. Among them: one who changed party within a term, two independents, one
 * appointed senator, one elected to fill a vacancy, senators who sat in the House first, and members of the 1st
 * Congress.
 */
export const makeSampleMembers = (seed: number): readonly SampleCongressMember[] => {
  const house = listRepresentatives().map((one, seat) => makeRepresentative(seed, seat, one))
  const before = house.filter((_, seat) => seat % PREDECESSOR_EVERY === 3 || VACANT_SEATS.includes(seat))
  return [
    ...house.filter((_, seat) => !VACANT_SEATS.includes(seat)),
    ...listSenators().map((one, seat) => makeSenator(seed, seat, one)),
    ...before.map((successor, index) => {
      const isVacant = VACANT_SEATS.some((seat) => house[seat] === successor)
      return makePredecessor({ seed, index, successor, isVacant })
    }),
    ...FOUNDING_MEMBERS,
  ]
}

/** Places among the representatives. */
const VACANT_SEATS: readonly number[] = [60, 200]
const PREDECESSOR_EVERY = 9

type Place = {
  readonly seed: number
  readonly index: number
  readonly successor: SampleCongressMember
  readonly isVacant: boolean
}

/** The member who held the seat before: a vacant one until a day of this Congress, else until the one who sits came. */
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

/** The first of the names that no sitting member has. */
const FREE_NAME = 541
const FIRST_FORMER = 701
const TERMS = 6
const RESIGNED = '2026-02-10'

/** The member in a seat of the House, the seats counted by State and district. */
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

/** By seat, not by chance: so they are there with every seed. */
const CHANGED_PARTY = 31
const SPECIAL_ELECTION = 8

const changeTerm = (seat: number, term: SampleTerm): SampleTerm => {
  if (seat === SPECIAL_ELECTION) return { ...term, start: '2025-09-09', how: 'special-election' }
  if (seat !== CHANGED_PARTY || term.start !== startOf(NEWEST_CONGRESS)) return term
  const before = { party: term.party, until: '2026-03-08' }
  return { ...term, party: 'I', caucus: term.party === 'D' ? 'D' : 'R', partyBefore: before }
}
