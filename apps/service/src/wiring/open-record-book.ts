import { STATES, SUBCOMMITTEES } from '@rotunda/contract'
import type {
  FittedRecord,
  FoundRecord,
  LedgerCorrection,
  RecordBook,
  RecordEdition,
} from '../corrections/index.ts'
import { ENACTED_PROJECTS, PROJECTS } from '../collections/enacted-projects/index.ts'
import { openFind, undoCorrections } from '../releases/build/index.ts'
import type { Collection, OpenRelease } from '../releases/index.ts'
import { closeRelease } from '../releases/open/index.ts'
import { listReleases } from '../releases/publish/index.ts'
import { COLLECTIONS } from './collections.ts'
import { readLedgerFile } from './ledger-file.ts'
import { openWithIndex } from './open-with-index.ts'
import { placesOf } from './places.ts'
import { pageOfValue, readNamed, type Named } from './read-named.ts'
import { lacksPublishedLines } from './refuse-lost-lines.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

/** Published releases of collections, as a record book opens them. */
export type BookReleases = {
  /** Opens a published release by its id or token; the current one where none is named. Undefined if there is none. */
  open(served: ServedCollection, named: string | undefined): Promise<OpenedRelease | undefined>
  /** Lists releases that are still published, the newest publication first. */
  list(served: ServedCollection): readonly PublishedRelease[]
}

type OpenedRelease = { readonly release: OpenRelease; readonly close: () => void }
type PublishedRelease = { readonly release: string; readonly published_at: string }

type BookSettings = Pick<Settings, 'ROTUNDA_DATA'>

/**
 * Opens the published records of all collections. Each look opens a release: a command, and a reader thread, call this,
 * and the thread that talks asks a reader.
 */
export const openRecordBook = (
  settings: BookSettings,
  releases: BookReleases = openFromFolders(settings),
): RecordBook => ({
  find: async (idOrAddress) => {
    const named = readNamed(idOrAddress)
    for (const served of COLLECTIONS) {
      const found = named === undefined ? undefined : await findIn(releases, served, named)
      if (found !== undefined) return found
    }
    return undefined
  },
  fit: async (record, corrections) => {
    const { apply, documents } = getCorrections(record.collection)
    if (documents !== undefined) return fitInRelease(releases, record, corrections)
    const { row, id } = record
    if (row === undefined)
      throw new Error('a record behind keys has no field of its row that can be corrected')
    const ofRow = corrections.filter((correction) => correction.record === id)
    // The row is of the table that can be corrected.
    const fitted = apply(undoCorrections(row) as never, ofRow, () => undefined)
    return { row: { ...fitted.record }, outcomes: fitted.outcomes }
  },
  readLedgerFile: (name) => readLedgerFile(placesOf(settings, { name }).corrections),
  lacksPublishedLines: async (name, ledger) => lacksPublishedLines(placesOf(settings, { name }), ledger),
  // Both rows are of the table that can be corrected.
  listMoves: async ({ collection, row }, after) =>
    getCorrections(collection).listMoves(row as never, after as never),
  listEditions: (record, ...wanted) => listEditions(releases, record, ...wanted),
})

/** Opens releases from their folders, for a process that serves none. */
const openFromFolders = (settings: BookSettings): BookReleases => {
  const directoryOf = ({ collection }: ServedCollection) => placesOf(settings, collection).releases
  const listPublished = (served: ServedCollection) =>
    listReleases(directoryOf(served)).filter(({ published_at: published }) => published !== null)
  return {
    open: async (served, named) => {
      const { summary } =
        listPublished(served).find(({ summary: { id, token }, current }) =>
          named === undefined ? current : named === id || named === token,
        ) ?? {}
      if (summary === undefined) return undefined
      const { collection } = served
      const release = await openWithIndex({ directory: directoryOf(served), release: summary.id, collection })
      return {
        release,
        close: () => {
          closeRelease(release)
        },
      }
    },
    list: (served) =>
      listPublished(served)
        .map(({ summary: { id: release }, published_at }) => ({ release, published_at: published_at ?? '' }))
        .toSorted((one, other) => (one.published_at < other.published_at ? 1 : -1)),
  }
}

/** Reads in a release, and closes it. Undefined without the release. */
const readIn = async <Result>(
  releases: BookReleases,
  served: ServedCollection,
  named: string | undefined,
  read: (release: OpenRelease) => Result,
): Promise<Result | undefined> => {
  const opened = await releases.open(served, named)
  if (opened === undefined) return undefined
  try {
    return read(opened.release)
  } finally {
    opened.close()
  }
}

/** Fits corrections that become documents. The row is left out, since it may need a key. */
const fitInRelease = async (
  releases: BookReleases,
  { collection: name, kind, id, release }: FoundRecord,
  corrections: readonly LedgerCorrection[],
): Promise<FittedRecord> => {
  const served = getServed(name)
  const outcomes = await readIn(releases, served, release, (opened) => {
    const find = openFind(opened)
    const row = find(kind, id)
    // The row is of the table that can be corrected.
    return row && served.collection.corrections?.apply(row as never, corrections, find).outcomes
  })
  return { row: {}, outcomes: outcomes ?? [] }
}

const listEditions = async (
  releases: BookReleases,
  { collection: name, kind, id }: FoundRecord,
  most: number,
  field: string | null,
): Promise<RecordEdition[]> => {
  const served = getServed(name)
  if (served.needsKey === true) return []
  const editions: RecordEdition[] = []
  for (const { release, published_at } of releases.list(served).slice(0, most)) {
    const found = await readIn(releases, served, release, ({ tables }) => tables[kind]?.findRow(id))
    // The release wrote the row.
    const row = found && (JSON.parse(found.listed) as Readonly<Record<string, unknown>>)
    const value = field === null ? null : (row?.[field] ?? null)
    editions.push({ release, published_at, is_there: row !== undefined, value })
  }
  return editions
}

const getServed = (name: string): ServedCollection => {
  const found = COLLECTIONS.find(({ collection }) => collection.name === name)
  if (found === undefined) throw new Error(`there is no collection ${name}`)
  return found
}

const getCorrections = (name: string) => {
  const found = getServed(name).collection.corrections
  if (found === undefined) throw new Error(`${name} has no correctable field`)
  return found
}

const findIn = (
  releases: BookReleases,
  served: ServedCollection,
  named: Named,
): Promise<FoundRecord | undefined> =>
  readIn(releases, served, named.release, (opened) => {
    const { collection, needsKey = false } = served
    if (named.dimension === undefined) return findRow(collection, opened, named.id, needsKey)
    return needsKey ? undefined : findValue(collection, opened, named)
  })

/** A value of records that has a page, such as a member. It has no correctable field. */
const findValue = (
  { name, corrections }: Collection,
  { summary, tables }: OpenRelease,
  { id, dimension = '' }: Named,
): FoundRecord | undefined => {
  const records = tables[corrections?.table ?? '']
  if (records === undefined) return undefined
  const isNamed = records.select({ [dimension]: [id] }).total > 0
  if (!isNamed && !hasOwnPage(tables, dimension, id)) return undefined
  const page = pageOfValue(dimension, id)
  const about = {
    collection: name,
    kind: dimension,
    dataset: dimension,
    id,
    release: summary.id,
    title: id,
    page,
  }
  return { ...about, row: undefined, publishers: [], fields: [] }
}

/** Lists of codes whose pages exist even if no record names the code. */
const CODES: Readonly<Record<string, object>> = { state: STATES, subcommittee: SUBCOMMITTEES }

/** Whether a value that no record names has a page all the same: a code, or a row of its own table. */
const hasOwnPage = (tables: OpenRelease['tables'], dimension: string, id: string): boolean =>
  Object.hasOwn(CODES[dimension] ?? {}, id) ||
  (dimension === 'funding_line' && tables['funding-lines']?.findRow(id) !== undefined)

const findRow = (
  { name, corrections, tables: declared }: Collection,
  { summary, tables }: OpenRelease,
  wanted: string,
  needsKey: boolean,
): FoundRecord | undefined => {
  for (const { name: kind } of declared) {
    const found = tables[kind]?.findRow(wanted)
    if (found === undefined) continue
    // The release wrote the row.
    const row = JSON.parse(found.listed) as Readonly<Record<string, unknown>>
    const dataset = typeof row['dataset'] === 'string' ? row['dataset'] : kind
    const about = { collection: name, kind, dataset, id: String(row['id']), release: summary.id }
    const isCorrectable = kind === corrections?.table
    const fields = isCorrectable ? corrections.fields : []
    if (needsKey) return { ...about, title: '', page: null, row: undefined, publishers: [], fields }
    return {
      ...about,
      title: nameRow(row, kind === PROJECTS.name ? ['project'] : []),
      page: isCorrectable ? `/records/${encodeURIComponent(about.id)}` : pageOfRow(about),
      row: withCells(row, found.detail),
      publishers: listPublishers(row),
      fields,
    }
  }
  return undefined
}

/** Path of the page of a row that no correction can change; null without one. */
const pageOfRow = ({ collection, kind, id }: Pick<FoundRecord, 'collection' | 'kind' | 'id'>) =>
  collection === ENACTED_PROJECTS.name && kind === PROJECTS.name ? `/enacted/${encodeURIComponent(id)}` : null

const LONGEST_TITLE = 140

/** The first text of these fields, and then of those that most tables have. */
const nameRow = (row: Readonly<Record<string, unknown>>, first: readonly string[]): string => {
  const texts = [...first, 'title', 'purpose', 'recipient', 'name', 'id'].map((field) => row[field])
  const title = texts.find((value) => typeof value === 'string' && value !== '')
  return typeof title === 'string' ? title.slice(0, LONGEST_TITLE) : ''
}

type Evidence = { readonly publisher?: string }

/** Rows with evidence keep its cells apart. */
const evidenceOf = (row: Readonly<Record<string, unknown>>): readonly Evidence[] =>
  // The release wrote the row.
  Array.isArray(row['evidence']) ? (row['evidence'] as readonly Evidence[]) : []

const sourcesOf = (row: Readonly<Record<string, unknown>>): readonly Evidence[] =>
  // The release wrote the row.
  Array.isArray(row['sources']) ? (row['sources'] as readonly Evidence[]) : []

const withCells = (row: Readonly<Record<string, unknown>>, detail: string | null) => {
  // The release wrote the cells, in the order of the evidence.
  const cells = JSON.parse(detail ?? '[]') as readonly unknown[]
  const evidence = evidenceOf(row).map((one, index) => ({ ...one, cells: cells[index] ?? {} }))
  return evidence.length === 0 ? row : { ...row, evidence }
}

const listPublishers = (row: Readonly<Record<string, unknown>>): string[] => [
  ...new Set([...evidenceOf(row), ...sourcesOf(row)].flatMap(({ publisher }) => publisher ?? [])),
]
