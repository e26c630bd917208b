import type { DatabaseSync } from 'node:sqlite'
import { foldText } from '../../platform/index.ts'
import type { RowWriter } from '../row-writer.ts'
import {
  ITEMS_COLUMN,
  type Cell,
  type Column,
  type Filter,
  type Table,
  type Together,
  type Value,
} from '../table.ts'
import { makeCodeWriter } from './code-writer.ts'
import { makeDictionary, rankValues, type Dictionary } from './dictionary.ts'
import { nameSets } from './layout.ts'
import { makeNumberWriter } from './number-writer.ts'
import { readDay } from './read-day.ts'
import { toValue } from './to-value.ts'

export const COLUMN_TABLES = `
  create table columns (name text primary key, cardinality integer not null) without rowid;
  create table chunks (name text not null, chunk integer not null, numbers blob not null, unique (name, chunk));
  create table dictionary (name text not null, code integer not null, value not null, folded text,
    primary key (name, code)) without rowid;
`

/** Dictionary-encoded columns of few values: their dictionaries are held in memory while they are written. */
export const makeColumnWriters = <Row>(
  database: DatabaseSync,
  { columns, together }: Table<Row>,
): readonly RowWriter<Row>[] => [
  ...(together === undefined ? [] : [makeItemWriter(database, together)]),
  ...Object.entries(columns).flatMap(([name, column]) => {
    if (column.kind === 'values') return [makeSetWriter(database, name, column)]
    if (column.kind === 'days')
      return [makeSetWriter(database, name, { of: (row: Row) => column.of(row).map(readDay) })]
    if (column.kind === 'value') return [makeValueWriter(database, { name, ...column })]
    if (column.kind === 'day')
      return [makeValueWriter(database, { name, of: (row: Row) => toDay(column.of(row)) })]
    // One instant has several texts.
    if (column.kind === 'instant')
      return [makeValueWriter(database, { name, of: (row: Row) => toInstant(column.of(row)) })]
    return []
  }),
]

/** Each item is one value: its parts as JSON. */
const makeItemWriter = <Row>(database: DatabaseSync, { of }: Together<Row>): RowWriter<Row> =>
  makeSetWriter<Row>(database, ITEMS_COLUMN, { of: (row) => of(row).map((item) => JSON.stringify(item)) })

const toDay = (text: string | null): string | null => (text === null ? null : readDay(text))

const toInstant = (text: string | null): number | null => (text === null ? null : Date.parse(text))

type ValueColumn<Row> = {
  readonly name: string
  readonly of: (row: Row) => Cell | null
  readonly filter?: Filter
}

const makeValueWriter = <Row>(
  database: DatabaseSync,
  { name, of, filter }: ValueColumn<Row>,
): RowWriter<Row> => {
  const dictionary = makeDictionary()
  const codes = makeCodeWriter(database, name)
  return {
    push(row) {
      const value = of(row)
      codes.push(value === null ? undefined : dictionary.add(toValue(value)))
    },
    end() {
      codes.end(dictionary.size, writeDictionary(database, { name, dictionary, filter }))
    },
  }
}

const makeSetWriter = <Row>(
  database: DatabaseSync,
  name: string,
  { of, filter }: Pick<Extract<Column<Row>, { kind: 'values' }>, 'of' | 'filter'>,
): RowWriter<Row> => {
  const dictionary = makeDictionary()
  const sets = makeDictionary<string>()
  const codes = makeCodeWriter(database, name)
  return {
    push(row) {
      // A repeated value of a row counts once. The first value stays first, because orders use it.
      const values = [...new Set(of(row).map(toValue))].map((value) => dictionary.add(value))
      codes.push(values.length === 0 ? undefined : sets.add(values.join()))
    },
    end() {
      codes.end(sets.size)
      writeSets(database, name, sets.list(), writeDictionary(database, { name, dictionary, filter }))
    },
  }
}

const writeSets = (
  database: DatabaseSync,
  column: string,
  sets: readonly string[],
  ranks: Uint32Array,
): void => {
  const names = nameSets(column)
  const starts = makeNumberWriter(database, names.starts, Uint32Array)
  const values = makeNumberWriter(database, names.values, Uint32Array)
  let start = 0
  for (const set of sets) {
    starts.push(start)
    for (const code of set.split(',')) {
      values.push(ranks[Number(code)] ?? 0)
      start++
    }
  }
  starts.push(start)
  starts.end()
  values.end()
}

type WrittenDictionary = {
  readonly name: string
  readonly dictionary: Dictionary<Value>
  readonly filter: Filter | undefined
}

/** Writes the dictionary, and returns the final code of each of its codes. */
const writeDictionary = (
  database: DatabaseSync,
  { name, dictionary, filter }: WrittenDictionary,
): Uint32Array => {
  const values = dictionary.list()
  const ranks = rankValues(values)
  const insert = database.prepare('insert into dictionary (name, code, value, folded) values (?, ?, ?, ?)')
  for (const [code, value] of values.entries()) {
    insert.run(name, ranks[code] ?? 0, value, filter?.folded ? foldText(String(value)) : null)
  }
  return ranks
}
