import {
  type Aggregate,
  type AggregateSortKey,
  type AggregateSortTerm,
  type Dimension,
  type Facets,
  type FullRecord,
  type RecordFilters,
  type SortKey,
  type SortTerm,
} from '@rotunda/contract'
import { foldText, Refusal } from '../../platform/index.ts'
import { compareText } from '../appropriations/compare-text.ts'
import { listValues } from '../appropriations/dimension-values.ts'
import { listMissing } from '../appropriations/list-missing.ts'
import { matchesSearch } from '../appropriations/search/matches-search.ts'
import { parseSearch } from '../appropriations/search/parse-search.ts'
import { listSearchedTexts } from '../appropriations/search/words.ts'

type Value = string | number

/**
 * Records that pass the filters, looked at one by one, in the order asked for. `records` are in default order. Refuses
 * what a snapshot refuses.
 */
export const scanRecords = (
  records: readonly FullRecord[],
  filters: RecordFilters,
  sort: readonly SortTerm[] = [],
): readonly FullRecord[] => {
  refuseUnknownNames(records, filters)
  const tests = makeTests(filters)
  return sortRecords(
    records.filter((record) => tests.every((test) => test(record))),
    sort,
  )
}

/** Counts per value: most frequent first, then by value, null last. */
export const scanFacet = (
  records: readonly FullRecord[],
  dimension: Dimension,
  limit: number,
): NonNullable<Facets[string]> => {
  const counts = new Map<Value | null, number>()
  for (const record of records) {
    for (const value of withNull(listValues(record, dimension)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, rows]) => ({ value, rows }))
    .sort((one, other) => other.rows - one.rows || compareValues(one.value, other.value))
    .slice(0, limit)
}

/** Groups of the records in the order asked for, each row in every group that one of its values belongs to. */
export const scanAggregate = (
  records: readonly FullRecord[],
  groupBy: readonly Dimension[],
  sort: readonly AggregateSortTerm[] = [],
): readonly Aggregate[] => {
  const dimensions: readonly Dimension[] = groupBy.includes('stage') ? groupBy : ['stage', ...groupBy]
  const groups = new Map<string, { values: readonly (Value | null)[]; rows: FullRecord[] }>()
  for (const record of records) {
    for (const values of listGroups(record, dimensions)) {
      const key = JSON.stringify(values)
      const group = groups.get(key) ?? { values, rows: [] }
      groups.set(key, group)
      group.rows.push(record)
    }
  }
  const totals = [...groups.values()]
    .sort((one, other) => compareLists(one.values, other.values))
    .map(({ values, rows }) => ({
      group: Object.fromEntries(dimensions.map((dimension, index) => [dimension, values[index] ?? null])),
      ...totalOf(rows),
    }))
  return sortBy(totals, sort, (key: AggregateSortKey) => (one) => one[key])
}

const refuseUnknownNames = (records: readonly FullRecord[], filters: RecordFilters): void => {
  for (const dimension of ['agency', 'account', 'member'] as const) {
    const known = new Set(records.flatMap((record) => listValues(record, dimension)).map(foldValue))
    for (const param of [dimension, `not_${dimension}`] as const) {
      if (filters[param]?.some((name) => !known.has(foldText(name))) === true) {
        throw new Refusal('invalid_query', 'no record has it', { param })
      }
    }
  }
}

type RecordTest = (record: FullRecord) => boolean

const makeTests = (filters: RecordFilters): readonly RecordTest[] => {
  const { amount_min: least, amount_max: most, changed_since: since } = filters
  if (least !== undefined && most !== undefined && least > most) {
    throw new Refusal('invalid_query', 'the least is above the greatest', { param: 'amount_min' })
  }
  const search = filters.q === undefined ? undefined : parseSearch(filters.q)
  return [
    ...VALUE_FILTERS.flatMap((name) => [
      ...hasValue(name, filters[name]),
      ...hasValue(name, filters[`not_${name}`]).map(negate),
    ]),
    (record) => least === undefined || (record.amount !== null && record.amount >= least),
    (record) => most === undefined || (record.amount !== null && record.amount <= most),
    (record) => since === undefined || Date.parse(record.changed_at) >= Date.parse(since),
    (record) => search === undefined || matchesSearch(search, listSearchedTexts(record)),
  ]
}

const VALUE_FILTERS = [
  ...(['dataset', 'chamber', 'stage', 'fiscal_year', 'state', 'project_state'] as const),
  ...(['subcommittee', 'agency', 'account', 'member', 'bioguide', 'recipient', 'party', 'district'] as const),
  ...(['funding_line', 'id', 'missing'] as const),
] as const

const hasValue = (
  name: (typeof VALUE_FILTERS)[number],
  wanted: readonly Value[] | undefined,
): readonly RecordTest[] => {
  if (wanted === undefined) return []
  const folded = new Set(wanted.map(foldValue))
  return [(record) => listFiltered(record, name).some((value) => folded.has(foldValue(value)))]
}

const listFiltered = (record: FullRecord, name: (typeof VALUE_FILTERS)[number]): readonly Value[] => {
  if (name === 'id') return [record.id]
  if (name === 'missing') return listMissing(record)
  if (name === 'district')
    return listValues(record, name).flatMap((one) => [one, String(one).replace('-', '')])
  return listValues(record, name)
}

const negate =
  (test: RecordTest): RecordTest =>
  (record) =>
    !test(record)

const foldValue = (value: Value): Value => (typeof value === 'string' ? foldText(value) : value)

const sortRecords = (records: readonly FullRecord[], sort: readonly SortTerm[]): readonly FullRecord[] =>
  sortBy(records, sort, (key: SortKey) => SORT_VALUES[key])

/** Null last in either direction, as they stand where all terms are equal. */
const sortBy = <Item, Key extends string>(
  items: readonly Item[],
  sort: readonly (Key | `-${Key}`)[],
  readerOf: (key: Key) => (item: Item) => Value | null,
): readonly Item[] =>
  items.toSorted((one, other) => {
    for (const term of sort) {
      // What is left of a term without its minus is a key.
      const read = readerOf(term.replace(/^-/u, '') as Key)
      const order = compareSorted(read(one), read(other), term.startsWith('-'))
      if (order !== 0) return order
    }
    return 0
  })

const SORT_VALUES: Record<SortKey, (record: FullRecord) => Value | null> = {
  amount: ({ amount }) => amount,
  fiscal_year: ({ fiscal_year }) => fiscal_year,
  state: ({ state }) => state,
  subcommittee: ({ subcommittee }) => subcommittee,
  member: ({ requestors }) => requestors[0]?.name ?? null,
  recipient: ({ recipient }) => recipient,
  title: ({ title }) => title,
  changed_at: ({ changed_at }) => Date.parse(changed_at),
  id: ({ id }) => id,
}

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

const listGroups = (
  record: FullRecord,
  dimensions: readonly Dimension[],
): readonly (readonly (Value | null)[])[] =>
  dimensions.reduce<readonly (readonly (Value | null)[])[]>(
    (groups, dimension) =>
      groups.flatMap((group) => withNull(listValues(record, dimension)).map((value) => [...group, value])),
    [[]],
  )

const totalOf = (rows: readonly FullRecord[]): Omit<Aggregate, 'group'> => {
  const amounts = listAmounts(rows)
  const projects = Map.groupBy(rows, ({ project }) => project)
  const ofProjects = [...projects.values()].flatMap((same) => listAmounts(same).slice(0, 1))
  return {
    rows: rows.length,
    projects: projects.size,
    amount_sum: sumOrNull(amounts),
    amount_sum_of_projects: sumOrNull(ofProjects),
    amount_min: amounts[0] ?? null,
    amount_max: amounts.at(-1) ?? null,
    amount_median: medianOf(amounts),
    amount_missing: rows.length - amounts.length,
  }
}

const listAmounts = (rows: readonly FullRecord[]): readonly number[] =>
  rows
    .map(({ amount }) => amount)
    .filter((amount) => amount !== null)
    .sort((one, other) => one - other)

const sumOrNull = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)

const medianOf = (amounts: readonly number[]): number | null => {
  const lower = amounts[Math.ceil(amounts.length / 2) - 1]
  const upper = amounts[Math.floor(amounts.length / 2)]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}
