import type { Columns } from '../columns/open-columns.ts'
import type { Group, Groups, OpenTable } from '../open-table-types.ts'
import type { AnyTable, Filters, Totals } from '../table.ts'
import { inArena } from './arena.ts'
import { groupRows, type RowGroups } from './group-rows.ts'
import type { LruCache } from './lru-cache.ts'
import { makeFilterKey } from './make-filter-key.ts'
import type { Selector } from './make-selector.ts'
import { sortGroups, type MeasuredGroups } from './sort-groups.ts'
import { makeTotaller, type Totalled, type Totaller } from './total-rows.ts'

/**
 * Up to this many groups, all totals are computed at once, while the rows are in the arena, and cached. Most totals of
 * more groups would never be read, so the rows are cached instead.
 */
const FEW = 200
/** Approximate size of a group's totals. */
const TOTALS_BYTES = 600

type AggregatorNeeds = {
  readonly table: AnyTable
  readonly columns: Columns
  readonly totals: Totals
  readonly cache: LruCache
  readonly find: Selector['find']
}

/** Groups the rows of filters. With many groups, a group is totalled when it is taken. */
export const makeAggregator = ({
  table,
  columns,
  totals,
  cache,
  find,
}: AggregatorNeeds): OpenTable['aggregate'] => {
  const totaller = makeTotaller(columns, totals)

  const findGroups = (filters: Filters, dimensions: readonly string[]): FoundGroups =>
    inArena(() => {
      const rows = find(filters)
      const groups = groupRows(columns, rows, dimensions)
      const { count, codes } = groups
      const overlap = groups.rows.length > rows.length
      return count > FEW
        ? { count, codes, overlap, rows: groups.rows.slice(), starts: groups.starts.slice() }
        : { count, codes, overlap, totalled: totalEach(groups, totaller) }
    })

  const makeGroups = (found: FoundGroups, dimensions: readonly string[]): MadeGroups => {
    const measures = measure(found, totaller)
    const get = (index: number): Group => ({
      group: Object.fromEntries(
        dimensions.map((name, at) => [name, readValue(columns, name, found.codes[at]?.[index] ?? 0)]),
      ),
      ...measures.totalOf(index),
    })
    return { count: found.count, overlap: found.overlap, bytes: countBytes(found), ...measures, get }
  }

  return (filters, groupBy, sort = []) => {
    const dimensions = [...totals.apart.filter((name) => !groupBy.includes(name)), ...groupBy]
    const key = `${dimensions.join()} ${makeFilterKey(table, filters)}`
    const make = () => makeGroups(findGroups(filters, dimensions), dimensions)
    const groups = cache.get(`groups ${key}`, make, ({ bytes }) => bytes)
    if (sort.length === 0) return toGroups(groups)
    const order = cache.get(
      `order ${sort.join()} ${key}`,
      () => sortGroups(groups, sort),
      ({ byteLength }) => byteLength,
    )
    return toGroups(groups, order)
  }
}

/** Cached groups: the totals of each if they are few, and the rows of each if they are many. */
type FoundGroups = Pick<RowGroups, 'count' | 'codes'> & { readonly overlap: boolean } & (
    { readonly totalled: readonly Totalled[] } | { readonly rows: Uint32Array; readonly starts: Uint32Array }
  )

const totalEach = ({ count, rows, starts }: RowGroups, { total }: Totaller): readonly Totalled[] =>
  Array.from({ length: count }, (_, index) => total(rows.subarray(starts[index], starts[index + 1])))

const measure = (found: FoundGroups, { total, addUp }: Totaller): Omit<MeasuredGroups, 'count'> => {
  if ('totalled' in found) {
    const totalOf = (index: number): Totalled => found.totalled[index] ?? refuseGroup(index)
    return { totalOf, sumsOf: totalOf }
  }
  const rowsOf = (index: number) => found.rows.subarray(found.starts[index], found.starts[index + 1])
  return { totalOf: (index) => total(rowsOf(index)), sumsOf: (index) => addUp(rowsOf(index)) }
}

const refuseGroup = (index: number): never => {
  throw new Error(`there is no group ${index}`)
}

type MadeGroups = MeasuredGroups & {
  readonly overlap: boolean
  readonly bytes: number
  readonly get: (index: number) => Group
}

/** Returns the groups in their own order, or in this one. */
const toGroups = ({ count, overlap, get }: MadeGroups, order?: Uint32Array): Groups => ({
  length: count,
  overlap,
  slice: (start = 0, end = count) => {
    const length = Math.max(0, Math.min(end, count) - start)
    return Array.from({ length }, (_, index) => get(order?.[start + index] ?? start + index))
  },
})

const readValue = (columns: Columns, name: string, code: number) => {
  const { cardinality, sets } = columns.get(name)
  if (code === (sets?.valueCount ?? cardinality)) return null
  return columns.getValue(name, code)
}

const countBytes = (found: FoundGroups): number => {
  const kept =
    'totalled' in found ? found.count * TOTALS_BYTES : found.rows.byteLength + found.starts.byteLength
  return kept + found.codes.reduce((bytes, each) => bytes + each.byteLength, 0)
}
