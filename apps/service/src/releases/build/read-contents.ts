import type { DatabaseSync } from 'node:sqlite'
import type { LedgerCorrection } from '../../corrections/ledger/index.ts'
import { DocumentRefused, type Source } from '../../publishers/index.ts'
import type { Collection, Grouping } from '../collection.ts'
import { blameDocument } from './blame-document.ts'
import type { BuildSteps, ChosenSource, MadeRow } from './build-steps.ts'
import { chooseSources, nameSeries, type Choice } from './choose-sources.ts'
import { correctRows, type Corrected } from './correct-rows.ts'
import { digestOf } from './digest-of.ts'
import { followHistory, type History } from './history/follow-history.ts'
import {
  compareCells,
  identifyRows,
  NUMBER,
  numberRows,
  runInSlices,
  separateCollisions,
} from './identify-rows.ts'
import { listNotes, listValueNotes } from './list-notes.ts'
import { cleanReadings } from './readings/clean-readings.ts'
import type { DocumentReader } from './readings/document-reader.ts'
import { inOrder, type AddedFields, type RowDates, type RowSource } from './row-body.ts'
import { getTable, keysOf, makeRowStore, type RowStore } from './row-store.ts'
import { openStaging, type StagedSource, type Staging } from './staging.ts'

/** Everything that a release is made of, before it is written. Its rows are in the staging file. */
export type ReleaseContents = {
  readonly staging: Staging
  readonly steps: BuildSteps
  readonly choice: Choice
  /** Number of ids that two rows would have shared. */
  readonly collisions: number
  readonly history: History
  readonly corrected: readonly Corrected[]
}

export type ContentNeeds = {
  readonly collection: Collection
  readonly sources: readonly Source[]
  readonly documents: DocumentReader
  readonly corrections: readonly LedgerCorrection[]
  readonly reportProgress: (doing: string) => void
}

/** Reads the newest documents into a staging file. The caller closes the file. */
export const readContents = async (path: string, needs: ContentNeeds): Promise<ReleaseContents> => {
  const { collection, corrections, reportProgress } = needs
  reportProgress('Choosing the newest documents')
  const choice = await chooseSources(needs)
  const staging = openStaging(path)
  try {
    const steps = collection.begin(staging)
    const reading = { ...needs, documents: cleanReadings(needs.documents), staging, steps, choice }
    await stageRows({ ...reading, chosen: choice.chosen })
    reportProgress('Identifying and grouping rows')
    const collisions = identifyRows(staging.database)
    const history = await followHistory(reading)
    const areDocuments = collection.corrections?.documents !== undefined
    const changed = areDocuments ? [] : correctRows(staging, collection, corrections)
    if (collection.grouping !== undefined) groupRows(staging.database, collection.grouping)
    steps.derive?.()
    const madeCollisions = addMadeRows(staging, collection, steps.make?.() ?? [])
    const corrected = areDocuments ? judgeCorrections(steps, corrections) : changed
    return { staging, steps, choice, collisions: collisions + madeCollisions, history, corrected }
  } catch (cause) {
    staging.close()
    throw cause
  }
}

/** Outcomes of corrections that documents of the build hold. One without an outcome is of no field. */
const judgeCorrections = (steps: BuildSteps, corrections: readonly LedgerCorrection[]): Corrected[] => {
  const outcomes = corrections.length === 0 ? [] : steps.judge?.(corrections)
  return corrections.map((correction, index) => ({
    correction,
    outcome: outcomes?.[index] ?? 'no_such_field',
  }))
}

/**
 * Groups rows with the same shared key and different distinguishing cells. Rows that agree in both are separate things.
 */
const groupRows = (staging: DatabaseSync, { prefix }: Grouping): void => {
  compareCells(staging, 'shared')
  staging.function(
    'name_group',
    { deterministic: true },
    (shared, again) => `${prefix}-${digestOf([shared, again], 16)}`,
  )
  const isGrouped = 'apart is not null'
  numberRows(staging, 'coalesce(shared, id), apart', isGrouped)
  runInSlices(staging, `update rows set grouped = name_group(coalesce(shared, id), ${NUMBER})`, isGrouped)
}

type StageNeeds = {
  readonly collection: Collection
  readonly staging: Staging
  readonly steps: BuildSteps
  readonly chosen: readonly ChosenSource[]
  readonly documents: DocumentReader
  readonly reportProgress: (doing: string) => void
}

/**
 * Reads every chosen document, row by row, in the order of the collection. A document that is refused half-way leaves
 * no row.
 */
const stageRows = async (needs: StageNeeds): Promise<void> => {
  const { collection, staging, chosen, reportProgress } = needs
  const isTaken = (publisher: string, series: string): boolean => taken.has(`${publisher}/${series}`)
  const store = makeRowStore({ ...needs, isTaken })
  const taken = new Set<string>()
  const placed = chosen.map((document) => ({ document, place: collection.documents.readingOrder(document) }))
  const inOrder = placed.toSorted((a, b) => a.place - b.place)
  for (const [number, { document }] of inOrder.entries()) {
    reportProgress(`Reading ${document.source.url} (${number + 1} of ${inOrder.length})`)
    const staged = await stageSource(number, document, needs, store)
    if (staged.refusal === null) taken.add(nameSeries(staged))
    staging.documents.push(staged)
  }
}

const stageSource = async (
  number: number,
  chosen: ChosenSource,
  { documents }: StageNeeds,
  store: RowStore,
): Promise<StagedSource> => {
  const { source } = chosen
  const reading = documents.readDocument(source)
  const counts = { read: 0, merged: 0 }
  const undo = store.mark()
  try {
    for (;;) {
      const next = await reading.next()
      if (next.done === true) return { ...chosen, number, ...counts, totals: next.value, refusal: null }
      counts.read += 1
      if (next.value.kind === 'merged') counts.merged += 1
      else store.add(next.value, chosen, number)
    }
  } catch (cause) {
    if (!(cause instanceof DocumentRefused)) throw blameDocument(cause, source)
    undo()
    return { ...chosen, number, read: 0, merged: 0, totals: [], refusal: cause.message }
  } finally {
    await reading.return([])
  }
}

/** Adds rows that are made from facts. Returns the number of ids that two rows would have shared. */
const addMadeRows = (staging: Staging, collection: Collection, made: Iterable<MadeRow>): number => {
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
  for (const madeRow of made) {
    row += 1
    const body = completeRow(madeRow, collection)
    const { first_seen_at, last_changed_at, revision } = datesOf(madeRow)
    const keys = keysOf(collection, madeRow.table, body)
    const coverage = JSON.stringify(madeRow.coverage)
    insertRow.run(
      row,
      madeRow.table,
      madeRow.dataset,
      coverage,
      madeRow.id,
      ...keys,
      first_seen_at,
      last_changed_at,
      revision,
    )
    insertBody.run(row, JSON.stringify(body))
    for (const source of new Set(madeRow.from.map(({ source }) => source)))
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

/**
 * Finds the number of a document. The same bytes may have been found at several addresses, each a document of its own.
 */
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
  const retrieved_at =
    from
      .map(({ source }) => source.retrieved_at)
      .toSorted()
      .at(-1) ?? ''
  const codes = [
    ...new Set([
      ...listNotes(collection, dataset, origins),
      ...listValueNotes(body, { retrieved_at }),
      ...notes,
    ]),
  ]
  const added: Omit<AddedFields, 'evidence'> = {
    id,
    ...dates,
    changed_at: dates.last_changed_at,
    coverage: codes,
    coverage_notes: codes,
    corrections: [],
    notices: [],
    sources: listOnce(from.flatMap(({ sources }) => sources)),
  }
  // A row's own field replaces the added field of the same name.
  return inOrder(getTable(collection, table).schema.properties, { ...added, ...body })
}

/** Dates a made row: as old as the oldest of its facts, and as new as the newest. */
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
  ...new Map(sources.map((source) => [`${source.source_id} ${source.locator}`, source])).values(),
]
