import type { Origin } from '../../../../releases/index.ts'
import { chooseValue, type ChosenValue } from '../../choose-value.ts'
import { congressOn } from '../../congress-days.ts'
import { keyOfCommittee } from '../../name-words.ts'
import { dayOf } from '../day-of.ts'
import type { CommitteeFacts } from '../gather-committees.ts'

type Said = { readonly value: string; readonly congress: number; readonly fact: Origin }

/**
 * The name in the newest Congress that a source has it in. Each source writes “Committee on” in its own way: sources
 * disagree only where the other words differ.
 */
export const chooseName = (committee: CommitteeFacts): ChosenValue<string> => {
  const said = listSaid(committee)
  const newest = Math.max(...said.map(({ congress }) => congress))
  const ofNewest = said.filter(({ congress }) => congress === newest)
  const { value, conflicts } = chooseValue('name', ofNewest)
  const differ = new Set(ofNewest.map((one) => keyOfCommittee(one.value))).size > 1
  return { value: value ?? findAnyName(committee), conflicts: differ ? conflicts : [] }
}

const listSaid = ({ entries, clerk, rosters, spells, congressGov }: CommitteeFacts): readonly Said[] => [
  ...clerk.map(({ name, fact }) => ({ value: name, congress: fact.draft.congress, fact })),
  ...rosters.map((fact) => ({ value: fact.draft.name ?? '', congress: fact.draft.congress, fact })),
  ...entries.map((fact) => readEntry(fact)),
  ...spells.map((fact) => ({ value: fact.draft.committee_name, congress: fact.draft.congress, fact })),
  ...congressGov.flatMap((fact) => {
    const { name, listed_congress: congress } = fact.draft
    return name === null || congress === null ? [] : [{ value: name, congress, fact }]
  }),
]

const readEntry = (fact: CommitteeFacts['entries'][number]): Said => {
  const { list, name, names, congresses } = fact.draft
  if (list === 'current') return { value: name, congress: congressOn(dayOf(fact)), fact }
  const congress = Math.max(...congresses)
  // The name of an entry of earlier committees is that of its first Congress.
  const last = names.find((one) => one.congress === congress)
  return { value: last?.name ?? name, congress, fact }
}

/** Lists of Congress.gov that are of no Congress have names of any time. */
const findAnyName = ({ congressGov, id }: CommitteeFacts): string => {
  const names = congressGov.flatMap(({ draft: { name } }) => name ?? [])
  const past = congressGov.flatMap(({ draft: { history } }) =>
    history.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? 1 : -1)),
  )
  return names[0] ?? past[0]?.official_name ?? past[0]?.library_name ?? id
}
