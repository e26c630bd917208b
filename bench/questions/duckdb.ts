import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { stemWord } from '../../apps/service/src/tables/index.ts'
import { SORT_KEYS, type Flat } from './flatten.ts'
import { askSql } from './ask-sql.ts'
import { SETS, VALUES, type Engine, type Question } from './question.ts'
import { writePage, type FindWords, type Statement } from './write-sql.ts'

/**
 * DuckDB with tables of its own on all cores. Sets and words are tables in the order of their values, so that what a
 * filter does not need is passed over; it has no full-text search without an extension from elsewhere.
 */
export const openDuckdb = async (file: string, records: Iterable<Flat>): Promise<Engine> => {
  const instance = await DuckDBInstance.create(file)
  const connection = await instance.connect()
  await connection.run(SCHEMA)
  await load(connection, records)
  await connection.run(ORDERED)
  const run: Run = async ({ sql, values }) => (await connection.runAndReadAll(sql, [...values])).getRowsJS()
  return {
    name: 'DuckDB',
    ask: (question) => askSql({ findWords, run, readPage: (...asked) => readPage(run, ...asked) }, question),
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

const typeOf = (name: string): string => (name === 'fiscal_year' ? 'integer' : 'varchar')

const SCHEMA = `
  create table texts (position integer primary key, json varchar);
  create table records (position integer, ${VALUES.map((name) => `${name} ${typeOf(name)}`).join()},
    ${SORT_KEYS.map((key) => `${key} integer`).join()}, amount double, project varchar);
  ${[...SETS, 'stem'].map((name) => `create table loaded_${name} (value varchar, position integer);`).join('')}`

const ORDERED = [...SETS, 'stem']
  .map(
    (name) => `create table set_${name} as select * from loaded_${name} order by value, position;
      drop table loaded_${name};`,
  )
  .concat('checkpoint')
  .join('')

const load = async (connection: DuckDBConnection, records: Iterable<Flat>): Promise<void> => {
  const appenders = await Promise.all(
    ['records', 'texts', 'loaded_stem', ...SETS.map((name) => `loaded_${name}`)].map((name) =>
      connection.createAppender(name),
    ),
  )
  const [rows, texts, stems, ...sets] = appenders
  if (rows === undefined || texts === undefined || stems === undefined) throw new Error('no appender')
  for (const record of records) {
    rows.appendInteger(record.position)
    for (const value of record.values) {
      if (value === null) rows.appendNull()
      else if (typeof value === 'number') rows.appendInteger(value)
      else rows.appendVarchar(value)
    }
    for (const key of record.sortKeys) rows.appendInteger(key)
    if (record.amount === null) rows.appendNull()
    else rows.appendDouble(record.amount)
    rows.appendVarchar(record.project)
    rows.endRow()
    texts.appendInteger(record.position)
    texts.appendVarchar(record.json)
    texts.endRow()
    const lists = [record.stems, ...record.sets]
    for (const [at, appender] of [stems, ...sets].entries()) {
      for (const value of lists[at] ?? []) {
        appender.appendVarchar(String(value))
        appender.appendInteger(record.position)
        appender.endRow()
      }
    }
  }
  for (const appender of appenders) appender.closeSync()
}

type Run = (statement: Statement) => Promise<readonly (readonly unknown[])[]>

const readPage = async (run: Run, question: Question, where: Statement): Promise<() => readonly number[]> => {
  const positions = (await run(writePage(question, where))).map(([position]) => Number(position))
  // Positions as a list: so the texts are found by their index, not by a join that reads all of them.
  if (positions.length > 0)
    await run({ sql: `select position, json from texts where position in (${positions.join()})`, values: [] })
  return () => positions
}

const findWords: FindWords = (words) => ({
  sql: words.map(() => 'position in (select position from set_stem where value = ?)').join(' and '),
  values: words.map(stemWord),
})
