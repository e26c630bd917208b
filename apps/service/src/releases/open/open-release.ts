import { join } from 'node:path'
import {
  listDimensions,
  listSortKeys,
  openTable,
  type AnyTable,
  type Filters,
  type OpenTable,
} from '../../tables/index.ts'
import type { Collection } from '../collection.ts'
import { findSummary } from '../find-summary.ts'
import { indexFolder, tableFile } from '../index-files/index-folder.ts'
import type { OpenRelease, SharedColumns } from '../release.ts'

export type OpenNeeds = {
  /** Folder of all releases. */
  readonly directory: string
  readonly release: string
  readonly collection: Pick<Collection, 'tables'>
  /** Memory for the columns of the release, if threads share it. */
  readonly shared?: SharedColumns
  /** Steps before the first request, one slice at a time. */
  readonly prepare: (release: OpenRelease) => Iterable<void>
}

/** Opens a release by its index, which must exist. An unfinished opening closes its files. */
export function* openRelease({
  directory,
  release,
  collection,
  shared,
  prepare,
}: OpenNeeds): Generator<void, OpenRelease> {
  const opened = openIndexed({ directory, release, collection, shared })
  let isReady = false
  try {
    yield* prepare(opened)
    isReady = true
    return opened
  } finally {
    // The service retries an opening every second: each failure would leave its files open.
    if (!isReady) closeRelease(opened)
  }
}

type IndexedRelease = Pick<OpenNeeds, 'directory' | 'release' | 'collection'> & {
  readonly shared: SharedColumns | undefined
}

/** Opens a release in one step, for releases that another thread already serves. */
export const openIndexed = ({ directory, release, collection, shared }: IndexedRelease): OpenRelease => {
  const summary = findSummary(join(directory, release))
  if (summary === undefined) throw new Error(`the published release ${release} is not in ${directory}`)
  return { summary, tables: openTables(indexFolder(directory, release), collection, shared), shared }
}

export const closeRelease = ({ tables }: OpenRelease): void => {
  for (const table of Object.values(tables)) table.close()
}

/**
 * Makes memory for columns that threads share. A release that is opened on request gets none: V8 does not count shared
 * memory, and lets go of it only when it collects the rest.
 */
export const makeSharedColumns = ({ tables }: Pick<Collection, 'tables'>): SharedColumns =>
  Object.fromEntries(tables.map(({ name }) => [name, new Map<string, SharedArrayBuffer>()]))

const openTables = (
  folder: string,
  { tables }: Pick<Collection, 'tables'>,
  shared: SharedColumns | undefined,
): OpenRelease['tables'] => {
  const opened: Record<string, OpenTable> = {}
  try {
    for (const table of tables)
      opened[table.name] = openTable(tableFile(folder, table.name), table, shared?.[table.name])
    return opened
  } catch (cause) {
    for (const table of Object.values(opened)) table.close()
    throw cause
  }
}

/**
 * Runs a few queries of every kind, so that no reader waits for the first read of columns and the compilation of code:
 * the first total after a start would take five times as long as later ones. Runs every pair of dimensions, over a few
 * rows: code compiled for some kinds of columns is compiled again for other kinds. The warm-up takes some 0.3 s for
 * 200,000 rows, and requests are answered between two queries, so no query may be long. Columns come first, one by one.
 * Totals of all rows come last, when their code is compiled: 2 to 9 ms each. The first total is the longest query, with
 * 25 ms, because it reads the amounts of all rows.
 */
export const warmUp = ({ tables }: Collection) =>
  function* (release: OpenRelease): Generator<void> {
    for (const table of tables) {
      const opened = release.tables[table.name]
      if (opened === undefined) continue
      yield* readTableColumns(table, opened)
      yield* warmUpPages(table, opened)
      if (table.totals !== undefined) yield* warmUpTotals(table, opened)
    }
  }

/** Reads each column by itself: for 200,000 rows, 25 ms in slices of at most 5. */
export const readColumns = ({ tables }: Collection) =>
  function* (release: OpenRelease): Generator<void> {
    for (const table of tables) {
      const opened = release.tables[table.name]
      if (opened !== undefined) yield* readTableColumns(table, opened)
    }
  }

function* readTableColumns(table: AnyTable, opened: OpenTable): Generator<void> {
  for (const dimension of listDimensions(table)) yield void opened.facet({}, [dimension], 1)
}

const PAGE = 200

function* warmUpPages(table: AnyTable, opened: OpenTable): Generator<void> {
  const few = chooseFew(table, opened)
  yield void opened.select(few)
  for (const key of Object.keys(listSortKeys(table))) yield void opened.select(few, [`-${key}`])
  const first = opened.select({}).take(0, PAGE)
  yield void opened.readRows(first, ',')
  if (table.textsOf !== undefined) yield void opened.select({ q: 'public service' }).take(0, PAGE)
}

/** Chooses the rows with the rarest value of one column. */
const chooseFew = (table: AnyTable, opened: OpenTable): Filters => {
  const dimension = listDimensions(table).find((name) => table.columns[name]?.kind === 'value')
  if (dimension === undefined) return {}
  const rarest = opened.facet({}, [dimension], PAGE)[dimension]?.findLast(({ value }) => value !== null)
  const value = rarest?.value ?? null
  return value === null ? {} : { [dimension]: [value] }
}

function* warmUpTotals(table: AnyTable, opened: OpenTable): Generator<void> {
  const few = chooseFew(table, opened)
  const dimensions = listDimensions(table)
  for (const dimension of dimensions)
    for (const other of dimensions) yield void opened.aggregate(few, [dimension, other]).slice(0, PAGE)
  for (const dimension of dimensions) yield void opened.aggregate({}, [dimension]).slice(0, PAGE)
}
