import { createHash } from 'node:crypto'
import type { Freshness } from '@rotunda/contract'
import type { TObject } from 'typebox'
import { Refusal } from '../../platform/index.ts'
import { makeRows, type CellColumn, type Rows } from '../data/rows.ts'
import type { ListQuery } from './describe-list.ts'

/** A whole list as it is now. The same `rows` object always has the same content. */
export type List<Row> = { readonly rows: readonly Row[]; readonly freshness: Freshness }

type ListMeta = {
  readonly snapshot: string
  readonly next_offset: number | null
  readonly total: number
  /** The limit of the query; null for the whole list. */
  readonly limit: number | null
  readonly offset: number
  readonly freshness: Freshness
  readonly attribution: string
}

/** The rows that pass a query, the place of the page in them, and its `meta`. */
export type Page = {
  readonly rows: Rows
  readonly place: { readonly offset: number; readonly limit: number }
  readonly meta: ListMeta
}

type PageNeeds<Row, Query> = {
  readonly item: TObject
  readonly keeps: (row: Row, query: Query) => boolean
}

/**
 * Makes a page of a list. All pages of one walk come from one version of the list: a page of another version is a 409.
 */
export const makePage = <Row extends object, Query extends ListQuery>(
  { item, keeps }: PageNeeds<Row, Query>,
  { rows, freshness }: List<Row>,
  query: Query,
): Page => {
  const snapshot = getSnapshot(rows)
  if (query.snapshot !== undefined && query.snapshot !== snapshot) refuseOldSnapshot(snapshot)
  const kept = rows.filter((row) => keeps(row, query))
  const total = kept.length
  const { offset = 0, limit = null } = query
  const place = { offset, limit: limit ?? total }
  const end = offset + place.limit
  const next_offset = end < total ? end : null
  const attribution = `Data: Rotunda, from ${freshness.source}. Keep the source and its dates.`
  const meta = { snapshot, next_offset, total, limit, offset, freshness, attribution }
  return { rows: makeRows(kept, columnsOf(item)), place, meta }
}

/** Makes a column for each field. Several values share a cell, separated by "; ". */
const columnsOf = ({ properties }: TObject): readonly CellColumn<object>[] =>
  Object.keys(properties).map((name) => ({
    name,
    type: 'text',
    valueOf: (row) => toCell(Object.getOwnPropertyDescriptor(row, name)?.value),
  }))

/** Turns a field into a cell: text, number or boolean, several texts, or objects, written as JSON. */
const toCell = (value: unknown): string | number | null => {
  if (Array.isArray(value) && typeof value[0] === 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return value.join('; ')
  if (typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'boolean' ? String(value) : null
}

const refuseOldSnapshot = (current: string): never => {
  throw new Refusal(
    'snapshot_changed',
    `The list has changed since that snapshot. Discard the pages read so far and start again without the parameter ` +
      `snapshot. The current snapshot is "${current}".`,
    { currentSnapshot: current },
  )
}

const snapshots = new WeakMap<readonly unknown[], string>()

/** Returns the token of a list, a digest of its content: all processes have the same token for the same list. */
export const getSnapshot = (rows: readonly unknown[]): string => {
  const known = snapshots.get(rows)
  if (known !== undefined) return known
  const token = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)
  snapshots.set(rows, token)
  return token
}
