import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { stemWord } from '../../apps/service/src/tables/index.ts'
import { SORT_KEYS, type Flat } from './flatten.ts'
import { askSql } from './ask-sql.ts'
import { SETS, VALUES, type Engine, type Question } from './question.ts'
import { writePage, type FindWords, type Statement } from './write-sql.ts'

/** SQLite with an index for each filter in each order, texts apart from what is counted, and words in FTS5. */
export const openSqlite = (file: string, records: Iterable<Flat>): Engine => {
  const database = new DatabaseSync(file)
  database.exec(SCHEMA)
  load(database, records)
  database.exec(INDEXES)
  const statements = new Map<string, StatementSync>()
  const run: Run = ({ sql, values }) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    statement.setReturnArrays(true)
    // Rows are arrays, which the types of Node do not know.
    return statement.all(...values).map((row) => Object.values(row))
  }
  return {
    name: 'SQL with indexes (SQLite)',
    ask: (question) =>
      askSql({ findWords, run, readPage: (...asked) => Promise.resolve(readPage(run, ...asked)) }, question),
    close: () => {
      database.close()
    },
  }
}

const SCHEMA = `
  pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -200000; pragma mmap_size = 2000000000;
  create table texts (position integer primary key, json text not null);
  create table records (position integer primary key, ${VALUES.map((name) => `${name} ${name === 'fiscal_year' ? 'integer' : 'text'}`).join()},
    ${SORT_KEYS.map((key) => `${key} integer`).join()}, amount integer, project text);
  ${SETS.map((name) => `create table set_${name} (value text, position integer, primary key (value, position)) without rowid;`).join('')}
  create virtual table words using fts5 (stems, content='', detail=none, columnsize=0, tokenize='unicode61 remove_diacritics 0');
  begin`

const INDEXES = `
  ${VALUES.flatMap((name) => ['', ...SORT_KEYS.map((key) => `${key}, `)].map((key) => `create index "${name} ${key}" on records (${name}, ${key}position);`)).join('')}
  ${SORT_KEYS.map((key) => `create index "${key}" on records (${key}, position);`).join('')}
  ${SETS.map((name) => `create index "${name} of" on set_${name} (position, value);`).join('')}
  create index "amount" on records (amount, position);
  commit;
  analyze`

const load = (database: DatabaseSync, records: Iterable<Flat>): void => {
  const width = VALUES.length + SORT_KEYS.length + 3
  const insert = database.prepare(`insert into records values (${Array(width).fill('?').join()})`)
  const insertText = database.prepare('insert into texts values (?, ?)')
  const insertWords = database.prepare('insert into words (rowid, stems) values (?, ?)')
  const insertSets = SETS.map((name) => database.prepare(`insert into set_${name} values (?, ?)`))
  for (const { position, json, values, sets, sortKeys, amount, project, stems } of records) {
    insert.run(position, ...values, ...sortKeys, amount, project)
    insertText.run(position, json)
    insertWords.run(position, stems.join(' '))
    for (const [at, set] of sets.entries()) for (const value of set) insertSets[at]?.run(value, position)
  }
}

const readPage = (run: Run, question: Question, where: Statement): (() => readonly number[]) => {
  const { sql, values } = writePage(question, where)
  const [page] = run({
    sql: `select group_concat(position), cast(group_concat(json) as blob) from (${sql}) cross join texts using (position)`,
    values,
  })
  const [positions] = page ?? []
  return () => (typeof positions === 'string' ? positions.split(',').map(Number) : [])
}

type Run = (statement: Statement) => readonly (readonly unknown[])[]

const findWords: FindWords = (words) => ({
  sql: 'position in (select rowid from words where words match ?)',
  values: [words.map((word) => `"${stemWord(word)}"`).join(' AND ')],
})
