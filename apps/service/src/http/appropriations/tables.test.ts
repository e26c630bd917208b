import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AGGREGATE_SORT_KEYS,
  AggregatesQuery,
  ChangesQuery,
  DIMENSIONS,
  FundingLineChangesQuery,
  FundingLinesQuery,
  RecordsQuery,
} from '@rotunda/contract'
import { FUNDING_LINES, RECORDS } from '../../collections/appropriations/index.ts'
import { listDimensions, listSortKeys, pickFilters, type AnyTable } from '../../tables/index.ts'

/** Parameters that choose no rows. */
const OTHERS = [
  'sort',
  'fields',
  'facet',
  'facet_limit',
  'totals',
  'group_by',
  'limit',
  'offset',
  'snapshot',
  'format',
  'all',
  'trailer',
  'bom',
]

const listChoices = (query: { readonly properties: object }): readonly string[] =>
  Object.keys(query.properties).filter((name) => !OTHERS.includes(name))

const LISTS: readonly (readonly [AnyTable, typeof RecordsQuery | typeof FundingLinesQuery])[] = [
  [RECORDS, RecordsQuery],
  [FUNDING_LINES, FundingLinesQuery],
]

const isFilter = (table: AnyTable, name: string): boolean =>
  Object.hasOwn(pickFilters(table, { [name]: '' }), name)

for (const [table, query] of LISTS)
  test(`what can be asked of ${table.name} is what its table answers, no more and no less`, () => {
    const { sort, facet } = query.properties
    assert.deepEqual(
      listChoices(query).filter((name) => !isFilter(table, name)),
      [],
    )
    const columns = ['id', ...Object.keys(table.columns)]
    const filters = columns.flatMap((name) => [name, `not_${name}`]).filter((name) => isFilter(table, name))
    for (const name of filters) assert.ok(Object.hasOwn(query.properties, name), name)
    assert.deepEqual(
      new Set(sort.items.enum),
      new Set(Object.keys(listSortKeys(table)).flatMap((key) => [key, `-${key}`])),
    )
    assert.deepEqual(new Set(facet.items.enum), new Set(listDimensions(table)))
  })

test('totals are by the dimensions of records, and of the same filters', () => {
  assert.deepEqual(listChoices(AggregatesQuery), listChoices(RecordsQuery))
  assert.deepEqual([...DIMENSIONS], listDimensions(RECORDS))
  assert.equal(AggregatesQuery.properties.sort.items.enum.length, AGGREGATE_SORT_KEYS.length * 2)
})

test('changes are chosen by the filters of the lists that they are changes of', () => {
  const ofChanges = ['from', 'change']
  for (const [changes, list] of [
    [ChangesQuery, RecordsQuery],
    [FundingLineChangesQuery, FundingLinesQuery],
  ] as const)
    assert.deepEqual(listChoices(changes), [...ofChanges, ...listChoices(list)])
})
