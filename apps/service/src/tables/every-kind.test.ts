import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { Type } from 'typebox'
import { Refusal } from '../platform/index.ts'
import { openTable } from './open-table.ts'
import type { OpenTable } from './open-table-types.ts'
import { listDimensions, listSortKeys, type Filters, type Table } from './table.ts'
import { scanAggregate, scanFacet, scanRows, sortByDefault } from './testing.ts'
import { writeTable } from './write-table.ts'

type Row = {
  readonly id: string
  readonly state: string | null
  readonly place: string | null
  readonly current: boolean | null
  readonly flags: readonly boolean[]
  readonly held_on: string | null
  readonly days: readonly string[]
  /** Whole cents. */
  readonly cost: number | null
}

/** “12.34” is 1234: by its digits, since no double is 12.34. */
const parseCents = (dollars: string | number): number => {
  const [whole = '', cents = ''] = String(dollars).split('.')
  return Number(whole + cents.padEnd(2, '0'))
}

/** One column of each kind that records have none of. */
const VISITS: Table<Row> = {
  name: 'visits',
  schema: Type.Object({}),
  idOf: ({ id }) => id,
  orderOf: ({ id }) => id,
  columns: {
    state: { kind: 'value', of: ({ state }) => state, filter: {}, dimension: true },
    place: { kind: 'ranked', of: ({ place }) => place, filter: {}, sort: 'place', dimension: true },
    place_group: { kind: 'ranked', of: ({ place }) => place, dimension: true },
    current: { kind: 'value', of: ({ current }) => current, filter: {}, sort: 'current', dimension: true },
    flags: { kind: 'values', of: ({ flags }) => flags, filter: {}, sort: 'flags', dimension: true },
    held_on: {
      kind: 'day',
      of: ({ held_on }) => held_on,
      sort: 'held_on',
      range: { first: 'held_from', last: 'held_to' },
    },
    days: {
      kind: 'days',
      of: ({ days }) => days,
      sort: 'days',
      range: { first: 'day_from', last: 'day_to' },
    },
    cost: {
      kind: 'amount',
      of: ({ cost }) => cost,
      sort: 'cost',
      range: { least: 'cost_min', greatest: 'cost_max', parse: parseCents },
    },
    site: { kind: 'group', of: ({ held_on }) => held_on ?? '' },
  },
  totals: { amount: 'cost', distinct: 'site', apart: [] },
  flat: [],
}

const anyOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 })

/** The ends of months and years, a leap day, and the first and the last year that a day of this form can have. */
const anyDay = anyOf(
  '0000-01-01',
  '0999-12-31',
  '1999-12-31',
  '2000-01-01',
  '2024-02-29',
  '2024-03-01',
  '2026-10-09',
  '2026-10-10',
  '9999-12-31',
)
const anyCents = anyOf(-5, 0, 1, 99, 100, 101, 1999, 2000, 2029, 123456)
const anyDollars = anyOf('0', '0.01', '0.99', '1', '1.0', '1.01', '19.99', '20', '20.29', '20.3', '1234.56')

/** Exact: no two of them are the same. */
const anyState = anyOf('US', 'us', 'Us', 'É', 'é', 'e')

const anyRow = fc.record({
  state: orNull(anyState),
  place: orNull(anyState),
  current: orNull(fc.boolean()),
  flags: fc.array(fc.boolean(), { maxLength: 4 }),
  held_on: orNull(anyDay),
  days: fc.array(anyDay, { maxLength: 3 }),
  cost: orNull(anyCents),
})

const anyRows: fc.Arbitrary<readonly Row[]> = fc
  .array(anyRow, { maxLength: 40 })
  .map((rows) => rows.map((row, index) => ({ id: `v-${String(index).padStart(2, '0')}`, ...row })))

const anyFlag = fc.array(anyOf('true', 'false'), { minLength: 1, maxLength: 2 })

/** Many filters at once leave nothing to compare. */
const chooseFew = <Item>(items: Item[]) => fc.subarray(items, { maxLength: Math.min(3, items.length) })

const anyFilters: fc.Arbitrary<Filters> = fc
  .record(
    {
      state: fc.array(anyState, { minLength: 1, maxLength: 2 }),
      not_state: fc.array(anyState, { minLength: 1, maxLength: 2 }),
      place: fc.array(anyState, { minLength: 1, maxLength: 2 }),
      not_place: fc.array(anyState, { minLength: 1, maxLength: 2 }),
      current: anyFlag,
      not_current: anyFlag,
      flags: anyFlag,
      not_flags: anyFlag,
      held_from: anyDay,
      held_to: anyDay,
      day_from: anyDay,
      day_to: anyDay,
      cost_min: anyDollars,
      cost_max: anyDollars,
    },
    { requiredKeys: [] },
  )
  .chain((all) => chooseFew(Object.entries(all)))
  .map((entries) => Object.fromEntries(entries))

const anySort = fc
  .shuffledSubarray(Object.keys(listSortKeys(VISITS)), { maxLength: 2 })
  .chain((keys) => fc.tuple(...keys.map((key) => anyOf(key, `-${key}`))))

const anyDimensions = fc.shuffledSubarray([...listDimensions(VISITS)])

test('exact values, flags, days and cents are filtered, sorted, counted and added up as a look at each row does', async () => {
  await onAnyTable(
    fc.tuple(anyFilters, anySort, anyDimensions),
    (opened, rows, [filters, sort, dimensions]) => {
      const found = answer(() => ({
        ids: readIds(opened, filters, sort),
        facets: opened.facet(filters, dimensions, 9),
        groups: opened.aggregate(filters, dimensions).slice(),
      }))
      const expected = answer(() => {
        const scanned = scanRows(VISITS, rows, filters)
        return {
          ids: scanRows(VISITS, rows, filters, sort).map(({ id }) => id),
          facets: Object.fromEntries(dimensions.map((name) => [name, scanFacet(VISITS, scanned, name, 9)])),
          groups: scanAggregate(VISITS, scanned, dimensions),
        }
      })
      assert.deepEqual(found, expected)
    },
  )
})

const ROW: Row = {
  id: 'v-1',
  state: null,
  place: null,
  current: null,
  flags: [],
  held_on: null,
  days: [],
  cost: null,
}

test('the first and the last day are in the range, and a row without a day is in none', async () => {
  const days = ['2024-02-28', '2024-02-29', '2024-03-01', null]
  const rows = days.map((held_on, index) => ({ ...ROW, id: `v-${index}`, held_on }))
  await withTable(rows, (opened) => {
    assert.deepEqual(readIds(opened, { held_from: '2024-02-29', held_to: '2024-03-01' }), ['v-1', 'v-2'])
    assert.deepEqual(readIds(opened, { held_to: '2024-02-29' }), ['v-0', 'v-1'])
    assert.deepEqual(readIds(opened, {}, ['-held_on']), ['v-2', 'v-1', 'v-0', 'v-3'])
    assert.throws(
      () => opened.select({ held_from: '2024-03-01', held_to: '2024-02-29' }),
      /held_from \(2024-03-01\) is greater than held_to \(2024-02-29\)/,
    )
  })
})

test('a value that a row has twice counts once', async () => {
  await withTable([{ ...ROW, flags: [true, false, true], cost: 5 }], (opened) => {
    const counted = opened.facet({}, ['flags'], 9)['flags']
    assert.deepEqual(
      counted?.map(({ rows }) => rows),
      [1, 1],
    )
    assert.deepEqual(
      opened
        .aggregate({}, ['flags'])
        .slice()
        .map(({ rows, sum }) => [rows, sum]),
      [
        [1, 5],
        [1, 5],
      ],
    )
  })
})

test('what is filtered exactly is so after the same in another case was asked, and an id is not', async () => {
  await withTable([{ ...ROW, state: 'US' }], (opened) => {
    assert.deepEqual(readIds(opened, { state: 'US' }), ['v-1'])
    assert.deepEqual(readIds(opened, { state: 'us' }), [])
    assert.equal(opened.aggregate({ state: ['US'] }, []).length, 1)
    assert.equal(opened.aggregate({ state: ['us'] }, []).length, 0)
    assert.deepEqual(readIds(opened, { id: 'V-1' }), ['v-1'])
  })
})

test('a column of any kind may have any name, such as those that SQLite or the writer have for rows', async () => {
  const { place, cost, site } = VISITS.columns
  assert.ok(place && cost && site)
  for (const name of ['position', 'first', 'rowid', 'staged'])
    for (const column of [place, cost, site]) {
      const table = { ...VISITS, columns: { ...VISITS.columns, [name]: column } }
      const rows = [
        { ...ROW, place: 'B', cost: 2 },
        { ...ROW, id: 'v-2', place: 'A', cost: 1 },
      ]
      await withTable(
        rows,
        (opened) => {
          const { codes } = opened.columns.get(name)
          assert.deepEqual([...codes], column.kind === 'group' ? [0, 0] : [1, 0], `${name} ${column.kind}`)
        },
        table,
      )
    }
})

test('a text that is no day, and an amount that is not whole, are not written', async () => {
  for (const held_on of ['2023-02-29', '20230201', '2023-2-1', '2023-02-01T00:00', '+002023-02-01', ''])
    await assert.rejects(withTable([{ ...ROW, held_on }]), Error, held_on)
  await assert.rejects(withTable([{ ...ROW, cost: 12.34 }]), /amount 12\.34 of v-1 is not whole/)
})

const withTable = async (
  rows: readonly Row[],
  look: (opened: OpenTable) => void = () => undefined,
  table = VISITS,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-table-'))
  try {
    const path = join(folder, 'visits.sqlite')
    await writeTable(path, table, sortByDefault(table, rows))
    const opened = openTable(path, table)
    try {
      look(opened)
    } finally {
      opened.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Many questions to each table: writing one costs more than asking. */
const onAnyTable = async <Query>(
  anyQuery: fc.Arbitrary<Query>,
  check: (opened: OpenTable, rows: readonly Row[], query: Query) => void,
) => {
  const anyQueries = fc.array(anyQuery, { minLength: 15, maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(anyRows, anyQueries, (rows, queries) =>
      withTable(rows, (opened) => {
        for (const query of queries) check(opened, rows, query)
      }),
    ),
    { numRuns: 40 },
  )
}

const readIds = (opened: OpenTable, filters: Filters, sort: readonly string[] = []): readonly string[] => {
  const bytes = opened.readRows(opened.select(filters, sort).take(0, opened.size), ',')
  // What was written: rows of this table.
  return (JSON.parse(`[${Buffer.from(bytes).toString()}]`) as readonly Row[]).map(({ id }) => id)
}

/** A refusal is an answer too. */
const answer = <Answer>(ask: () => Answer) => {
  try {
    return ask()
  } catch (cause) {
    if (cause instanceof Refusal) return { refused: cause.code, param: cause.param }
    throw cause
  }
}
