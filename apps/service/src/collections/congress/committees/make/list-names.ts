import type { Committee } from '@rotunda/contract'
import { congressOn } from '../../congress-days.ts'
import { dayOf } from '../day-of.ts'
import type { CommitteeFacts } from '../gather-committees.ts'

type Name = Committee['names'][number]

/** Names of the committee by source: those of lists by Congress, then those with days, each once. */
export const listNames = (committee: CommitteeFacts): Name[] => {
  const named = [...listByCongress(committee), ...listByDay(committee)]
  const groups = Map.groupBy(named, ({ name, kind, from, to }) => [kind, name, from, to].join('\u0001'))
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, congresses: unite([first, ...others]) }],
  )
}

const unite = (names: readonly Name[]): number[] =>
  [...new Set(names.flatMap(({ congresses }) => congresses))].sort((one, other) => one - other)

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
