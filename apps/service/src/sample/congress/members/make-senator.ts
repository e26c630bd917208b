import { makeRandom } from '../../random.ts'
import { listRepresentatives, senatorsOf, SENATE_STATES, type SampleMember } from '../../sample-members.ts'
import { finishMember, makePerson } from './make-person.ts'
import type { SampleCongressMember, SampleTerm, SenateClass } from './sample-congress-member.ts'
import { listLeadership } from './sample-leaders.ts'
import { congressOf, listHouseTerms, listSenateTerms } from './sample-terms.ts'
import { senateClassesOf } from './senate-classes.ts'

type Senator = SampleMember & { readonly senateClass: SenateClass }

export const listSenators = (): readonly Senator[] =>
  SENATE_STATES.flatMap(({ state }) => {
    const [junior, senior] = senatorsOf(state)
    const [first, second] = senateClassesOf(state)
    return [
      { ...junior, senateClass: first },
      { ...senior, senateClass: second },
    ]
  })

/** The member in a seat of the Senate, the seats counted by State and class. */
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

const FIRST_SENATOR = 501
const TERMS_BEFORE = 3
const INDEPENDENT: readonly number[] = [38, 89]
const APPOINTED = 16
/** Every Nth senator sat in the House first. */
const FROM_HOUSE_EVERY = 5

const listAppointment = (place: Parameters<typeof listSenateTerms>[0]): readonly SampleTerm[] =>
  listSenateTerms(place, 0).map((term) => ({ ...term, start: '2025-01-21', how: 'appointment' }))

/** Two terms in the House, right before the first one in the Senate. */
const listHouseService = (
  seat: number,
  { state, party }: Pick<SampleTerm, 'state' | 'party'>,
  [first]: readonly SampleTerm[],
): readonly SampleTerm[] => {
  if (seat % FROM_HOUSE_EVERY !== 0 || first === undefined) return []
  const atLarge = listRepresentatives().some((one) => one.state === state && one.district === 0)
  const district = atLarge ? 0 : 1
  const last = congressOf(first.start) - 1
  return listHouseTerms(
    { chamber: 'House', state, district, senateClass: null, party, caucus: null },
    last - 1,
    last,
  )
}
