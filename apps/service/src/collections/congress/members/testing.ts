import type { ReadRow } from '../../../publishers/index.ts'
import { openBytes } from '../../../publishers/index.ts'
import type { Fact, MadeRow } from '../../../releases/index.ts'
import type { Facts, Family } from '../../families/index.ts'
import type { TestDocument } from '../testing.ts'
import { HISTORY_FAMILY } from '../history/history-family.ts'
import { MEMBERS_FAMILY } from './members-family.ts'

const FAMILIES: readonly Family[] = [MEMBERS_FAMILY, HISTORY_FAMILY]

export type ReadFacts = { readonly facts: Facts; readonly refused: readonly ReadRow[] }

/** The facts that documents state, as a release would stage them, and their refused rows. */
export const readFacts = async (documents: readonly TestDocument[]): Promise<ReadFacts> => {
  const facts = new Map<string, Fact[]>()
  const refused: ReadRow[] = []
  for (const document of documents)
    for (const row of await readRows(document)) {
      if (row.kind !== 'row') refused.push(row)
      else facts.getOrInsertComputed(row.table, () => []).push(makeFact(document, row.place, row.draft))
    }
  return {
    // A fact of a kind has the draft that its publisher gives.
    facts: { list: <Draft>({ name }: { readonly name: string }) => (facts.get(name) ?? []) as Fact<Draft>[] },
    refused,
  }
}

const readRows = ({ source, bytes }: TestDocument): Promise<readonly ReadRow[]> => {
  const found = FAMILIES.flatMap(({ publishers }) => publishers).find(
    ({ publisher }) => publisher.name === source.publisher,
  )
  if (found === undefined) throw new Error(`no publisher ${source.publisher}`)
  // Their documents have no facts of their own.
  return Array.fromAsync(found.publisher.read({ source: source as never, open: openBytes(bytes) }))
}

const makeFact = ({ source }: TestDocument, { row, pointer }: ReadRow['place'], draft: object): Fact => ({
  id: `${source.sha256} ${pointer ?? row ?? ''}`,
  draft,
  source,
  sources: [
    {
      source_id: source.sha256,
      publisher: source.publisher,
      url: source.url,
      retrieved_at: source.retrieved_at,
      locator: pointer ?? String(row),
    },
  ],
  first_seen_at: source.retrieved_at,
  last_changed_at: source.retrieved_at,
  revision: 1,
})

/** A row that both families make, with its fields. */
export type TestRow<Row extends object> = MadeRow & { readonly body: Row }

/** The rows of one table that the families make of these facts. */
export const makeRowsOf = <Row extends object>(facts: Facts, table: string): readonly TestRow<Row>[] =>
  FAMILIES.filter(({ tables }) => tables.some(({ name }) => name === table))
    // Neither needs what is staged beside the facts.
    .flatMap((family) => [...family.make(facts, undefined as never)])
    // A row of the table has its fields.
    .filter((row): row is TestRow<Row> => row.table === table)
