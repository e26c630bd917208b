import type { ForeignAgentChange, NoticeFields, RowFields } from '@rotunda/contract'
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
import { dayOf } from '../../publishers/index.ts'
import { CHANGES } from './tables.ts'
import { findWithheld } from '../families/index.ts'
import { textOrMissing, type Missing } from './registration-parts.ts'
import { compareFacts, isNamed, tellUnquoted } from './seen-facts.ts'

const DIGITS = 16

/** Makes a row for each record that was added, changed or removed between two editions of its file. */
export function* makeChanges(staging: Staging): Generator<MadeRow> {
  const newest = new Map(staging.documents.map((document) => [document.series, document]))
  const withheld = findWithheld(staging)
  const isRequoted = findRequoted(staging)
  for (const difference of listDifferences(staging.database)) {
    const document = newest.get(difference.dataset)
    if (document === undefined) continue
    const made = makeChange(difference, withheld.fieldsOf(difference.dataset, difference.id))
    if (made === undefined) continue
    if (isRequoted(difference)) made.flags.push('only_quotes_differ')
    yield finish(made, difference, document)
  }
}

/**
 * Finds the records that vanished from an edition and were added to it with other quotation marks: a name is a part of
 * the identity of a record. Returns whether a difference is one of them.
 */
const findRequoted = ({ database }: Staging): ((difference: EditionDifference) => boolean) => {
  const tell = ({ dataset, edition, before, after }: EditionDifference): string =>
    `${edition.source} ${tellUnquoted(dataset, after ?? before ?? {})}`
  const vanished = new Set<string>()
  for (const difference of listDifferences(database))
    if (difference.change === 'vanished') vanished.add(tell(difference))
  const pairs = new Set<string>()
  if (vanished.size > 0)
    for (const difference of listDifferences(database))
      if (difference.change === 'added' && vanished.has(tell(difference))) pairs.add(tell(difference))
  return (difference) => difference.change !== 'changed' && pairs.has(tell(difference))
}

type Change = Omit<ForeignAgentChange, 'id' | keyof RowFields | keyof NoticeFields>

const makeChange = (difference: EditionDifference, takenDown: ReadonlySet<string>): Change | undefined => {
  const { change, dataset, id, edition, previous, before, after } = difference
  const facts = after ?? before
  if (facts === null) throw new Error(`the difference of ${id} has no facts`)
  const changed = before === null || after === null ? [] : compareFacts(before, after, takenDown)
  // Blanks alone are no change.
  if (change === 'changed' && changed.length === 0) return undefined
  const missing: Missing = {}
  return {
    dataset,
    row_id: id,
    change,
    edition_on: dayOf(edition),
    previous_edition_on: dayOf(previous),
    registration_number: String(facts['registration_number']),
    name: findName(missing, dataset, facts, takenDown),
    changed_fields: changed,
    flags: [],
    missing,
  }
}

const findName = (
  missing: Missing,
  dataset: string,
  { name }: VanishedFacts,
  takenDown: ReadonlySet<string>,
): string | null => {
  if (!isNamed(dataset)) return textOrMissing(missing, 'name', '', 'not_listed')
  if (takenDown.has('name')) return textOrMissing(missing, 'name', '', 'taken_down')
  return textOrMissing(missing, 'name', String(name ?? ''))
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
