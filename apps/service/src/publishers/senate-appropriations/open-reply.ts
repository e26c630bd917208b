import { isJsonObject } from '../json/is-json-object.ts'
import { parseJsonDocument } from '../json/parse-json-document.ts'
import { DocumentRefused } from '../publisher.ts'

/** A reply with its rows not yet looked at. */
export type Reply = {
  readonly rows: readonly unknown[]
  /** JSON Pointer to the list of rows. */
  readonly pointer: string
  /** Names of the columns where rows are lists; undefined where each row names its own. */
  readonly columns: readonly unknown[] | undefined
  /** Rows of the whole year, as the grid counts them; undefined where it does not. */
  readonly total: number | undefined
}

export const REPLY = "reply of the Senate's request grid"
const KEYS = ['recordstotal', 'recordsfiltered', 'draw', 'columns', 'data']

/**
 * A reply of the grid: rows as objects, or as ColdFusion writes a query, the names once and rows as lists, directly or
 * within DATA. Names count in any case. Throws a DocumentRefused for every other shape.
 */
export const openReply = (bytes: Uint8Array): Reply => {
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

/** Entries by their key in lower case. */
const readEntries = (value: unknown, where: string): ReadonlyMap<string, Entry> => {
  if (!isJsonObject(value)) throw new DocumentRefused(`This is no ${REPLY}: ${where} is not an object.`)
  const entries = new Map<string, Entry>()
  for (const [key, one] of Object.entries(value)) {
    const name = key.toLowerCase()
    if (!KEYS.includes(name) || entries.has(name))
      throw new DocumentRefused(
        `This is no ${REPLY}: ${where} has "${key}"${entries.has(name) ? ' twice' : ''}. Known: ${KEYS.join(', ')}.`,
      )
    entries.set(name, { key, value: one })
  }
  return entries
}

const readTable = (rows: Entry, columns: Entry | undefined): Pick<Reply, 'rows' | 'columns'> => {
  if (columns !== undefined && !Array.isArray(columns.value))
    throw new DocumentRefused(`This is no ${REPLY}: ${columns.key} is not a list of names.`)
  // Lists of anything: the rows are looked at one by one.
  return { rows: rows.value as unknown[], columns: columns?.value as unknown[] | undefined }
}

const readTotal = (value: unknown): number | undefined => {
  if (value === undefined) return undefined
  const total = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  if (typeof total === 'number' && Number.isSafeInteger(total) && total >= 0) return total
  throw new DocumentRefused(`This is no ${REPLY}: RECORDSTOTAL is not a number of rows.`)
}
