import type { RecordFilters } from '@rotunda/contract'
import { Refusal } from '../../../platform/index.ts'
import type { ColumnName } from '../columns/layout.ts'
import type { Column, Columns } from '../columns/open-columns.ts'
import { findValues, VALUE_FILTERS, type ValueFilter } from './find-values.ts'
import { parseSince } from './parse-since.ts'

/** What the codes of one column must be; the records that pass all tests are the filtered set. */
export type CodeTest = {
  readonly name: ColumnName
  readonly column: Column
  /** 1 for each code that passes. */
  readonly allowed: Uint8Array
  /** Records that pass this one. */
  readonly rows: number
}

/**
 * Tests for all filters but `q`. Throws `invalid_query` for an agency, account or member of no record, and for a least
 * amount above the greatest.
 */
export const makeTests = (columns: Columns, filters: RecordFilters): readonly CodeTest[] => [
  ...VALUE_FILTERS.flatMap((name) => testValues(columns, filters, name)),
  ...testAmount(columns, filters),
  ...testChange(columns, filters.changed_since),
]

const testValues = (columns: Columns, filters: RecordFilters, name: ValueFilter): readonly CodeTest[] => {
  const not = `not_${name}` as const
  const allow = (param: ValueFilter | typeof not): Uint8Array | undefined => {
    const values = filters[param]
    return values && allowValues(columns.get(name), findValues(columns, { name, param, values }))
  }
  const wanted = allow(name)
  const unwanted = allow(not)?.map((passes) => 1 - passes)
  return [wanted, unwanted]
    .filter((allowed) => allowed !== undefined)
    .map((allowed) => makeTest(name, columns.get(name), allowed))
}

/** 1 for each code that stands for one of these values, or for a set with one of them. */
const allowValues = ({ cardinality, sets }: Column, values: readonly number[]): Uint8Array => {
  const allowed = new Uint8Array(cardinality + 1)
  if (sets === undefined) for (const code of values) allowed[code] = 1
  else allowSets(sets, new Set(values), allowed)
  return allowed
}

const allowSets = (
  { starts, values }: NonNullable<Column['sets']>,
  wanted: ReadonlySet<number>,
  allowed: Uint8Array,
): void => {
  for (let set = 0; set + 1 < starts.length; set++) {
    const end = starts[set + 1] ?? 0
    for (let index = starts[set] ?? 0; index < end; index++) {
      if (wanted.has(values[index] ?? 0)) allowed[set] = 1
    }
  }
}

const testAmount = (columns: Columns, filters: RecordFilters): readonly CodeTest[] => {
  const { amount_min: least = -Infinity, amount_max: most = Infinity } = filters
  if (least === -Infinity && most === Infinity) return []
  if (least > most) {
    throw new Refusal('invalid_query', `amount_min (${least}) is greater than amount_max (${most}).`, {
      param: 'amount_min',
    })
  }
  const amounts = columns.getAmounts()
  const column = columns.get('amount')
  const allowed = new Uint8Array(column.cardinality + 1)
  allowed.fill(1, countBelow(amounts, least), countBelow(amounts, most + 1))
  return [makeTest('amount', column, allowed)]
}

/** Amounts are whole, and in ascending order. */
const countBelow = (amounts: Float64Array, bound: number): number => {
  let low = 0
  let high = amounts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((amounts[middle] ?? Infinity) < bound) low = middle + 1
    else high = middle
  }
  return low
}

const testChange = (columns: Columns, since: string | undefined): readonly CodeTest[] => {
  if (since === undefined) return []
  const least = parseSince(since)
  const column = columns.get('changed_at')
  const allowed = new Uint8Array(column.cardinality + 1)
  for (const [code, changedAt] of columns.listValues('changed_at').entries()) {
    allowed[code] = Number(Number(changedAt) >= least)
  }
  return [makeTest('changed_at', column, allowed)]
}

const makeTest = (name: ColumnName, column: Column, allowed: Uint8Array): CodeTest => {
  const counts = column.getCounts()
  let rows = 0
  for (let code = 0; code < allowed.length; code++) rows += (allowed[code] ?? 0) * (counts[code] ?? 0)
  return { name, column, allowed, rows }
}
