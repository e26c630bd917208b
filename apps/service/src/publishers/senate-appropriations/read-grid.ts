import { findNearest } from '../../platform/index.ts'
import { cellText, isJsonObject, parseJsonDocument } from '../json/parse-json-document.ts'
import { DocumentRefused, ENTER_HEADER } from '../publisher.ts'
import { GRID_FIELDS, type GridField, type GridKeys } from './grid-years.ts'

export type GridCells = {
  /** Text by the key of the source, word for word. */
  readonly cells: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<GridField, string>>
}

/** One row of a reply. `read` is undefined if its value cannot be divided into cells. */
export type GridRow = {
  readonly pointer: string
  readonly value: unknown
  readonly read: GridCells | undefined
}

type Grid = { readonly rows: readonly GridRow[]; readonly total: number | undefined }

/** Reads all rows of a reply. Throws a DocumentRefused if a row has an unknown key, or lacks a known one. */
export const readGrid = (bytes: Uint8Array, known: GridKeys): Grid => {
  const { reply, columns, match } = openGrid(bytes, known)
  const readRow = (value: unknown, index: number): GridRow => ({
    pointer: `${reply.pointer}/${index}`,
    value,
    read: readCells(listCells(value, columns), match),
  })
  return { rows: reply.rows.map(readRow), total: reply.total }
}

/** Refuses the replies that readGrid refuses, without reading their rows. */
export const checkGrid = (bytes: Uint8Array, known: GridKeys): void => {
  const { reply, columns, match } = openGrid(bytes, known)
  for (const row of reply.rows)
    if (isJsonObject(row)) match(Object.keys(row))
    else listCells(row, columns)
}

const openGrid = (bytes: Uint8Array, known: GridKeys) => {
  const reply = openReply(bytes)
  const match = rememberMatches(known)
  const columns = reply.columns === undefined ? undefined : readColumns(reply.columns, match)
  return { reply, columns, match }
}

/**
 * Reads the number of rows in the year, from any page of it. Throws a DocumentRefused if the page does not state it.
 */
export const readGridTotal = (bytes: Uint8Array): number => {
  const { total } = openReply(bytes)
  if (total === undefined)
    throw new DocumentRefused('The grid does not say how many rows there are: no RECORDSTOTAL.')
  return total
}

type Match = (keys: readonly string[]) => ReadonlyMap<string, GridField>

/** Makes a matcher that matches each list of keys once: thousands of rows have the same keys. */
const rememberMatches = (known: GridKeys): Match => {
  const matches = new Map<string, ReadonlyMap<string, GridField>>()
  return (keys) => {
    const name = JSON.stringify(keys)
    const match = matches.get(name) ?? matchKeys(keys, known)
    matches.set(name, match)
    return match
  }
}

const readColumns = (columns: readonly unknown[], match: Match): readonly string[] => {
  const named = columns.map((name) => (typeof name === 'string' ? name : JSON.stringify(name)))
  // Unknown names are a fault of the document even if it has no rows.
  match(named)
  return named
}

/** Lists the key and value of each cell; undefined if the value is not a row. */
const listCells = (
  value: unknown,
  columns: readonly string[] | undefined,
): readonly (readonly [string, unknown])[] | undefined => {
  if (isJsonObject(value)) return Object.entries(value)
  if (!Array.isArray(value)) return undefined
  if (columns === undefined)
    throw new DocumentRefused('The rows of this reply are lists, and nothing names the columns.')
  return value.length === columns.length
    ? columns.map((key, index) => [key, value[index]] as const)
    : undefined
}

const readCells = (
  entries: readonly (readonly [string, unknown])[] | undefined,
  match: Match,
): GridCells | undefined => {
  if (entries === undefined) return undefined
  const fieldOf = match(entries.map(([key]) => key))
  const cells: Record<string, string> = {}
  const fields: Partial<Record<GridField, string>> = {}
  for (const [key, value] of entries) {
    const text = cellText(value)
    const field = fieldOf.get(key)
    if (text === undefined || field === undefined) return undefined
    cells[key] = text
    fields[field] = text
  }
  // Each field has a key: otherwise the document was refused.
  return { cells, fields: fields as GridCells['fields'] }
}

/**
 * Finds the field of each key of a row. A key must match as a whole: `recipient_address` is not a recipient. Throws a
 * DocumentRefused for an unknown, a repeated or a missing key.
 */
const matchKeys = (keys: readonly string[], known: GridKeys): ReadonlyMap<string, GridField> => {
  const fields = new Map<string, GridField>()
  const taken = new Set<GridField>()
  for (const key of keys) {
    const name = key.toLowerCase()
    const field = Object.hasOwn(known, name) ? known[name] : undefined
    if (field === undefined) throw new DocumentRefused(describeUnknown(key, Object.keys(known)))
    if (taken.has(field)) throw new DocumentRefused(`A row of the request grid has two keys for ${field}.`)
    taken.add(field)
    fields.set(key, field)
  }
  const absent = GRID_FIELDS.find((field) => !taken.has(field))
  if (absent !== undefined) throw new DocumentRefused(`A row of the request grid has no key for ${absent}.`)
  return fields
}

const describeUnknown = (key: string, known: readonly string[]): string => {
  const nearest = findNearest(key, known)
  const hint = nearest === undefined ? '' : ` The nearest known key is "${nearest}".`
  return `A row of the request grid has the key "${key}", which is not known.${hint} Known: ${known.join(', ')}. ${ENTER_HEADER}`
}

/** A reply whose rows are not checked yet. */
type Reply = {
  readonly rows: readonly unknown[]
  /** JSON Pointer to the list of rows. */
  readonly pointer: string
  /** Names of the columns if rows are lists; undefined if each row names its own. */
  readonly columns: readonly unknown[] | undefined
  /** Number of rows of the whole year, as the grid counts them; undefined if it does not. */
  readonly total: number | undefined
}

export const REPLY = "reply of the Senate's request grid"
const KEYS = ['recordstotal', 'recordsfiltered', 'draw', 'columns', 'data']

/**
 * Opens a reply of the grid. Its rows are objects, or it has the form in which ColdFusion writes a query: the names
 * once and rows as lists, directly or within DATA. Ignores the case of names. Throws a DocumentRefused for every other
 * shape.
 */
const openReply = (bytes: Uint8Array): Reply => {
  const reply = readEntries(parseJsonDocument(bytes, REPLY), 'it')
  const total = readTotal(reply.get('recordstotal')?.value)
  const data = reply.get('data')
  if (data === undefined) throw new DocumentRefused(`This is no ${REPLY}: it has no DATA.`)
  if (Array.isArray(data.value))
    return { ...readTable(data, reply.get('columns')), total, pointer: `/${data.key}` }
  const query = readEntries(data.value, data.key)
  const rows = query.get('data')
  if (!Array.isArray(rows?.value))
    throw new DocumentRefused(`This is no ${REPLY}: ${data.key} holds no list.`)
  return { ...readTable(rows, query.get('columns')), total, pointer: `/${data.key}/${rows.key}` }
}

type Entry = { readonly key: string; readonly value: unknown }

/** Reads entries by their key in lower case. */
const readEntries = (value: unknown, where: string): ReadonlyMap<string, Entry> => {
  if (!isJsonObject(value)) throw new DocumentRefused(`This is no ${REPLY}: ${where} is not an object.`)
  const entries = new Map<string, Entry>()
  for (const [key, content] of Object.entries(value)) {
    const name = key.toLowerCase()
    if (!KEYS.includes(name) || entries.has(name))
      throw new DocumentRefused(
        `This is no ${REPLY}: ${where} has "${key}"${entries.has(name) ? ' twice' : ''}. Known: ${KEYS.join(', ')}.`,
      )
    entries.set(name, { key, value: content })
  }
  return entries
}

const readTable = (rows: Entry, columns: Entry | undefined): Pick<Reply, 'rows' | 'columns'> => {
  if (columns !== undefined && !Array.isArray(columns.value))
    throw new DocumentRefused(`This is no ${REPLY}: ${columns.key} is not a list of names.`)
  // The lists can hold anything: the rows are checked one by one.
  return { rows: rows.value as unknown[], columns: columns?.value as unknown[] | undefined }
}

const readTotal = (value: unknown): number | undefined => {
  if (value === undefined) return undefined
  const total = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  if (typeof total === 'number' && Number.isSafeInteger(total) && total >= 0) return total
  throw new DocumentRefused(`This is no ${REPLY}: RECORDSTOTAL is not a number of rows.`)
}
