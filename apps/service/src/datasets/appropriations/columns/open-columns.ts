import type { DatabaseSync } from 'node:sqlite'
import { AMOUNTS, nameSets, RANKED_COLUMNS, SET_COLUMNS, type ColumnName, type SetColumn } from './layout.ts'
import { readNumbers } from './number-writer.ts'
import type { Value } from './vocabulary.ts'

/** A column of codes in memory. */
export type Column = {
  /** Of each record. */
  readonly codes: Uint32Array
  /** Codes below it stand for values; the code that equals it stands for null. */
  readonly cardinality: number
  /** What the codes of a set column stand for. */
  readonly sets: ValueSets | undefined
  /** Records with each code, null the last; counted when it is first asked for. */
  getCounts(): Uint32Array
}

/** The value codes of set `code` are those from `starts[code]` to before `starts[code + 1]`. */
export type ValueSets = {
  readonly starts: Uint32Array
  readonly values: Uint32Array
  /** Values in all; null has this value code. */
  readonly valueCount: number
}

/** Columns and dictionaries of an open snapshot. Each column is read when it is first used, and kept. */
export type Columns = {
  /** Records in all. */
  readonly size: number
  get(name: ColumnName): Column
  /** Amounts in ascending order; the code of an amount is its index. */
  getAmounts(): Float64Array
  /** Amount of each record, 0 where it is null. */
  getRecordAmounts(): Float64Array
  /** Codes of the values that fold to `folded`. */
  findCodes(name: ColumnName, folded: string): readonly number[]
  /** The code of an id, in a list of none or one. */
  findIds(id: string): readonly number[]
  /** All values by code. For columns of few values. */
  listValues(name: ColumnName): readonly Value[]
  getValue(name: ColumnName, code: number): Value
}

export const openColumns = (database: DatabaseSync, size: number): Columns => {
  const columns = new Map<string, Column>()
  const values = new Map<string, readonly Value[]>()
  const find = database.prepare('select code from dictionary where name = ? and folded = ?')
  const findPosition = database.prepare('select position from ids where id = ?')
  const list = database.prepare('select value from dictionary where name = ? order by code')
  const get = database.prepare('select value from dictionary where name = ? and code = ?')
  const listValues: Columns['listValues'] = (name) =>
    keep(values, name, () => list.all(name).map(({ value }) => asValue(value)))
  let amounts: Float64Array | undefined
  let recordAmounts: Float64Array | undefined
  const getColumn: Columns['get'] = (name) => keep(columns, name, () => readColumn(database, name, size))
  return {
    size,
    get: getColumn,
    getAmounts: () => (amounts ??= readAmounts(database)),
    getRecordAmounts: () =>
      (recordAmounts ??= readNumbers(database, AMOUNTS.byRecord, new Float64Array(size))),
    findCodes: (name, folded) => find.all(name, folded).map(({ code }) => Number(code)),
    findIds: (id) => findPosition.all(id).map(({ position }) => getColumn('id').codes[Number(position)] ?? 0),
    listValues,
    getValue: (name, code) =>
      isRanked(name) ? asValue(get.get(name, code)?.['value']) : asValue(listValues(name)[code]),
  }
}

const keep = <Kept>(kept: Map<string, Kept>, name: string, make: () => Kept): Kept => {
  const known = kept.get(name)
  if (known !== undefined) return known
  const made = make()
  kept.set(name, made)
  return made
}

const isRanked = (name: ColumnName): boolean => RANKED_COLUMNS.some((ranked) => ranked === name)

const asValue = (value: unknown): Value => {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error('a code without a value')
  return value
}

const readColumn = (database: DatabaseSync, name: ColumnName, size: number): Column => {
  const cardinality = readCardinality(database, name)
  const codes = readNumbers(database, name, new Uint32Array(size))
  const setColumn = SET_COLUMNS.find((column) => column === name)
  const sets = setColumn && readSets(database, setColumn, cardinality)
  let counts: Uint32Array | undefined
  return { codes, cardinality, sets, getCounts: () => (counts ??= countCodes(codes, cardinality)) }
}

const readCardinality = (database: DatabaseSync, name: ColumnName): number =>
  Number(database.prepare('select cardinality from columns where name = ?').get(name)?.['cardinality'])

const readAmounts = (database: DatabaseSync): Float64Array =>
  readNumbers(database, AMOUNTS.byCode, new Float64Array(readCardinality(database, 'amount')))

const countCodes = (codes: Uint32Array, cardinality: number): Uint32Array => {
  const counts = new Uint32Array(cardinality + 1)
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

const readSets = (database: DatabaseSync, column: SetColumn, cardinality: number): ValueSets => {
  const names = nameSets(column)
  const starts = readNumbers(database, names.starts, new Uint32Array(cardinality + 1))
  const values = readNumbers(database, names.values, new Uint32Array(starts.at(-1) ?? 0))
  const counted = database.prepare('select count(*) as count from dictionary where name = ?').get(column)
  return { starts, values, valueCount: Number(counted?.['count']) }
}
