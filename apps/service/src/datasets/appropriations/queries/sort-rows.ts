import type { SortKey, SortTerm } from '@rotunda/contract'
import type { ColumnName } from '../columns/layout.ts'
import type { Column, Columns } from '../columns/open-columns.ts'
import type { Rows } from './filter-rows.ts'
import { leaveNumbers, takeNumbers } from './numbers.ts'
import { sortByCode, type SortKeys } from './sort-by-code.ts'

/** Each key sorts by the codes of one column; the State is the one of the record, not that of each who asked. */
const COLUMNS: Record<SortKey, ColumnName> = {
  amount: 'amount',
  fiscal_year: 'fiscal_year',
  state: 'own_state',
  subcommittee: 'subcommittee',
  member: 'member',
  recipient: 'recipient',
  title: 'title',
  changed_at: 'changed_at',
  id: 'id',
}

/** The same records by these terms: null last in either direction, in the default order where all terms are equal. */
export const sortRows = (columns: Columns, rows: Rows, sort: readonly SortTerm[]): Uint32Array => {
  const sorted = sort.reduceRight<Uint32Array>((before, term) => {
    const after = sortByTerm(columns, before, term)
    if (after !== before) leaveNumbers(before)
    return after
  }, rows)
  // An array of its own: this one is kept.
  const kept = sorted.slice()
  leaveNumbers(sorted)
  return kept
}

const sortByTerm = (columns: Columns, rows: Uint32Array, term: SortTerm): Uint32Array => {
  const descending = term.startsWith('-')
  // What is left of a term without its minus is a key.
  const column = columns.get(COLUMNS[term.replace('-', '') as SortKey])
  const ascending = makeKeys(column)
  const order = descending ? reverse(rows, ascending) : ascending
  const { items, keys } = sortByCode(rows, order)
  leaveNumbers(keys)
  leaveNumbers(ascending.keyOf)
  if (order !== ascending) leaveNumbers(order.keyOf)
  return items
}

/** Codes sort as they are; of several values the first counts. Null is the last key. */
const makeKeys = ({ codes, cardinality, sets }: Column): SortKeys => {
  if (sets === undefined) return { keyOf: codes, keys: cardinality + 1 }
  const { starts, values, valueCount } = sets
  const keyOf = takeNumbers(codes.length)
  for (let row = 0; row < codes.length; row++) {
    const set = codes[row] ?? cardinality
    keyOf[row] = set === cardinality ? valueCount : (values[starts[set] ?? 0] ?? valueCount)
  }
  return { keyOf, keys: valueCount + 1 }
}

const reverse = (rows: Uint32Array, { keyOf, keys }: SortKeys): SortKeys => {
  const last = keys - 1
  const reversed = takeNumbers(keyOf.length)
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    const key = keyOf[row] ?? last
    reversed[row] = key === last ? last : last - 1 - key
  }
  return { keyOf: reversed, keys }
}
