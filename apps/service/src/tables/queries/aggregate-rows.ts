import type { Columns } from '../columns/open-columns.ts'
import type { Group, Groups, OpenTable } from '../open-table-types.ts'
import type { AnyTable, Totals } from '../table.ts'
import type { Rows } from './filter-rows.ts'
import { groupRows, type RowGroups } from './group-rows.ts'
import type { LruCache } from './lru-cache.ts'
import { makeFilterKey } from './make-filter-key.ts'
import type { Selector } from './make-selector.ts'
import { sortGroups, type MeasuredGroups } from './sort-groups.ts'
import { makeTotaller } from './total-rows.ts'

/** Of so few groups, the totals are kept with the groups. */
const FEW = 1000
/** What the totals of a group take, roughly. */
const TOTALS_BYTES = 600

type AggregatorNeeds = {
  readonly table: AnyTable
  readonly columns: Columns
  readonly totals: Totals
  readonly cache: LruCache
  readonly findRows: Selector['findRows']
}

/** Groups the rows of filters; what a group comes to is added up when it is taken. */
export const makeAggregator = ({
  table,
  columns,
  totals,
  cache,
  findRows,
}: AggregatorNeeds): OpenTable['aggregate'] => {
  const { total, addUp } = makeTotaller(columns, totals)

  const makeGroups = (groups: RowGroups, rows: Rows, dimensions: readonly string[]): MadeGroups => {
    const rowsOf = (index: number) => groups.rows.subarray(groups.starts[index], groups.starts[index + 1])
    const totalOf = (index: number) => total(rowsOf(index))
    const sumsOf = (index: number) => addUp(rowsOf(index))
    const make = (index: number): Group => ({
      group: Object.fromEntries(
        dimensions.map((name, at) => [name, readValue(columns, name, groups.codes[at]?.[index] ?? 0)]),
      ),
      ...totalOf(index),
    })
    const made: Group[] = []
    const get = groups.count > FEW ? make : (index: number) => (made[index] ??= make(index))
    const overlap = groups.rows.length > rows.length
    return { count: groups.count, overlap, bytes: countBytes(groups), totalOf, sumsOf, get }
  }

  return (filters, groupBy, sort = []) => {
    const dimensions = [...totals.apart.filter((name) => !groupBy.includes(name)), ...groupBy]
    const key = `${dimensions.join()} ${makeFilterKey(table, filters)}`
    const make = () => {
      const rows = findRows(filters)
      return makeGroups(groupRows(columns, rows, dimensions), rows, dimensions)
    }
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

type MadeGroups = MeasuredGroups & {
  readonly overlap: boolean
  readonly bytes: number
  readonly get: (index: number) => Group
}

/** As they stand, or in this order. */
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

const countBytes = ({ count, rows, starts, codes }: RowGroups): number =>
  rows.byteLength +
  starts.byteLength +
  codes.reduce((bytes, each) => bytes + each.byteLength, 0) +
  (count > FEW ? 0 : count * TOTALS_BYTES)
