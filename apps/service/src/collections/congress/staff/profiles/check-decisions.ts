import type { Finding, Staging } from '../../../../releases/index.ts'

/** Decisions of persons by which nothing was done: they are reported, and stop nothing. */
export const checkDecisions = ({ database }: Staging): Finding => {
  const unused = database.prepare('select decision, why from staff_unused order by decision').all()
  const named = unused.map(({ decision, why }) => `${String(decision)} (${String(why)})`)
  return {
    name: 'staff_decisions',
    rule: `Decisions on who is who among staff are of observations in the release. Nothing was done by ${named.length}${named.length === 0 ? '' : `: ${named.join(', ')}`}.`,
    faults: [],
  }
}
