import type { Committee } from '@rotunda/contract'
import type { Origin } from '../../../../releases/index.ts'
import { chooseValue, type ChosenValue } from '../../choose-value.ts'
import { congressOn } from '../../congress-days.ts'
import { keyOfCommittee } from '../../name-words.ts'
import { dayOf } from '../day-of.ts'
import type { CommitteeFacts } from '../gather-committees.ts'

type Name = Committee['names'][number]

/** Names of the committee by source, each once: names in lists by Congress, then names with days. */
export const listNames = (committee: CommitteeFacts): Name[] => {
  const named = [...listByCongress(committee), ...listByDay(committee)]
  const groups = Map.groupBy(named, ({ name, kind, from, to }) => [kind, name, from, to].join('\u0001'))
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, congresses: unite([first, ...others]) }],
  )
}

const unite = (names: readonly Name[]): number[] =>
  [...new Set(names.flatMap(({ congresses }) => congresses))].sort((a, b) => a - b)

const WITHOUT_DAYS = { from: null, to: null }

const listByCongress = ({ entries, clerk, rosters, spells, congressGov }: CommitteeFacts): Name[] => [
  ...entries.flatMap((fact) => listOfEntry(fact)),
  ...clerk.map(({ name, fact }) => inList(name, [fact.draft.congress])),
  ...congressGov.flatMap(({ draft: { name, listed_congress } }) =>
    name === null ? [] : [inList(name, listed_congress === null ? [] : [listed_congress])],
  ),
  ...rosters.map(({ draft: { name, congress } }) => onRoster(name ?? '', congress)),
  ...spells.map(({ draft: { committee_name, congress } }) => onRoster(committee_name, congress)),
]

const inList = (name: string, congresses: readonly number[]): Name => ({
  name,
  kind: 'list',
  ...WITHOUT_DAYS,
  congresses: [...congresses],
})

const onRoster = (name: string, congress: number): Name => ({ ...inList(name, [congress]), kind: 'roster' })

const listOfEntry = (fact: CommitteeFacts['entries'][number]): Name[] => {
  const { list, name, names, congresses } = fact.draft
  if (list === 'current') return [inList(name, [congressOn(dayOf(fact))])]
  if (names.length === 0) return [inList(name, congresses)]
  return names.map((one) => inList(one.name, [one.congress]))
}

const listByDay = ({ congressGov }: CommitteeFacts): Name[] =>
  congressGov.flatMap(({ draft }) =>
    draft.history.flatMap(({ official_name, library_name, from, to }) => [
      ...(official_name === null
        ? []
        : [{ name: official_name, kind: 'official' as const, from, to, congresses: [] }]),
      ...(library_name === null
        ? []
        : [{ name: library_name, kind: 'library' as const, from, to, congresses: [] }]),
    ]),
  )

type NameStatement = { readonly value: string; readonly congress: number; readonly fact: Origin }

/**
 * Chooses the name in the newest Congress of any source. Each source writes “Committee on” in its own way, so sources
 * disagree only if the other words differ.
 */
export const chooseName = (committee: CommitteeFacts): ChosenValue<string> => {
  const statements = listStatements(committee)
  const newest = Math.max(...statements.map(({ congress }) => congress))
  const ofNewest = statements.filter(({ congress }) => congress === newest)
  const { value, conflicts } = chooseValue('name', ofNewest)
  const differ = new Set(ofNewest.map((one) => keyOfCommittee(one.value))).size > 1
  return { value: value ?? findAnyName(committee), conflicts: differ ? conflicts : [] }
}

const listStatements = ({
  entries,
  clerk,
  rosters,
  spells,
  congressGov,
}: CommitteeFacts): readonly NameStatement[] => [
  ...clerk.map(({ name, fact }) => ({ value: name, congress: fact.draft.congress, fact })),
  ...rosters.map((fact) => ({ value: fact.draft.name ?? '', congress: fact.draft.congress, fact })),
  ...entries.map((fact) => readEntry(fact)),
  ...spells.map((fact) => ({ value: fact.draft.committee_name, congress: fact.draft.congress, fact })),
  ...congressGov.flatMap((fact) => {
    const { name, listed_congress: congress } = fact.draft
    return name === null || congress === null ? [] : [{ value: name, congress, fact }]
  }),
]

const readEntry = (fact: CommitteeFacts['entries'][number]): NameStatement => {
  const { list, name, names, congresses } = fact.draft
  if (list === 'current') return { value: name, congress: congressOn(dayOf(fact)), fact }
  const congress = Math.max(...congresses)
  // An entry of a former committee has the name of its first Congress.
  const last = names.find((one) => one.congress === congress)
  return { value: last?.name ?? name, congress, fact }
}

/** Finds a name of any time, from lists of Congress.gov that are of no Congress. */
const findAnyName = ({ congressGov, id }: CommitteeFacts): string => {
  const names = congressGov.flatMap(({ draft: { name } }) => name ?? [])
  const past = congressGov.flatMap(({ draft: { history } }) =>
    history.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1)),
  )
  return names[0] ?? past[0]?.official_name ?? past[0]?.library_name ?? id
}
