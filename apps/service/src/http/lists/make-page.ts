import { createHash } from 'node:crypto'
import type { Freshness } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import type { ListQuery } from './list-query.ts'

/** A whole list as it is now. The same `rows` object stands for the same content. */
export type List<Row> = { readonly rows: readonly Row[]; readonly freshness: Freshness }

export type Page<Row> = {
  data: Row[]
  meta: {
    snapshot: string
    next_offset: number | null
    total: number
    limit: number | null
    offset: number
    freshness: Freshness
  }
}

/** The asked part of a list. All pages of one walk come from one version of it: another version is a 409. */
export const makePage = <Row>(
  { rows, freshness }: List<Row>,
  query: ListQuery,
  keeps: (row: Row) => boolean,
): Page<Row> => {
  const snapshot = getSnapshot(rows)
  if (query.snapshot !== undefined && query.snapshot !== snapshot) refuseOldSnapshot(snapshot)
  const { offset = 0, limit = null } = query
  const kept = rows.filter(keeps)
  const end = limit === null ? kept.length : offset + limit
  const next_offset = end < kept.length ? end : null
  const meta = { snapshot, next_offset, total: kept.length, limit, offset, freshness }
  return { data: kept.slice(offset, end), meta }
}

const refuseOldSnapshot = (current: string): never => {
  throw new Refusal(
    'snapshot_changed',
    `The list has changed since that snapshot. Drop the pages read so far and start again without the parameter ` +
      `snapshot; the current one is "${current}".`,
    { currentSnapshot: current },
  )
}

const snapshots = new WeakMap<readonly unknown[], string>()

/** Made from the content alone, so that every process and every restart gives the same token for the same list. */
const getSnapshot = (rows: readonly unknown[]): string => {
  const known = snapshots.get(rows)
  if (known !== undefined) return known
  const token = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)
  snapshots.set(rows, token)
  return token
}
