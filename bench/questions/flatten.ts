import type { FullRecord } from '@rotunda/contract'
import { RECORDS } from '../../apps/service/src/collections/appropriations/records.ts'
import {
  listWords,
  stemWord,
  toValue,
  type OpenTable,
  type Value,
} from '../../apps/service/src/tables/index.ts'
import { readRecords } from './read-records.ts'
import { SETS, SORTS, VALUES } from './question.ts'

/** Columns of one record, the same for both databases. */
export type Flat = {
  readonly position: number
  readonly json: string
  readonly values: readonly (Value | null)[]
  readonly sets: readonly (readonly Value[])[]
  /**
   * Ready keys for each order, ascending and descending, null last in both: a database need not know how texts are
   * folded to be sorted.
   */
  readonly sortKeys: readonly number[]
  readonly amount: number | null
  readonly project: string
  readonly stems: readonly string[]
}

export const SORT_KEYS = SORTS.flatMap((name) => [`${name}_up`, `${name}_down`])

export function* flatten(index: OpenTable): Generator<Flat> {
  const columns = SORTS.map((name) => index.columns.get(name))
  let position = 0
  for (const { record, json } of readRecords(index)) {
    const sortKeys = columns.flatMap(({ codes, cardinality }) => {
      const code = codes[position] ?? cardinality
      return [code, code === cardinality ? 1 : -code]
    })
    yield {
      position,
      json,
      sortKeys,
      amount: record.amount,
      project: record.project,
      values: VALUES.map((name) => valueOf(name, record)),
      sets: SETS.map((name) => setOf(name, record)),
      stems: [...new Set(textsOf(record).flatMap(listWords).map(stemWord))],
    }
    position++
  }
}

const textsOf = (record: FullRecord): readonly string[] => RECORDS.textsOf?.(record) ?? []

const valueOf = (name: string, record: FullRecord): Value | null => {
  const column = RECORDS.columns[name]
  if (column?.kind !== 'value') throw new Error(`${name} has not one value`)
  const cell = column.of(record)
  return cell === null ? null : toValue(cell)
}

const setOf = (name: string, record: FullRecord): readonly Value[] => {
  const column = RECORDS.columns[name]
  if (column?.kind !== 'values') throw new Error(`${name} has not several values`)
  return column.of(record).map(toValue)
}
