import { congressOn } from '../../congress-days.ts'
import { dayOf } from '../day-of.ts'
import type { CommitteeFacts } from '../gather-committees.ts'

/** The Congresses in which a source has the committee. */
export const listCongresses = ({
  entries,
  clerk,
  rosters,
  spells,
  congressGov,
}: CommitteeFacts): number[] => {
  const all = [
    ...entries.flatMap((fact) =>
      fact.draft.list === 'current' ? [congressOn(dayOf(fact))] : fact.draft.congresses,
    ),
    ...clerk.map(({ fact }) => fact.draft.congress),
    ...rosters.map(({ draft }) => draft.congress),
    ...spells.map(({ draft }) => draft.congress),
    ...congressGov.flatMap(({ draft }) => draft.listed_congress ?? []),
  ]
  return [...new Set(all)].sort((one, other) => one - other)
}
