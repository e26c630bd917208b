import type { ForeignAgentChange, ForeignAgentMissing, NoticeFields, RowFields } from '@rotunda/contract'
import {
  digestOf,
  listDifferences,
  type EditionDifference,
  type MadeRow,
  type RowSource,
  type StagedSource,
  type Staging,
  type VanishedFacts,
} from '../../releases/index.ts'
import { fara } from '../../publishers/fara/index.ts'
import { CHANGES } from './tables.ts'
import { compareFacts, isNamed, listSeenFacts } from './seen-facts.ts'

const DIGITS = 16

/** Makes a row for each record that was added, changed or removed between two editions of its file. */
export function* makeChanges(staging: Staging): Generator<MadeRow> {
  const newest = new Map(staging.documents.map((document) => [document.series, document]))
  const bodies = openBodies(staging)
  for (const difference of listDifferences(staging.database)) {
    const document = newest.get(difference.dataset)
    if (document === undefined) continue
    const after = difference.after ?? bodies(difference)
    const made = makeChange(difference, after)
    // A record whose withheld cells alone differ has not changed here.
    if (made !== undefined) yield finish(made, difference, document)
  }
}

type Change = Omit<ForeignAgentChange, 'id' | keyof RowFields | keyof NoticeFields>

const makeChange = (difference: EditionDifference, after: VanishedFacts | null): Change | undefined => {
  const { change, dataset, id, edition, previous, before } = difference
  const facts = after ?? before
  if (facts === null) throw new Error(`the difference of ${id} has no facts`)
  const changed = before === null || after === null ? [] : compareFacts(before, after)
  if (change === 'changed' && changed.length === 0) return undefined
  const missing: Record<string, ForeignAgentMissing> = {}
  const name = isNamed(dataset) ? (facts['name'] ?? null) : null
  if (name === null) missing['name'] = isNamed(dataset) ? 'blank' : 'not_listed'
  return {
    dataset,
    row_id: id,
    change,
    edition_on: dayOf(edition),
    previous_edition_on: dayOf(previous),
    registration_number: String(facts['registration_number']),
    name: name === null ? null : String(name),
    changed_fields: changed,
    flags: [],
    missing,
  }
}

const finish = (
  body: Change,
  { id, change, edition, previous }: EditionDifference,
  { source }: StagedSource,
): MadeRow => ({
  table: CHANGES.name,
  dataset: CHANGES.name,
  id: `change-${digestOf([id, change, edition.source, previous.source], DIGITS)}`,
  coverage: {},
  body,
  from: [
    {
      source,
      sources: [edition, previous].map(cite),
      first_seen_at: edition.retrieved_at,
      last_changed_at: edition.retrieved_at,
      revision: 1,
    },
  ],
})

const cite = ({ source, url, retrieved_at }: EditionDifference['edition']): RowSource => ({
  source_id: source,
  publisher: fara.title,
  url,
  retrieved_at,
  locator: 'all records',
})

/** Day of publication, if it is known, and of retrieval otherwise. */
const dayOf = ({ published_at, retrieved_at }: EditionDifference['edition']): string =>
  published_at ?? retrieved_at.slice(0, 'YYYY-MM-DD'.length)

/** Reads the facts of rows of the newest editions. */
const openBodies = ({ database }: Staging): ((difference: EditionDifference) => VanishedFacts | null) => {
  const find = database.prepare('select body from bodies where row = ?')
  return ({ row, dataset }) => {
    if (row === null) return null
    // The row store wrote it, as a row of this table.
    const body = JSON.parse(String(find.get(row)?.['body'])) as Readonly<Record<string, unknown>>
    return listSeenFacts(dataset, body)
  }
}
