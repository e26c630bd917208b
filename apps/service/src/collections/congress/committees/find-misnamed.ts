import type { Conflict } from '@rotunda/contract'
import type { Origin } from '../../../releases/index.ts'
import { findParentId } from '../committee-codes.ts'
import { keyOfCommittee } from '../name-words.ts'
import type { CommitteeFacts, GatheredCommittees } from './gather-committees.ts'

export type Misnamed = {
  readonly compare: CompareName
  /** Conflicts of a roster whose code and name belong to two committees. */
  readonly ofRoster: (sha256: string, id: string) => readonly Conflict[]
}

/**
 * Finds rosters that have the code of one committee and the name of another. The conflict covers the committee and its
 * subcommittees in the whole document.
 */
export const findMisnamed = (committees: GatheredCommittees['committees']): Misnamed => {
  const compare = openNames(committees)
  const conflicts = new Map<string, readonly Conflict[]>()
  for (const { id, rosters, clerk } of committees.values()) {
    const named = [
      ...rosters.map((fact) => ({ id, name: fact.draft.name ?? '', fact })),
      ...clerk.map(({ name, fact }) => ({ id, name, fact })),
    ]
    for (const one of named) {
      const found = compare(one)
      if (found.length > 0) conflicts.set(`${one.fact.source.sha256}/${id}`, found)
    }
  }
  const find = (sha256: string, id: string | null) =>
    id === null ? undefined : conflicts.get(`${sha256}/${id}`)
  return {
    compare,
    ofRoster: (sha256, id) => find(sha256, id) ?? find(sha256, findParentId(id)) ?? [],
  }
}

/** A committee's code, with the name that a source writes beside it. */
type NamedCode = { readonly id: string; readonly name: string; readonly fact: Origin }

/** Finds the conflict of a code with the name beside it; none if the name may be the committee's. */
type CompareName = (named: NamedCode) => readonly Conflict[]

/**
 * A code and the name beside it disagree if lists of committees have the name for another committee, and never for this
 * one. Names change, so a name that no list has decides nothing.
 */
const openNames = (committees: ReadonlyMap<string, CommitteeFacts>): CompareName => {
  const listed = [...committees.values()].flatMap(listNamed)
  const byWords = Map.groupBy(listed, ({ id, name }) => keyOf(id, name))
  return ({ id, name, fact }) => {
    // A list is no evidence for itself.
    const same = (byWords.get(keyOf(id, name)) ?? []).filter((one) => one.fact !== fact)
    const [other] = same
    if (other === undefined || same.some((one) => one.id === id)) return []
    const values = [
      { value: id, source_id: fact.source.sha256 },
      { value: other.id, source_id: other.fact.source.sha256 },
    ]
    return [{ field: 'committee_id', values }]
  }
}

/** Subcommittees of several committees have the same name, and so have committees of the two chambers. */
const keyOf = (id: string, name: string): string =>
  [id[0], findParentId(id) ?? '', keyOfCommittee(name)].join('/')

/** Names in lists of committees; names in rosters are compared with them. */
const listNamed = ({ id, entries, congressGov }: CommitteeFacts): readonly NamedCode[] => [
  ...entries.flatMap((fact) =>
    [fact.draft.name, ...fact.draft.names.map(({ name }) => name)].map((name) => ({ id, name, fact })),
  ),
  ...congressGov.flatMap((fact) => {
    const { name, history } = fact.draft
    const names = [name, ...history.flatMap((one) => [one.official_name, one.library_name])]
    return names.flatMap((one) => (one === null ? [] : [{ id, name: one, fact }]))
  }),
]
