import type { RowPlace, TableRow } from '../../publishers/index.ts'
import type { RowIdentity } from './build-steps.ts'
import { digestOf } from './digest-of.ts'

const DIGITS = 32

/**
 * Digest of everything that the document states in the row, regardless of its place. A cell that only numbers the rows
 * does not count.
 */
export const cellsKey = (lines: readonly Pick<RowPlace, 'cells'>[], numberedBy?: string): string =>
  digestOf(
    lines.map(({ cells }) => listCells(cells, numberedBy)),
    DIGITS,
  )

/**
 * Key by which a row is compared with itself in other editions. Facts are compared by content, because publishers of
 * entries keep only the id of an entry in its cells.
 */
export const historyKey = (row: TableRow, { content }: RowIdentity): string =>
  content === undefined
    ? cellsKey([row, ...(row.joined ?? [])], row.numberedBy)
    : digestOf([sortKeys(content)], DIGITS)

/** Sorts the keys of objects: publishers keep some objects in the order of the document, which means nothing. */
const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]))
}

type Cells = RowPlace['cells']

/** Lists cells, sorted by header. */
const listCells = (cells: Cells, numberedBy?: string): (readonly [string, string | undefined])[] => {
  const headers = Object.keys(cells)
  if (!isSameList(headers, lastHeaders)) {
    lastHeaders = headers
    lastOrder = sortHeaders(headers)
  }
  if (lastOrder === undefined)
    return Object.entries(cells)
      .filter(([header]) => header !== numberedBy)
      .sort()
  const entries: (readonly [string, string | undefined])[] = []
  for (const header of lastOrder) if (header !== numberedBy) entries.push([header, cells[header]])
  return entries
}

/**
 * Headers of the previous row: all rows of a document have the same headers, and sorting them again costs more than all
 * else.
 */
let lastHeaders: readonly string[] = []
let lastOrder: readonly string[] | undefined = []

/**
 * Sorts headers as JavaScript sorts arrays of a header and its cell: as texts, with a comma between the two. Undefined
 * if a header has a comma, because the order then depends on the cells.
 */
const sortHeaders = (headers: readonly string[]): readonly string[] | undefined =>
  headers.some((header) => header.includes(','))
    ? undefined
    : headers
        .map((header) => `${header},`)
        .sort()
        .map((header) => header.slice(0, -1))

const isSameList = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false
  return true
}
