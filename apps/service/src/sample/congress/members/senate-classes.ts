import type { State } from '@rotunda/contract'
import type { SenateClass } from './sample-congress-member.ts'

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

/** The classes of a State’s two senators: which third of the Senate each is elected with. */
export const senateClassesOf = (state: State): readonly [SenateClass, SenateClass] => {
  if (WITHOUT_FIRST.includes(state)) return [2, 3]
  return WITHOUT_THIRD.includes(state) ? [1, 2] : [1, 3]
}
