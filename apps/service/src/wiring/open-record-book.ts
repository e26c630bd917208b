import {
  REPORT_LIMITS,
  type FittedRecord,
  type FoundRecord,
  type LedgerCorrection,
  type RecordBook,
  type RecordEdition,
} from '../corrections/index.ts'
import { openFind, undoCorrections } from '../releases/build/index.ts'
import type { Collection, OpenRelease } from '../releases/index.ts'
import { closeRelease, openIndexed } from '../releases/open/index.ts'
import { listReleases } from '../releases/publish/index.ts'
import { COLLECTIONS } from './collections.ts'
import { readLedgerFile } from './ledger-file.ts'
import { placesOf } from './places.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

/** Opens the published records of all collections. Each look opens the index of a release, and closes it. */
export const openRecordBook = (settings: Pick<Settings, 'ROTUNDA_DATA'>): RecordBook => ({
  find: (idOrAddress) => {
    const named = readNamed(idOrAddress)
    for (const served of COLLECTIONS) {
      const found = named === undefined ? undefined : findIn(settings, served, named)
      if (found !== undefined) return Promise.resolve(found)
    }
    return Promise.resolve(undefined)
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

const listEditions = (
  settings: Pick<Settings, 'ROTUNDA_DATA'>,
  { collection: name, kind, id }: FoundRecord,
  most: number,
): RecordEdition[] => {
  const served = COLLECTIONS.find(({ collection }) => collection.name === name)
  if (served === undefined || served.needsKey === true) return []
  const { collection } = served
  const directory = placesOf(settings, collection).releases
  const published = listReleases(directory).filter(({ published_at: at }) => at !== null)
  const newest = published.toSorted((one, other) =>
    (one.published_at ?? '') < (other.published_at ?? '') ? 1 : -1,
  )
  return newest.slice(0, most).map(({ summary, published_at }) => {
    const opened = openIndexed({ directory, release: summary.id, collection, shared: undefined })
    try {
      const found = opened.tables[kind]?.findRow(id)
      // The release wrote the row.
      const row = found && (JSON.parse(found.listed) as Readonly<Record<string, unknown>>)
      return { release: summary.id, published_at, row }
    } finally {
      closeRelease(opened)
    }
  })
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

/** A record or a value with a page, as a reporter names it. */
type Named = {
  readonly id: string
  /** Id or token of the release; undefined for the current one. */
  readonly release: string | undefined
  /** Column of the table of records whose value has the page; undefined for a record. */
  readonly dimension?: string
}

const LONGEST_ADDRESS = REPORT_LIMITS.recordCharacters.value

/** Paths that name a record, and those of values with a page. */
const RECORD_PATH =
  /^(?:\/releases\/(?<release>[\w-]+))?(?:\/api\/\w+\/v1)?(?:\/releases\/(?<other>[\w-]+))?\/records\/(?<id>[^/]+?)(?:\.json)?$/
const ANSWER_PATH =
  /^\/api\/\w+\/v1(?:\/releases\/(?<release>[\w-]+))?\/(?:record|staff|member|committee|hearing)$/
const VALUE_PATHS: Readonly<Record<string, string>> = {
  members: 'bioguide',
  states: 'state',
  subcommittees: 'subcommittee',
  'funding-lines': 'funding_line',
}
const NAMED_PATHS: Readonly<Record<string, string>> = { '/recipients': 'recipient', '/accounts': 'account' }

const readNamed = (text: string): Named | undefined => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST_ADDRESS) return undefined
  if (!trimmed.startsWith('/') && !/^https?:\/\//i.test(trimmed)) return { id: trimmed, release: undefined }
  if (!URL.canParse(trimmed, 'http://record.invalid')) return undefined
  return readAddress(new URL(trimmed, 'http://record.invalid'))
}

const readAddress = ({ pathname, searchParams }: URL): Named | undefined => {
  const snapshot = searchParams.get('snapshot') ?? undefined
  const { id, release, other } = RECORD_PATH.exec(pathname)?.groups ?? {}
  if (id !== undefined) return { id: decode(id), release: release ?? other ?? snapshot }
  const asked = ANSWER_PATH.exec(pathname)
  const wanted = searchParams.get('id')
  if (asked !== null && wanted !== null) return { id: wanted, release: asked.groups?.['release'] ?? snapshot }
  const [, folder = '', value = ''] = /^\/([\w-]+)\/([^/]+)$/.exec(pathname) ?? []
  const dimension = VALUE_PATHS[folder]
  if (dimension !== undefined) return { id: decode(value), release: snapshot, dimension }
  const [named, name] = [NAMED_PATHS[pathname], searchParams.get('name')]
  return named === undefined || name === null ? undefined : { id: name, release: snapshot, dimension: named }
}

/** A path with a stray percent sign names nothing. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const findIn = (
  settings: Pick<Settings, 'ROTUNDA_DATA'>,
  { collection, needsKey }: ServedCollection,
  named: Named,
): FoundRecord | undefined => {
  const directory = placesOf(settings, collection).releases
  const releases = listReleases(directory).filter(({ published_at: published }) => published !== null)
  const { summary } =
    releases.find(({ summary: { id, token }, current }) =>
      named.release === undefined ? current : named.release === id || named.release === token,
    ) ?? {}
  if (summary === undefined) return undefined
  const opened = openIndexed({ directory, release: summary.id, collection, shared: undefined })
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
  const kind = corrections?.table ?? ''
  const count = tables[kind]?.select({ [dimension]: [id] }).total ?? 0
  if (count === 0) return undefined
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

const pageOfValue = (dimension: string, value: string): string | null => {
  const folder = Object.entries(VALUE_PATHS).find(([, name]) => name === dimension)?.[0]
  if (folder !== undefined) return `/${folder}/${encodeURIComponent(value)}`
  const path = Object.entries(NAMED_PATHS).find(([, name]) => name === dimension)?.[0]
  return path === undefined ? null : `${path}?${new URLSearchParams({ name: value }).toString()}`
}

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
      title: nameRow(row),
      page: isCorrectable ? `/records/${encodeURIComponent(about.id)}` : null,
      row: withCells(row, found.detail),
      publishers: listPublishers(row),
      fields,
    }
  }
  return undefined
}

const LONGEST_TITLE = 140

const nameRow = (row: Readonly<Record<string, unknown>>): string => {
  const texts = ['title', 'purpose', 'recipient', 'name', 'id'].map((field) => row[field])
  const title = texts.find((value) => typeof value === 'string' && value !== '')
  return typeof title === 'string' ? title.slice(0, LONGEST_TITLE) : ''
}

type Evidence = { readonly publisher?: string }

/** Rows with evidence keep its cells apart. */
const evidenceOf = (row: Readonly<Record<string, unknown>>): readonly Evidence[] =>
  // The release wrote the row.
  Array.isArray(row['evidence']) ? (row['evidence'] as readonly Evidence[]) : []

const withCells = (row: Readonly<Record<string, unknown>>, detail: string | null) => {
  // The release wrote the cells, in the order of the evidence.
  const cells = JSON.parse(detail ?? '[]') as readonly unknown[]
  const evidence = evidenceOf(row).map((one, index) => ({ ...one, cells: cells[index] ?? {} }))
  return evidence.length === 0 ? row : { ...row, evidence }
}

const listPublishers = (row: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(evidenceOf(row).flatMap(({ publisher }) => publisher ?? [])),
]
