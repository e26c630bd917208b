import type { State } from '@rotunda/contract'
import { makeRandom } from '../../random.ts'
import { listRepresentatives, SENATE_STATES, senatorsOf, type SampleMember } from '../../sample-members.ts'
import { finishMember, listLeadership, makePerson } from './make-person.ts'
import {
  congressOf,
  listHouseTerms,
  listSenateTerms,
  type SampleCongressMember,
  type SampleTerm,
  type SenateClass,
} from './sample-congress-member.ts'

type Senator = SampleMember & { readonly senateClass: SenateClass }

/** Makes the member in a seat of the Senate. Seats are counted by State and class. */
export const makeSenator = (
  seed: number,
  seat: number,
  { first, last, state, senateClass, party: own }: Senator,
): SampleCongressMember => {
  const random = makeRandom(seed, 2, seat)
  const isIndependent = INDEPENDENT.includes(seat)
  const party = isIndependent ? 'I' : own
  const caucus = isIndependent ? 'D' : null
  const place = { chamber: 'Senate', state, district: null, senateClass, party, caucus } as const
  const terms = seat === APPOINTED ? listAppointment(place) : listSenateTerms(place, random.int(TERMS_BEFORE))
  return {
    ...makePerson(random, FIRST_SENATOR + seat, { first, last }),
    ...finishMember([...listHouseService(seat, { state, party }, terms), ...terms]),
    leadership: listLeadership('Senate', seat),
  }
}

export const listSenators = (): readonly Senator[] =>
  SENATE_STATES.flatMap(({ state }) => {
    const [junior, senior] = senatorsOf(state)
    const [first, second] = senateClassesOf(state)
    return [
      { ...junior, senateClass: first },
      { ...senior, senateClass: second },
    ]
  })

const FIRST_SENATOR = 501
const TERMS_BEFORE = 3
const INDEPENDENT: readonly number[] = [38, 89]
const APPOINTED = 16
/** One senator in this many sat in the House first. */
const FROM_HOUSE_EVERY = 5

const listAppointment = (place: Parameters<typeof listSenateTerms>[0]): readonly SampleTerm[] =>
  listSenateTerms(place, 0).map((term) => ({ ...term, start: '2025-01-21', how: 'appointment' }))

/** Lists two terms in the House, directly before the first term in the Senate. */
const listHouseService = (
  seat: number,
  { state, party }: Pick<SampleTerm, 'state' | 'party'>,
  [first]: readonly SampleTerm[],
): readonly SampleTerm[] => {
  if (seat % FROM_HOUSE_EVERY !== 0 || first === undefined) return []
  const atLarge = listRepresentatives().some((member) => member.state === state && member.district === 0)
  const district = atLarge ? 0 : 1
  const last = congressOf(first.start) - 1
  return listHouseTerms(
    { chamber: 'House', state, district, senateClass: null, party, caucus: null },
    last - 1,
    last,
  )
}

const WITHOUT_FIRST: readonly State[] = [
  'AK',
  'AL',
  'AR',
  'CO',
  'GA',
  'IA',
  'ID',
  'IL',
  'KS',
  'KY',
  'LA',
  'NC',
  'NH',
  'OK',
  'OR',
  'SC',
  'SD',
]
const WITHOUT_THIRD: readonly State[] = [
  'DE',
  'MA',
  'ME',
  'MI',
  'MN',
  'MS',
  'MT',
  'NE',
  'NJ',
  'NM',
  'RI',
  'TN',
  'TX',
  'VA',
  'WV',
  'WY',
]

/** Returns the classes of a State’s two senators. A class is the third of the Senate that is elected together. */
const senateClassesOf = (state: State): readonly [SenateClass, SenateClass] => {
  if (WITHOUT_FIRST.includes(state)) return [2, 3]
  return WITHOUT_THIRD.includes(state) ? [1, 2] : [1, 3]
}
