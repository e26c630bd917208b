import type { Conflict } from '@rotunda/contract'
import { findParentId } from '../committee-codes.ts'
import { openNames, type CompareName } from './compare/named-otherwise.ts'
import type { GatheredCommittees } from './gather-committees.ts'

export type Misnamed = {
  readonly compare: CompareName
  /** The conflict of a roster whose code and name are those of two committees. */
  readonly ofRoster: (sha256: string, id: string) => readonly Conflict[]
}

/** Rosters that have the code of one committee and the name of another. A whole document is taken to be of the other. */
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
