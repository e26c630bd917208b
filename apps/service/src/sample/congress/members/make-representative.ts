import { makeRandom } from '../../random.ts'
import type { SampleMember } from '../../sample-members.ts'
import { finishMember, makePerson } from './make-person.ts'
import type { SampleCongressMember, SampleTerm } from './sample-congress-member.ts'
import { listLeadership } from './sample-leaders.ts'
import { listHouseTerms, NEWEST_CONGRESS, startOf } from './sample-terms.ts'

/** The member in a seat of the House, the seats counted by State and district. */
export const makeRepresentative = (
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
