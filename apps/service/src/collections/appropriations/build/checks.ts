import { listFirst, type Finding } from '../../../releases/index.ts'
import type { MatchCount } from './count-matches.ts'
import type { Unjoined } from './join-lines.ts'

export type CheckedFacts = {
  /** Requestors of all records, counted record by record. */
  readonly matches: readonly MatchCount[]
  /** Rows of the table of requestors. */
  readonly requestors: number
  readonly unjoined: Unjoined
}

export const makeChecks = ({ matches, requestors, unjoined }: CheckedFacts): Finding[] => [
  {
    name: 'requestors_listed',
    rule: 'Each requestor of each record is one row of the table of requestors.',
    faults: nameUnlisted(matches, requestors),
  },
  {
    name: 'guidance_joined',
    rule:
      'Every symbol and listing number of the guidance is in the code lists of this release.' +
      tellNotLookedUp(unjoined),
    faults: unjoined.unknown,
  },
]

const tellNotLookedUp = ({ notLookedUp }: Unjoined): string =>
  notLookedUp.length === 0
    ? ''
    : ` ${notLookedUp.length} could not be looked up, for want of a whole list: ${listFirst(notLookedUp)}.`

const nameUnlisted = (matches: readonly MatchCount[], rows: number): string[] => {
  const named = matches.reduce((sum, { requestors }) => sum + requestors, 0)
  return named === rows ? [] : [`records name ${named}, and the table has ${rows}`]
}
