import type { Finding } from '../../../releases/index.ts'
import type { Facts } from '../family.ts'
import { gatherCommittees } from './gather-committees.ts'

/** Codes of sources that no list of committees has. They are reported, and break no rule. */
export const checkCommitteeCodes = (facts: Facts): Finding => {
  const unmatched = [...gatherCommittees(facts).unmatched].sort()
  const found = unmatched.length === 0 ? 'There are none.' : `They are ${unmatched.join(', ')}.`
  return {
    name: 'committee_codes_reported',
    rule: `Codes of committees that no list has are reported, and none is guessed. ${found}`,
    faults: [],
  }
}
