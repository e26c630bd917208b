import { makeRandom } from '../../random.ts'
import { makeSampleMember } from '../../sample-members.ts'
import { finishMember, makePerson } from './make-person.ts'
import type { SampleCongressMember } from './sample-congress-member.ts'
import { congressOf, listHouseTerms, NEWEST_CONGRESS } from './sample-terms.ts'

type Place = {
  readonly seed: number
  readonly index: number
  readonly successor: SampleCongressMember
  readonly isVacant: boolean
}

/** The member who held the seat before: a vacant one until a day of this Congress, else until the one who sits came. */
export const makePredecessor = ({ seed, index, successor, isVacant }: Place): SampleCongressMember => {
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
