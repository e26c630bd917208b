import type { SQLInputValue } from 'node:sqlite'
import type { RowPlace, ReadRow, TableRow } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import { listNotes, listValueNotes } from './list-notes.ts'
import type { BuildSteps, Coverage, IsWholeSeries, RowIdentity, ChosenSource } from './build-steps.ts'
import { nameSeries } from './choose-sources.ts'
import { inOrder, listEvidence, listSources, type AddedFields } from './row-body.ts'
import { historyKey } from './row-keys.ts'
import type { Staging } from './staging.ts'

/** A refused row, as refusals.csv has it. */
export type Refused = RowPlace & { readonly reason: string; readonly detail: string }

export type RowStore = {
  add(row: Exclude<ReadRow, { kind: 'merged' }>, chosen: ChosenSource, source: number): void
  /** Returns an undo for everything added after this call. */
  mark(): () => void
}

type StoreNeeds = {
  readonly staging: Staging
  readonly collection: Collection
  readonly steps: BuildSteps
  readonly isTaken: (publisher: string, series: string) => boolean
}

/** Writes rows into the staging file, each with the keys of its order, group and counts. */
export const makeRowStore = (needs: StoreNeeds): RowStore => {
  const { staging, collection, steps } = needs
  const { database } = staging
  let row = 0
  const insert = {
    row: database.prepare(
      `insert into rows
         (row, source, series, numbered_by, last_seen_as, cells, kind, dataset, coverage, prefix, identity, id,
          sort_key, shared, apart)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    body: database.prepare('insert into bodies (row, body) values (?, ?)'),
    refusal: database.prepare(
      'insert into refusals (row, source, dataset, coverage, reason, body) values (?, ?, ?, ?, ?, ?)',
    ),
  }
  const refuse = (refused: Refused, chosen: ChosenSource, source: number, coverage: Coverage): void => {
    const { place, cells, reason, detail } = refused
    const dataset = collection.documents.datasetsOf[chosen.source.publisher]?.[0] ?? null
    const body = JSON.stringify({ place, cells, reason, detail })
    insert.refusal.run(row, source, dataset, JSON.stringify(coverage), reason, body)
  }
  return {
    add: (read, chosen, source) => {
      row += 1
      if (read.kind === 'refused') {
        refuse(read, chosen, source, collection.coverage.of(chosen))
        return
      }
      const isTaken: IsWholeSeries = (series) => needs.isTaken(chosen.source.publisher, series)
      const identity = steps.identify(read, chosen, isTaken)
      if ('reason' in identity) {
        refuse({ ...read, ...identity }, chosen, source, identity.coverage)
        return
      }
      const body = makeBody(read, identity, chosen, needs)
      insert.row.run(
        row,
        source,
        identity.content === undefined ? null : nameSeries(chosen),
        read.numberedBy ?? null,
        collection.comparison.keepsDifferences === true ? JSON.stringify(identity.lastSeenAs) : null,
        'evidence' in body ? null : historyKey(read, identity),
        read.table,
        ...nameColumns(identity),
        ...keysOf(collection, read.table, body),
      )
      insert.body.run(row, JSON.stringify(body))
    },
    mark: () => {
      const last = row
      return () => {
        for (const table of ['rows', 'bodies', 'refusals'])
          database.prepare(`delete from ${table} where row > ?`).run(last)
      }
    },
  }
}

const makeBody = (
  read: TableRow,
  identity: RowIdentity,
  chosen: ChosenSource,
  { collection, steps }: StoreNeeds,
): object => {
  const said = steps.bodyOf(read, chosen)
  const { source } = chosen
  if (identity.dataset === null)
    return isNamed(identity)
      ? {
          said,
          sources: listSources(read, source, collection.publishers),
          isCleaned: read.isCleaned === true,
        }
      : said
  const { properties } = getTable(collection, read.table).schema
  const notes = [
    ...listNotes(collection, identity.dataset, [{ ...source, isCleaned: read.isCleaned === true }]),
    ...listValueNotes(said, source),
  ]
  const added: Omit<AddedFields, 'evidence' | 'sources'> = {
    id: 'id' in identity ? (identity.id ?? '') : '',
    first_seen_at: source.retrieved_at,
    changed_at: source.retrieved_at,
    last_changed_at: source.retrieved_at,
    revision: 1,
    coverage: notes,
    coverage_notes: notes,
    corrections: [],
    notices: [],
  }
  const origin: Partial<AddedFields> =
    'evidence' in properties
      ? { evidence: listEvidence(read, source, collection.publishers) }
      : { sources: listSources(read, source, collection.publishers) }
  return inOrder(properties, { ...said, ...added, ...origin })
}

/** Whether the row has an identity; rows of asides may have none. */
export const isNamed = (identity: RowIdentity): boolean => !('id' in identity) || identity.id !== null

export const getTable = ({ tables }: Collection, name: string) => {
  const table = tables.find((declared) => declared.name === name)
  if (table === undefined) throw new Error(`the collection has no table ${name}`)
  return table
}

const nameColumns = (identity: RowIdentity): SQLInputValue[] => [
  identity.dataset,
  JSON.stringify(identity.coverage),
  ...('id' in identity ? [null, null, identity.id] : [identity.prefix, identity.identity, null]),
]

/** Returns the keys for the order and the group of a row, made from its values. */
export const keysOf = (
  collection: Collection,
  table: string,
  body: object,
): readonly [sortKey: string, shared: string | null, apart: string | null] => {
  // The body is of this table.
  const row = body as never
  const { sideTables, grouping } = collection
  const sortKey = sideTables[table]?.orderOf(row) ?? getTable(collection, table).orderOf(row)
  if (grouping?.table !== table) return [sortKey, null, null]
  const { shared, apart } = grouping.keysOf(row)
  return [sortKey, shared, apart]
}
