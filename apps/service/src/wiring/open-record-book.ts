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
import { closeRelease, openIndexed } from '../releases/open/index.ts'
import { listReleases } from '../releases/publish/index.ts'
import { COLLECTIONS } from './collections.ts'
import { readLedgerFile } from './ledger-file.ts'
import { openWithIndex } from './open-with-index.ts'
import { placesOf } from './places.ts'
import { pageOfValue, readNamed, type Named } from './read-named.ts'
import { lacksPublishedLines } from './refuse-lost-lines.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

/** Opens the published records of all collections. Each look opens the index of a release, and closes it. */
export const openRecordBook = (settings: Pick<Settings, 'ROTUNDA_DATA'>): RecordBook => ({
  find: async (idOrAddress) => {
    const named = readNamed(idOrAddress)
    for (const served of COLLECTIONS) {
      const found = named === undefined ? undefined : await findIn(settings, served, named)
      if (found !== undefined) return found
    }
    return undefined
  },
  fit: (record, corrections) => {
    const { apply, documents } = getCorrections(record.collection)
    if (documents !== undefined) return fitInRelease(settings, record, corrections)
    const { row, id } = record
    if (row === undefined)
      throw new Error('a record behind keys has no field of its row that can be corrected')
    const ofRow = corrections.filter((correction) => correction.record === id)
    // The row is of the table that can be corrected.
    const fitted = apply(undoCorrections(row) as never, ofRow, () => undefined)
    return { row: { ...fitted.record }, outcomes: fitted.outcomes }
  },
  readLedgerFile: (name) => readLedgerFile(placesOf(settings, { name }).corrections),
  lacksPublishedLines: (name, ledger) => lacksPublishedLines(placesOf(settings, { name }), ledger),
  // Both rows are of the table that can be corrected.
  listMoves: ({ collection, row }, after) =>
    getCorrections(collection).listMoves(row as never, after as never),
  listEditions: (record, most) => listEditions(settings, record, most),
})

/** Fits corrections that become documents. The row is left out, since it may need a key. */
const fitInRelease = (
  settings: Pick<Settings, 'ROTUNDA_DATA'>,
  { collection: name, kind, id, release }: FoundRecord,
  corrections: readonly LedgerCorrection[],
): FittedRecord => {
  const { collection } = getServed(name)
  const directory = placesOf(settings, collection).releases
  const opened = openIndexed({ directory, release, collection, shared: undefined })
  try {
    const find = openFind(opened)
    const row = find(kind, id)
    // The row is of the table that can be corrected.
    const outcomes = row && collection.corrections?.apply(row as never, corrections, find).outcomes
    return { row: {}, outcomes: outcomes ?? [] }
  } finally {
    closeRelease(opened)
  }
}

const listEditions = async (
  settings: Pick<Settings, 'ROTUNDA_DATA'>,
  { collection: name, kind, id }: FoundRecord,
  most: number,
): Promise<RecordEdition[]> => {
  const { collection, needsKey } = getServed(name)
  if (needsKey === true) return []
  const directory = placesOf(settings, collection).releases
  const published = listReleases(directory).filter(({ published_at: at }) => at !== null)
  const newest = published.toSorted((one, other) =>
    (one.published_at ?? '') < (other.published_at ?? '') ? 1 : -1,
  )
  const editions: RecordEdition[] = []
  for (const { summary, published_at } of newest.slice(0, most)) {
    const opened = await openWithIndex({ directory, release: summary.id, collection })
    try {
      const found = opened.tables[kind]?.findRow(id)
      // The release wrote the row.
      const row = found && (JSON.parse(found.listed) as Readonly<Record<string, unknown>>)
      editions.push({ release: summary.id, published_at, row })
    } finally {
      closeRelease(opened)
    }
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

const findIn = async (
  settings: Pick<Settings, 'ROTUNDA_DATA'>,
  { collection, needsKey }: ServedCollection,
  named: Named,
): Promise<FoundRecord | undefined> => {
  const directory = placesOf(settings, collection).releases
  const releases = listReleases(directory).filter(({ published_at: published }) => published !== null)
  const { summary } =
    releases.find(({ summary: { id, token }, current }) =>
      named.release === undefined ? current : named.release === id || named.release === token,
    ) ?? {}
  if (summary === undefined) return undefined
  const opened = await openWithIndex({ directory, release: summary.id, collection })
  try {
    if (named.dimension === undefined) return findRow(collection, opened, named.id, needsKey === true)
    return needsKey ? undefined : findValue(collection, opened, named)
  } finally {
    closeRelease(opened)
  }
}

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
