import { COMMITTEES_FAMILY } from '../../../apps/service/src/collections/congress/committees/committees-family.ts'
import type { Facts, Family } from '../../../apps/service/src/collections/congress/index.ts'
import { HEARINGS } from '../../../apps/service/src/collections/congress/hearings/family.ts'
import { HISTORY_FAMILY } from '../../../apps/service/src/collections/congress/history/history-family.ts'
import { MEMBERS_FAMILY } from '../../../apps/service/src/collections/congress/members/members-family.ts'
import type { Fact, MadeRow, Staging } from '../../../apps/service/src/releases/index.ts'
import type { ReadMutated } from './read-mutated.ts'

/** Families whose rows are made from facts alone. Pay is held to the law as it is read. */
const FAMILIES: readonly Family[] = [MEMBERS_FAMILY, HISTORY_FAMILY, COMMITTEES_FAMILY, HEARINGS]

const KINDS = new Set(FAMILIES.flatMap(({ facts }) => facts.map(({ name }) => name)))

/** Rows of the release that these documents would make, by table and id. */
export type JoinedRows = ReadonlyMap<string, MadeRow>

export const joinFacts = (documents: readonly ReadMutated[]): JoinedRows => {
  const byKind = Map.groupBy(documents.flatMap(listFacts), ({ kind }) => kind)
  const facts: Facts = {
    // The drafts of a kind are those that its publishers give.
    list: <Draft>({ name }: { readonly name: string }) =>
      (byKind.get(name) ?? []).map(({ fact }) => fact) as Fact<Draft>[],
  }
  return new Map(
    FAMILIES.flatMap((family) => [...family.make(facts, NO_STAGING)]).map((row) => [
      `${row.table} ${row.id}`,
      row,
    ]),
  )
}

/** None of these families looks into the file of a build. */
const NO_STAGING = undefined as unknown as Staging

type KindOfFact = { readonly kind: string; readonly fact: Fact }

const listFacts = ({ rows, source }: ReadMutated): readonly KindOfFact[] =>
  rows.flatMap((row, index) => {
    if (row.kind !== 'row' || !KINDS.has(row.table)) return []
    const { sha256: source_id, publisher, url, retrieved_at } = source
    const origin = { source_id, publisher, url, retrieved_at, locator: String(index) }
    return [
      {
        kind: row.table,
        fact: {
          id: `${row.table}-${source.sha256}-${index}`,
          draft: row.draft,
          sources: [origin],
          source,
          first_seen_at: retrieved_at,
          last_changed_at: retrieved_at,
          revision: 1,
        },
      },
    ]
  })
