import type { Columns } from '../columns/open-columns.ts'
import { parseSearch } from '../search/parse-search.ts'
import type { SearchWords } from '../search/search-words.ts'
import type { Selection } from '../open-table-types.ts'
import { listSortKeys, type AnyTable, type Filters } from '../table.ts'
import { inArena, type Numbers } from './arena.ts'
import { intersect, makeRowFilter, type Rows } from './filter-rows.ts'
import { checkRanges } from './limit-column.ts'
import type { LruCache } from './lru-cache.ts'
import { makeFilterKey } from './make-filter-key.ts'
import { makePredicates } from './make-predicates.ts'
import { sortRows } from './sort-rows.ts'

type SelectorNeeds = {
  readonly table: AnyTable
  readonly columns: Columns
  readonly searchWords: SearchWords
  readonly cache: LruCache
}

export type Selector = ReturnType<typeof makeSelector>

/**
 * Finds the rows of filters, and sorts them. Recent results are cached, except those of `find`, which lie in an arena.
 */
export const makeSelector = ({ table, columns, searchWords, cache }: SelectorNeeds) => {
  const columnOf = listSortKeys(table)
  // Always the same array, never written to.
  const all = new Uint32Array(columns.size).map((_, position) => position)
  const filterRows = makeRowFilter(columns, all)

  const search = (q: string): Rows => {
    const parsed = parseSearch(q)
    return cache.get(`search ${JSON.stringify(parsed)}`, () => searchWords(parsed), countBytes)
  }

  const find = (filters: Filters): Numbers => {
    const { q, ...others } = filters
    const predicates = makePredicates(table, columns, others)
    if (q === undefined) return filterRows(predicates)
    const found = search(String(q))
    return predicates.length === 0 ? found : intersect(filterRows(predicates), found)
  }

  const findKept = (filters: Filters): Rows =>
    inArena(() => {
      const found = find(filters)
      return found.length === all.length ? all : found.slice()
    })

  const findRows = (filters: Filters): Rows => {
    const { q, ...others } = filters
    // Cached as the search itself: a copy would take as much room again.
    if (q !== undefined && isEmpty(others)) return search(String(q))
    return cache.get(`rows ${makeFilterKey(table, filters)}`, () => findKept(filters), countBytes)
  }

  const select = (filters: Filters, sort: readonly string[] = []): Selection => {
    const rows = findRows(filters)
    const sorted =
      sort.length === 0
        ? rows
        : cache.get(
            `sorted ${sort.join()} ${makeFilterKey(table, filters)}`,
            () => sortRows(columns, rows, sort, columnOf),
            countBytes,
          )
    return { total: sorted.length, take: (offset, limit) => sorted.slice(offset, offset + limit) }
  }
  const estimate = ({ q: _, ...others }: Filters): number =>
    makePredicates(table, columns, others).reduce((least, { rows }) => Math.min(least, rows), columns.size)

  return { estimate, find, findRows, select }
}

/** Throws `invalid_query` for filters that no data makes right: a wrong `q`, and a range that begins after its end. */
export const checkFilters = (table: AnyTable, filters: Filters): void => {
  if (filters['q'] !== undefined) parseSearch(String(filters['q']))
  checkRanges(table, filters)
}

const isEmpty = (filters: Filters): boolean => Object.values(filters).every((value) => value === undefined)

const countBytes = (rows: Rows): number => rows.byteLength
