import type { Random } from '../../random.ts'
import {
  NEWEST_CONGRESS,
  startOf,
  type SampleCongressMember,
  type SampleLeadership,
  type SampleTerm,
} from './sample-congress-member.ts'

/** Makes the name, id and birthday of the person with this number. */
export const makePerson = (
  random: Random,
  number: number,
  { first, last }: { readonly first: string; readonly last: string },
) => ({
  bioguide: `Z9${String(number).padStart(5, '0')}`,
  first,
  middle: random.chance(40) ? random.pick(MIDDLE_NAMES) : null,
  last,
  suffix: random.chance(5) ? 'Jr.' : null,
  gender: random.chance(45) ? ('F' as const) : ('M' as const),
  birthday: `${1940 + random.int(45)}-${pad(1 + random.int(12))}-${pad(1 + random.int(28))}`,
})

const MIDDLE_NAMES = ['Sample', 'Quill', 'Ash', 'Linden', 'Q.', 'Fern']

const pad = (number: number): string => String(number).padStart(2, '0')

/** Takes the facts of a person from the newest term. */
export const finishMember = (
  terms: readonly SampleTerm[],
): Pick<
  SampleCongressMember,
  'current' | 'chamber' | 'state' | 'district' | 'senateClass' | 'party' | 'terms'
> => {
  const newest = terms.at(-1)
  if (newest === undefined) throw new Error('a member without terms')
  const { chamber, state, district, senateClass, party, end } = newest
  return { current: end > TODAY, chamber, state, district, senateClass, party, terms }
}

/** Day on which all documents of the sample were fetched. */
const TODAY = '2026-06-15'

type Chamber = SampleLeadership['chamber']

/** Leaders by seat, not by chance: every seed has them. */
const LEADERS: readonly (readonly [chamber: Chamber, seat: number, title: string])[] = [
  ['House', 20, 'Speaker of the House'],
  ['House', 41, 'House Majority Leader'],
  ['House', 90, 'House Minority Leader'],
  ['Senate', 12, 'Senate Majority Leader'],
  ['Senate', 55, 'Senate Minority Leader'],
]

export const listLeadership = (chamber: Chamber, seat: number): readonly SampleLeadership[] =>
  LEADERS.filter((leader) => leader[0] === chamber && leader[1] === seat).map(([, , title]) => ({
    title,
    chamber,
    start: startOf(NEWEST_CONGRESS),
    end: null,
  }))
