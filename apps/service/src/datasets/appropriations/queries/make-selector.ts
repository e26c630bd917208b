import type { RecordFilters, SortTerm } from '@rotunda/contract'
import type { Columns } from '../columns/open-columns.ts'
import { parseSearch } from '../search/parse-search.ts'
import type { SearchWords } from '../search/search-words.ts'
import type { Selection } from '../snapshot.ts'
import { intersect, makeRowFilter, type Rows } from './filter-rows.ts'
import type { KeptResults } from './kept-results.ts'
import { makeFilterKey } from './make-filter-key.ts'
import { makeTests } from './make-tests.ts'
import { sortRows } from './sort-rows.ts'

type SelectorNeeds = {
  readonly columns: Columns
  readonly searchWords: SearchWords
  readonly kept: KeptResults
}

export type Selector = ReturnType<typeof makeSelector>

/** Finds the records of filters, and puts them in order. What was found lately is kept. */
export const makeSelector = ({ columns, searchWords, kept }: SelectorNeeds) => {
  const filterRows = makeRowFilter(columns)

  const search = (q: string): Rows => {
    const parsed = parseSearch(q)
    return kept.get(`search ${JSON.stringify(parsed)}`, () => searchWords(parsed), countBytes)
  }

  const find = (filters: RecordFilters): Rows => {
    const { q, ...others } = filters
    const tests = makeTests(columns, others)
    if (q === undefined) return filterRows(tests)
    return tests.length === 0 ? search(q) : intersect(filterRows(tests), search(q))
  }

  const findRows = (filters: RecordFilters): Rows =>
    kept.get(`rows ${makeFilterKey(filters)}`, () => find(filters), countBytes)

  const select = (filters: RecordFilters, sort: readonly SortTerm[] = []): Selection => {
    const rows = findRows(filters)
    const sorted =
      sort.length === 0
        ? rows
        : kept.get(
            `sorted ${sort.join()} ${makeFilterKey(filters)}`,
            () => sortRows(columns, rows, sort),
            countBytes,
          )
    return { total: sorted.length, take: (offset, limit) => sorted.slice(offset, offset + limit) }
  }
  return { findRows, select }
}

const countBytes = (rows: Rows): number => rows.byteLength
