import type { DatabaseSync } from 'node:sqlite'
import { foldText } from '../../../platform/index.ts'
import { listValues } from '../dimension-values.ts'
import type { RecordWriter } from '../record-writer.ts'
import { makeCodeWriter } from './code-writer.ts'
import {
  NAMED_COLUMNS,
  nameSets,
  readVocabulary,
  SET_COLUMNS,
  VOCABULARY_COLUMNS,
  type ColumnName,
  type SetColumn,
  type VocabularyColumn,
} from './layout.ts'
import { makeNumberWriter } from './number-writer.ts'
import { makeVocabulary, rankValues, type Value, type Vocabulary } from './vocabulary.ts'

export const COLUMN_TABLES = `
  create table columns (name text primary key, cardinality integer not null) without rowid;
  create table chunks (name text not null, chunk integer not null, numbers blob not null, unique (name, chunk));
  create table dictionary (name text not null, code integer not null, value not null, folded text,
    primary key (name, code)) without rowid;
`

/**
 * Columns whose vocabulary is held in memory: it is as large as what the world has of agencies, accounts and members,
 * whatever the number of records.
 */
export const makeColumnWriters = (database: DatabaseSync): readonly RecordWriter[] => [
  ...VOCABULARY_COLUMNS.map((column) => makeVocabularyWriter(database, column)),
  ...SET_COLUMNS.map((column) => makeSetWriter(database, column)),
]

const makeVocabularyWriter = (database: DatabaseSync, column: VocabularyColumn): RecordWriter => {
  const vocabulary = makeVocabulary()
  const codes = makeCodeWriter(database, column)
  return {
    push(record) {
      const value = readVocabulary(record, column)
      codes.push(value === null ? undefined : vocabulary.add(value))
    },
    end() {
      codes.end(vocabulary.size, writeDictionary(database, column, vocabulary))
    },
  }
}

const makeSetWriter = (database: DatabaseSync, column: SetColumn): RecordWriter => {
  const vocabulary = makeVocabulary()
  const sets = makeVocabulary<string>()
  const codes = makeCodeWriter(database, column)
  return {
    push(record) {
      const values = listValues(record, column)
      codes.push(
        values.length === 0 ? undefined : sets.add(values.map((value) => vocabulary.add(value)).join()),
      )
    },
    end() {
      codes.end(sets.size)
      writeSets(database, column, sets.list(), writeDictionary(database, column, vocabulary))
    },
  }
}

const writeSets = (
  database: DatabaseSync,
  column: SetColumn,
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

/** Gives, for each code of the vocabulary, its final one. */
const writeDictionary = (
  database: DatabaseSync,
  column: ColumnName,
  vocabulary: Vocabulary<Value>,
): Uint32Array => {
  const values = vocabulary.list()
  const ranks = rankValues(values)
  const insert = database.prepare('insert into dictionary (name, code, value, folded) values (?, ?, ?, ?)')
  const isNamed = NAMED_COLUMNS.some((name) => name === column)
  for (const [code, value] of values.entries()) {
    insert.run(column, ranks[code] ?? 0, value, isNamed ? foldText(String(value)) : null)
  }
  return ranks
}
