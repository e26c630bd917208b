import type { DatabaseSync } from 'node:sqlite'
import { foldText } from '../../platform/index.ts'
import { ID_COLUMN, ITEMS_COLUMN, type AnyTable, type Value } from '../table.ts'
import { nameAmounts, nameSets } from './layout.ts'
import { makeNumberReader, type NumberReader, type SharedNumbers } from './number-reader.ts'

/** A column of codes in memory. */
export type Column = {
  /** Code of each row. */
  readonly codes: Uint32Array
  /** Number of values: codes below it represent values, and the code that equals it is null. */
  readonly cardinality: number
  /** Values of the codes in a set column. */
  readonly sets: ValueSets | undefined
  /** Rows with each code, null the last; counted when it is first asked for. */
  getCounts(): Uint32Array
  /** For each code, the rows with this code and those below it. */
  getEnds(): Uint32Array
}

/** The value codes of set `code` are those from `starts[code]` to before `starts[code + 1]`. */
export type ValueSets = {
  readonly starts: Uint32Array
  readonly values: Uint32Array
  /** Number of values, and the value code of null. */
  readonly valueCount: number
}

/** Columns and dictionaries of an open table. Each column is read when it is first used, and kept. */
export type Columns = {
  /** Rows in all. */
  readonly size: number
  get(name: string): Column
  /** The amounts of a column in ascending order; the code of an amount is its index. */
  getAmounts(name: string): Float64Array
  /** The amount of each row, 0 where it is null. */
  getRowAmounts(name: string): Float64Array
  /** Codes of the values that fold to `folded`, of a column that is filtered so. */
  findCodes(name: string, folded: string): readonly number[]
  /** Code of exactly this value, as a list of none or one. */
  findExact(name: string, value: Value): readonly number[]
  /** Code of an id, as a list of none or one. */
  findIds(folded: string): readonly number[]
  /** All values by code. For columns of few values. */
  listValues(name: string): readonly Value[]
  getValue(name: string, code: number): Value
}

/** An open file of a table, and memory for its columns where other threads share it. */
export type ColumnSource = {
  readonly database: DatabaseSync
  readonly table: AnyTable
  readonly size: number
  readonly shared: SharedNumbers | undefined
}

export const openColumns = ({ database, table, size, shared }: ColumnSource): Columns => {
  const numbers = makeNumberReader(database, shared)
  const columns = new Map<string, Column>()
  const values = new Map<string, readonly Value[]>()
  const amounts = new Map<string, Float64Array>()
  const find = database.prepare('select code from dictionary where name = ? and folded = ?')
  const findRanked = database.prepare(
    'select code from dictionary where name = ? and folded = ? and value = ?',
  )
  const findPosition = database.prepare('select position from ids where id = ?')
  const list = database.prepare('select value from dictionary where name = ? order by code')
  const get = database.prepare('select value from dictionary where name = ? and code = ?')
  const read = (name: string, length: number) => keep(amounts, name, () => numbers.readDoubles(name, length))
  const found = new Map<string, readonly number[]>()
  const listValues: Columns['listValues'] = (name) =>
    keep(values, name, () => list.all(name).map(({ value }) => asValue(value)))
  const getColumn: Columns['get'] = (name) =>
    keep(columns, name, () =>
      readColumn(database, numbers, { name, size, isSet: isSet(kindOf(table, name)) }),
    )
  return {
    size,
    get: getColumn,
    getAmounts: (name) => read(nameAmounts(name).byCode, getColumn(name).cardinality),
    getRowAmounts: (name) => read(nameAmounts(name).byRow, size),
    findCodes: (name, folded) => {
      const key = `${name}\n${folded}`
      const known = found.get(key)
      if (known !== undefined) return known
      const codes = find.all(name, folded).map(({ code }) => Number(code))
      // Empty results are not cached: there are any number of ways to ask for missing values.
      if (codes.length > 0 && found.size < FOUND_KEPT) found.set(key, codes)
      return codes
    },
    findExact: (name, value) =>
      kindOf(table, name) === 'ranked'
        ? findRanked.all(name, foldText(String(value)), value).map(({ code }) => Number(code))
        : findIndex(listValues(name), value),
    findIds: (folded) =>
      findPosition.all(folded).map(({ position }) => getColumn(ID_COLUMN).codes[Number(position)] ?? 0),
    listValues,
    getValue: (name, code) =>
      kindOf(table, name) === 'ranked'
        ? asValue(get.get(name, code)?.['value'])
        : asValue(listValues(name)[code]),
  }
}

/** Number of lookups that are cached. Readers who narrow one page request the same few values repeatedly. */
const FOUND_KEPT = 10_000

const findIndex = (values: readonly Value[], value: Value): readonly number[] => {
  const index = values.indexOf(value)
  return index === -1 ? [] : [index]
}

const kindOf = ({ columns }: AnyTable, name: string) => {
  if (name === ITEMS_COLUMN) return 'values'
  return name === ID_COLUMN ? 'ranked' : columns[name]?.kind
}

/** Kinds with several values in a row. */
const isSet = (kind: ReturnType<typeof kindOf>): boolean => kind === 'values' || kind === 'days'

const keep = <Kept>(kept: Map<string, Kept>, name: string, make: () => Kept): Kept => {
  const known = kept.get(name)
  if (known !== undefined) return known
  const made = make()
  kept.set(name, made)
  return made
}

const asValue = (value: unknown): Value => {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error('a code without a value')
  return value
}

type Wanted = { readonly name: string; readonly size: number; readonly isSet: boolean }

const readColumn = (database: DatabaseSync, numbers: NumberReader, { name, size, isSet }: Wanted): Column => {
  const cardinality = readCardinality(database, name)
  const codes = numbers.readCodes(name, size)
  const sets = isSet ? readSets(database, numbers, name, cardinality) : undefined
  let counts: Uint32Array | undefined
  let ends: Uint32Array | undefined
  const getCounts = (): Uint32Array => (counts ??= countCodes(codes, cardinality))
  return { codes, cardinality, sets, getCounts, getEnds: () => (ends ??= addUp(getCounts())) }
}

const readCardinality = (database: DatabaseSync, name: string): number =>
  Number(database.prepare('select cardinality from columns where name = ?').get(name)?.['cardinality'])

const addUp = (counts: Uint32Array): Uint32Array => {
  let sum = 0
  return counts.map((count) => (sum += count))
}

const countCodes = (codes: Uint32Array, cardinality: number): Uint32Array => {
  const counts = new Uint32Array(cardinality + 1)
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

const readSets = (
  database: DatabaseSync,
  numbers: NumberReader,
  column: string,
  cardinality: number,
): ValueSets => {
  const names = nameSets(column)
  const starts = numbers.readCodes(names.starts, cardinality + 1)
  const values = numbers.readCodes(names.values, starts.at(-1) ?? 0)
  const counted = database.prepare('select count(*) as count from dictionary where name = ?').get(column)
  return { starts, values, valueCount: Number(counted?.['count']) }
}
