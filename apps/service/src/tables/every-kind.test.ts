import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { Type } from 'typebox'
import { openTable } from './open-table.ts'
import type { OpenTable } from './open-table-types.ts'
import type { Filters, Table } from './table.ts'
import { scanAggregate, scanFacet, scanRows, sortByDefault } from './testing.ts'
import { writeTable } from './write-table.ts'
import { ARENA_DEBUG } from './queries/arena.ts'

// A result that reads memory of an ended query is wrong, and is found out.
ARENA_DEBUG.poisons = true

type Row = {
  readonly id: string
  readonly state: string | null
  readonly place: string | null
  readonly current: boolean | null
  readonly flags: readonly boolean[]
  readonly held_on: string | null
  readonly days: readonly string[]
  /** Places of the visit, each with whether it was by day. */
  readonly stays: readonly (readonly [state: string | null, flag: boolean])[]
  /** Whole cents. */
  readonly cost: number | null
}

/** “12.34” is 1234: by its digits, since no double is 12.34. */
const parseCents = (dollars: string | number): number => {
  const [whole = '', cents = ''] = String(dollars).split('.')
  return Number(whole + cents.padEnd(2, '0'))
}

/** One column of each kind that records lack. */
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
  together: { columns: ['state', 'flags'], of: ({ stays }) => stays },
  totals: { amount: 'cost', distinct: 'site', apart: [], marked: 'current' },
  flat: [],
}

/** Filters, order and dimensions. */
type Asked = readonly [Filters, sort: readonly string[], dimensions: readonly string[]]

const ROW: Row = {
  id: 'v-1',
  state: null,
  place: null,
  current: null,
  flags: [],
  held_on: null,
  days: [],
  stays: [],
  cost: null,
}

/** The ends of months and years, a leap day, the first and the last year; cents that no double is; names in two cases. */
const GIVEN: readonly Partial<Row>[] = [
  {
    state: 'US',
    place: 'É',
    current: true,
    flags: [true],
    held_on: '0000-01-01',
    days: ['0000-01-01', '9999-12-31'],
    stays: [
      ['US', true],
      ['us', false],
    ],
    cost: -5,
  },
  {
    state: 'us',
    place: 'é',
    current: false,
    flags: [false, true],
    held_on: '1999-12-31',
    days: ['1999-12-31'],
    stays: [
      ['us', true],
      ['US', false],
      [null, true],
    ],
    cost: 0,
  },
  {
    state: 'Us',
    place: 'e',
    flags: [true, true, false],
    held_on: '2000-01-01',
    days: ['2024-02-29', '2000-01-01', '2024-02-29'],
    cost: 1,
  },
  {
    state: 'US',
    place: 'É',
    current: true,
    flags: [false],
    held_on: '2024-02-29',
    days: ['2024-02-29', '2024-03-01'],
    cost: 2029,
  },
  { place: 'é', current: false, held_on: '2024-03-01', cost: 2030 },
  { state: 'é', current: true, flags: [true, false], held_on: '9999-12-31', cost: 123456 },
  { state: 'us', place: 'e', current: false, flags: [false, false] },
  {},
]
const ROWS = GIVEN.map((row, index): Row => ({ ...ROW, ...row, id: `v-${index}` }))

const OF_EACH_KIND: readonly Asked[] = [
  [{ state: ['US'], flags: ['true'] }, [], []],
  [{ state: ['US', 'us'], not_flags: ['false'] }, ['place'], ['state']],
  [{ not_state: ['US'], not_flags: ['false'] }, [], []],
  [{}, [], []],
  [{}, ['held_on', '-cost'], ['state', 'flags']],
  [{ state: ['US', 'é'] }, ['-place'], ['place', 'current']],
  [{ not_state: ['us'] }, ['-current', 'held_on'], ['place_group']],
  [{ place: ['É'], not_place: ['e'] }, ['flags'], ['place', 'place_group']],
  [{ current: ['true'] }, ['-flags', 'cost'], ['current']],
  [{ not_current: ['true', 'false'] }, [], ['flags', 'state', 'place']],
  [{ flags: ['true'], not_flags: ['false'] }, ['place'], ['flags']],
  [{ cost_min: '20.29', cost_max: '20.3' }, ['-cost'], []],
  [{ cost_min: '0', cost_max: '0.01' }, ['cost'], ['current']],
  [{ held_from: '0000-01-01', held_to: '1999-12-31' }, ['-held_on'], ['state']],
  [{ day_from: '2000-01-01', day_to: '2024-02-29' }, ['-days', 'id'], ['flags']],
  [{ day_from: '2024-03-01' }, ['days'], []],
  [{ day_from: '0999-12-31', day_to: '1999-12-30' }, [], ['state']],
  [{ held_from: '2024-02-29', cost_max: '1234.56' }, ['-held_on'], ['flags']],
]

test('exact values, flags, days and cents are filtered, sorted, counted and added up as a look at each row does', async () => {
  await withTable(ROWS, (opened) => {
    for (const asked of OF_EACH_KIND) holdToScan(opened, ROWS, asked)
  })
})

/** Values whose codes do not fit one key of 32 bits. Neighbours in one order are far apart in every other. */
const MANY = Array.from({ length: 3000 }, (_, index): Row => ({
  ...ROW,
  id: `v-${String(index).padStart(4, '0')}`,
  state: `State ${(index * 7) % 1700}`,
  place: `Place ${String((index * 37) % 2500).padStart(4, '0')}`,
  flags: [[], [true], [false], [false, true]][index % 4] ?? [],
  cost: index % 11 === 0 ? null : (index * 7919) % 1009,
}))

const OF_MANY: readonly Asked[] = [
  [{}, ['-cost', 'place'], ['state', 'place', 'place_group']],
  [{}, ['place', '-cost'], ['place', 'flags', 'state', 'place_group']],
  [{ not_flags: ['true'] }, ['flags', '-cost', 'id'], ['flags', 'state']],
  [{ cost_min: '0.05' }, ['-place'], ['flags', 'place_group', 'state', 'place']],
]

test('thousands of rows, whose codes do not fit one key, are sorted and grouped so, whatever was asked before', async () => {
  const rows = sortByDefault(VISITS, MANY)
  await withTable(rows, (opened) => {
    // Twice, and between others: a query writes to memory that others used before it.
    for (const asked of [...OF_MANY, ...OF_MANY.toReversed()]) holdToScan(opened, rows, asked)
    for (const sort of [['-sum', 'rows'], ['median']])
      assertSame(
        opened.aggregate({}, ['place', 'flags', 'state'], sort).slice(),
        scanAggregate(VISITS, rows, ['place', 'flags', 'state'], sort),
      )
  })
})

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

const holdToScan = (opened: OpenTable, rows: readonly Row[], [filters, sort, dimensions]: Asked): void => {
  const scanned = scanRows(VISITS, rows, filters)
  assertSame(
    readIds(opened, filters, sort),
    scanRows(VISITS, rows, filters, sort).map(({ id }) => id),
  )
  assert.deepEqual(
    opened.facet(filters, dimensions, 9),
    Object.fromEntries(dimensions.map((name) => [name, scanFacet(VISITS, scanned, name, 9)])),
  )
  assertSame(opened.aggregate(filters, dimensions).slice(), scanAggregate(VISITS, scanned, dimensions))
}

/** Shows the first that differs: the difference of thousands takes minutes to be written out. */
const assertSame = (found: readonly unknown[], expected: readonly unknown[]): void => {
  const at = expected.findIndex((one, index) => !isDeepStrictEqual(found[index], one))
  assert.deepEqual([found.length, at, found[at]], [expected.length, at, expected[at]])
}

const readIds = (opened: OpenTable, filters: Filters, sort: readonly string[] = []): readonly string[] => {
  const bytes = opened.readRows(opened.select(filters, sort).take(0, opened.size), ',')
  // The bytes were written from rows of this table.
  return (JSON.parse(`[${Buffer.from(bytes).toString()}]`) as readonly Row[]).map(({ id }) => id)
}
