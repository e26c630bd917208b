import { listRepresentatives } from '../../sample-members.ts'
import { FOUNDING_MEMBERS } from './founding-members.ts'
import { makePredecessor } from './make-predecessor.ts'
import { makeRepresentative } from './make-representative.ts'
import { listSenators, makeSenator } from './make-senator.ts'
import type { SampleCongressMember } from './sample-congress-member.ts'

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
