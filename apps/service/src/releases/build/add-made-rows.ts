import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import { listNotes } from './list-notes.ts'
import type { MadeRow } from './build-steps.ts'
import { separateCollisions } from './identify-rows.ts'
import { inOrder, type AddedFields, type RowDates, type RowSource } from './row-body.ts'
import { getTable, keysOf } from './row-store.ts'
import type { Staging } from './staging.ts'

/** Adds rows that are made from facts. Gives the number of ids that two rows would have had. */
export const addMadeRows = (staging: Staging, collection: Collection, made: Iterable<MadeRow>): number => {
  const { database } = staging
  const insertRow = database.prepare(
    `insert into rows (row, kind, dataset, coverage, id, sort_key, shared, apart, first_seen_at, changed_at, revision)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertBody = database.prepare('insert into bodies (row, body) values (?, ?)')
  const insertOrigin = database.prepare('insert or ignore into origins (row, source) values (?, ?)')
  const numberOf = makeNumbers(staging)
  let row = lastRow(staging)
  const before = row
  for (const one of made) {
    row += 1
    const body = completeRow(one, collection)
    const { first_seen_at, last_changed_at, revision } = datesOf(one)
    const keys = keysOf(collection, one.table, body)
    const coverage = JSON.stringify(one.coverage)
    insertRow.run(
      row,
      one.table,
      one.dataset,
      coverage,
      one.id,
      ...keys,
      first_seen_at,
      last_changed_at,
      revision,
    )
    insertBody.run(row, JSON.stringify(body))
    for (const source of new Set(one.from.map(({ source }) => source)))
      insertOrigin.run(row, numberOf(source))
  }
  return row === before ? 0 : separateCollisions(database)
}

const lastRow = ({ database }: Staging): number =>
  Number(
    database
      .prepare(
        'select max(coalesce((select max(row) from rows), 0), coalesce((select max(row) from refusals), 0)) as last',
      )
      .get()?.['last'],
  )

/** Numbers of documents. The same bytes may have been found at several addresses, each a document of its own. */
const makeNumbers = ({ documents }: Staging): ((source: Source) => number) => {
  const numbers = new Map(documents.map(({ source, number }) => [source, number]))
  return (source) => {
    const number = numbers.get(source)
    if (number === undefined) throw new Error(`a row is made from ${source.sha256}, which was not read`)
    return number
  }
}

const completeRow = (made: MadeRow, collection: Collection): object => {
  const { table, dataset, id, body, from, notes = [] } = made
  const dates = datesOf(made)
  const origins = from.map(({ source, isCleaned }) => ({ sample: source.sample, isCleaned }))
  const codes = [...new Set([...listNotes(collection, dataset, origins), ...notes])]
  const added: Omit<AddedFields, 'evidence'> = {
    id,
    ...dates,
    changed_at: dates.last_changed_at,
    coverage: codes,
    coverage_notes: codes,
    corrections: [],
    sources: listOnce(from.flatMap(({ sources }) => sources)),
  }
  // A row may have a field of its own by the name of one that is added to others.
  return inOrder(getTable(collection, table).schema.properties, { ...added, ...body })
}

/** A row is as old as the oldest fact that it is made from, and as new as the newest. */
const datesOf = ({ from, id, dates }: MadeRow): RowDates => {
  if (dates !== undefined) return dates
  const first_seen_at = from.map((fact) => fact.first_seen_at).sort()[0]
  const last_changed_at = from
    .map((fact) => fact.last_changed_at)
    .sort()
    .at(-1)
  if (first_seen_at === undefined || last_changed_at === undefined)
    throw new Error(`the row ${id} is made from no fact`)
  return { first_seen_at, last_changed_at, revision: Math.max(...from.map(({ revision }) => revision)) }
}

const listOnce = (sources: readonly RowSource[]): RowSource[] => [
  ...new Map(sources.map((one) => [`${one.source_id} ${one.locator}`, one])).values(),
]
