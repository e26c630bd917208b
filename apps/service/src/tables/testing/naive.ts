import { foldText, Refusal } from '../../platform/index.ts'
import { toValue } from '../columns/to-value.ts'
import { compareText } from '../compare-text.ts'
import type { Totalled } from '../queries/total-rows.ts'
import type { Group } from '../open-table-types.ts'
import { matchesSearch } from './matches-search.ts'
import { parseSearch } from '../search/parse-search.ts'
import {
  ID_COLUMN,
  listSortKeys,
  type Cell,
  type Column,
  type Filters,
  type Table,
  type Totals,
  type Value,
} from '../table.ts'

/**
 * Filters and sorts rows one by one, as a reference for the index. `rows` are in default order. Refuses the same
 * queries as an index.
 */
export const scanRows = <Row>(
  table: Table<Row>,
  rows: readonly Row[],
  filters: Filters,
  sort: readonly string[] = [],
): readonly Row[] => {
  const { tests: together, others } = testTogether(table, rows, filters)
  const tests = [
    ...together,
    ...columnsOf(table).flatMap(([name, column]) => testColumn(rows, name, column, others)),
  ]
  const search = filters['q'] === undefined ? undefined : parseSearch(String(filters['q']))
  const found = rows.filter(
    (row) =>
      tests.every((test) => test(row)) &&
      (search === undefined || matchesSearch(search, table.textsOf?.(row) ?? [])),
  )
  const keys = listSortKeys(table)
  const columns = Object.fromEntries(columnsOf(table))
  return sortBy(found, sort, (key) => {
    const column = columns[keys[key] ?? '']
    return (row) => (column === undefined ? null : (listValues(column, row)[0] ?? null))
  })
}

/** Counts per value: most frequent first, then by value, null last. */
export const scanFacet = <Row>(
  table: Table<Row>,
  rows: readonly Row[],
  dimension: string,
  limit: number,
): { value: Value | null; rows: number }[] => {
  const counts = new Map<Value | null, number>()
  for (const row of rows) {
    for (const value of withNull(valuesOf(table, dimension, row)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, rows: count }))
    .sort((one, other) => other.rows - one.rows || compareValues(one.value, other.value))
    .slice(0, limit)
}

/** Groups of the rows in the order asked for, each row in every group that one of its values belongs to. */
export const scanAggregate = <Row>(
  table: Table<Row>,
  rows: readonly Row[],
  groupBy: readonly string[],
  sort: readonly string[] = [],
): readonly Group[] => {
  const { totals } = table
  if (totals === undefined) throw new Error(`${table.name} has no totals`)
  const dimensions = [...totals.apart.filter((name) => !groupBy.includes(name)), ...groupBy]
  const groups = new Map<string, { values: readonly (Value | null)[]; rows: Row[] }>()
  for (const row of rows) {
    for (const values of listGroups(table, row, dimensions)) {
      const key = JSON.stringify(values)
      const group = groups.get(key) ?? { values, rows: [] }
      groups.set(key, group)
      group.rows.push(row)
    }
  }
  const totalled = [...groups.values()]
    .sort((one, other) => compareLists(one.values, other.values))
    .map(({ values, rows: members }) => ({
      group: Object.fromEntries(dimensions.map((dimension, index) => [dimension, values[index] ?? null])),
      ...totalOf(table, totals, members),
    }))
  return sortBy(totalled, sort, (key) => (one) => one[key as keyof Totalled])
}

const columnsOf = <Row>(table: Table<Row>): readonly (readonly [string, Column<Row>])[] => [
  [ID_COLUMN, { kind: 'ranked', of: table.idOf, filter: { folded: true } }],
  ...Object.entries(table.columns),
]

/** Instants are compared as times: one of them has several texts. Flags are texts. */
const listValues = <Row>(column: Column<Row>, row: Row): readonly Value[] => {
  // A repeated value of a row counts once.
  const cells = [...new Set([column.of(row)].flat())].filter((cell) => cell !== null)
  if (column.kind === 'instant') return cells.map((cell) => Date.parse(String(cell)))
  return cells.map(toValue)
}

const valuesOf = <Row>(table: Table<Row>, name: string, row: Row): readonly Value[] => {
  const column = table.columns[name]
  return column === undefined ? [] : listValues(column, row)
}

type RowTest<Row> = (row: Row) => boolean

const testColumn = <Row>(
  rows: readonly Row[],
  name: string,
  column: Column<Row>,
  filters: Filters,
): readonly RowTest<Row>[] => {
  const read = (row: Row) => listValues(column, row)
  if (column.kind === 'amount') {
    const { least, greatest, parse } = column.range
    return testRange([least, greatest], parse, read, filters)
  }
  if (column.kind === 'day' || column.kind === 'days')
    return testRange([column.range.first, column.range.last], undefined, read, filters)
  if (column.kind === 'instant') return testInstant(filters[column.since], read)
  if (column.kind === 'group' || column.filter === undefined) return []
  const { parse, refuseUnknown, folded } = column.filter
  const toKey = (value: Value) => (folded === true ? foldText(String(value)) : value)
  const ask = (param: string): RowTest<Row> | undefined => {
    const asked = filters[param]
    if (asked === undefined) return undefined
    const wanted = new Set([asked].flat().map((value) => toKey(parse?.(value) ?? value)))
    const known = refuseUnknown === true ? new Set(rows.flatMap(read).map(toKey)) : wanted
    if ([...wanted].some((value) => !known.has(value)))
      throw new Refusal('invalid_query', 'no row has it', { param })
    return (row) => read(row).some((value) => wanted.has(toKey(value)))
  }
  const [has, hasNot] = [ask(name), ask(`not_${name}`)]
  return [...(has === undefined ? [] : [has]), ...(hasNot === undefined ? [] : [(row: Row) => !hasNot(row)])]
}

/** Filters that one item of a row must fit, where they are asked together. */
const testTogether = <Row>(
  { columns, together }: Table<Row>,
  rows: readonly Row[],
  filters: Filters,
): { readonly tests: readonly RowTest<Row>[]; readonly others: Filters } => {
  if (together === undefined) return { tests: [], others: filters }
  const isPart = (param: string) => together.columns.includes(param.replace(/^not_/, ''))
  const asked = Object.entries(filters).filter(([param, value]) => isPart(param) && value !== undefined)
  const isBy = together.by === undefined || filters[together.by] !== undefined
  if (asked.length < 2 || !isBy) return { tests: [], others: filters }
  const fits = asked.map(([param, value]) => {
    const name = param.replace(/^not_/, '')
    const filter = ((column) => (column && 'filter' in column ? column.filter : undefined) ?? {})(
      columns[name],
    )
    const key = (one: Value) => (filter.folded === true ? foldText(String(one)) : String(one))
    const wanted = [value ?? []].flat().map((one) => key(filter.parse?.(one) ?? one))
    const read = (item: readonly (Cell | null)[]) => item[together.columns.indexOf(name)] ?? null
    const has = rows
      .flatMap((row) => together.of(row).flatMap((item) => read(item) ?? []))
      .map((one) => key(toValue(one)))
    if (filter.refuseUnknown === true && wanted.some((one) => !has.includes(one)))
      throw new Refusal('invalid_query', 'no row has it', { param })
    return {
      isOpposite: name !== param,
      test: (item: readonly (Cell | null)[]) => {
        const cell = read(item)
        return cell !== null && wanted.includes(key(toValue(cell)))
      },
    }
  })
  const positive = fits.filter(({ isOpposite }) => !isOpposite)
  const listItems = (row: Row) => together.of(row).filter((item) => positive.every(({ test }) => test(item)))
  return {
    tests: [
      (row) => positive.length === 0 || listItems(row).length > 0,
      ...fits
        .filter(({ isOpposite }) => isOpposite)
        .map(
          ({ test }) =>
            (row: Row) =>
              !listItems(row).some(test),
        ),
    ],
    others: Object.fromEntries(Object.entries(filters).filter(([param]) => !isPart(param))),
  }
}

const testRange = <Row>(
  [from, to]: readonly [string, string],
  parse: ((value: Value) => Value) | undefined,
  read: (row: Row) => readonly Value[],
  filters: Filters,
): readonly RowTest<Row>[] => {
  const [least, greatest] = [filters[from], filters[to]].map((bound) => {
    const [value] = [bound].flat()
    return value === undefined ? undefined : (parse?.(value) ?? value)
  })
  if (least !== undefined && greatest !== undefined && least > greatest)
    throw new Refusal('invalid_query', 'the range ends before it begins', { param: from })
  if (least === undefined && greatest === undefined) return []
  return [(row) => read(row).some((value) => (least ?? value) <= value && value <= (greatest ?? value))]
}

const testInstant = <Row>(
  since: Filters[string],
  read: (row: Row) => readonly Value[],
): readonly RowTest<Row>[] => {
  if (since === undefined) return []
  const least = Date.parse(String(since))
  return [(row) => read(row).some((value) => Number(value) >= least)]
}

/** Null sorts last in either direction; rows stay in the given order if all terms are equal. */
const sortBy = <Item>(
  items: readonly Item[],
  sort: readonly string[],
  readerOf: (key: string) => (item: Item) => Value | null,
): readonly Item[] =>
  items.toSorted((one, other) => {
    for (const term of sort) {
      const read = readerOf(term.replace(/^-/u, ''))
      const order = compareSorted(read(one), read(other), term.startsWith('-'))
      if (order !== 0) return order
    }
    return 0
  })

const compareSorted = (one: Value | null, other: Value | null, descending: boolean): number =>
  one === null || other === null || !descending ? compareValues(one, other) : compareValues(other, one)

/** Numbers by size; texts as folded, then as they are; null last. */
const compareValues = (one: Value | null, other: Value | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other)
  return compareText(foldText(one), foldText(other)) || compareText(one, other)
}

const compareLists = (one: readonly (Value | null)[], other: readonly (Value | null)[]): number => {
  for (const [index, value] of one.entries()) {
    const order = compareValues(value, other[index] ?? null)
    if (order !== 0) return order
  }
  return 0
}

const withNull = (values: readonly Value[]): readonly (Value | null)[] =>
  values.length === 0 ? [null] : values

const listGroups = <Row>(
  table: Table<Row>,
  row: Row,
  dimensions: readonly string[],
): readonly (readonly (Value | null)[])[] =>
  dimensions.reduce<readonly (readonly (Value | null)[])[]>(
    (groups, dimension) =>
      groups.flatMap((group) => withNull(valuesOf(table, dimension, row)).map((value) => [...group, value])),
    [[]],
  )

const totalOf = <Row>(table: Table<Row>, totals: Totals, rows: readonly Row[]): Totalled => {
  const listAmounts = (members: readonly Row[]): readonly number[] =>
    members
      .flatMap((row) => valuesOf(table, totals.amount, row).map(Number))
      .sort((one, other) => one - other)
  const amounts = listAmounts(rows)
  const things = Map.groupBy(rows, (row) => valuesOf(table, totals.distinct, row)[0])
  const ofThings = [...things.values()].flatMap((same) => listAmounts(same).slice(0, 1))
  return {
    rows: rows.length,
    distinct: things.size,
    marked: rows.filter((row) => totals.marked && valuesOf(table, totals.marked, row)[0] === 'true').length,
    missing: rows.length - amounts.length,
    sum: sumOrNull(amounts),
    sum_of_distinct: sumOrNull(ofThings),
    min: amounts[0] ?? null,
    max: amounts.at(-1) ?? null,
    median: medianOf(amounts),
  }
}

const sumOrNull = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)

const medianOf = (amounts: readonly number[]): number | null => {
  const lower = amounts[Math.ceil(amounts.length / 2) - 1]
  const upper = amounts[Math.floor(amounts.length / 2)]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}
