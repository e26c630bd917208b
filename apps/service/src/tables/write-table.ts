import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { APPLICATION_ID, FORMAT } from './columns/layout.ts'
import { COLUMN_TABLES, makeColumnWriters } from './columns/write-columns.ts'
import { makeRankWriter } from './columns/write-ranks.ts'
import type { RowWriter } from './row-writer.ts'
import { makeWordWriter, SEARCH_TABLES } from './search/write-words.ts'
import type { Table } from './table.ts'

/**
 * Writes a file for openTable, replacing the file at `path`. The same rows give the same bytes. `rows` must be in the
 * default order; only repeated values are held in memory. Throws if two rows have the same id, or if the amounts are
 * too large for exact sums.
 */
export const writeTable = async <Row>(
  path: string,
  table: Table<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<void> => {
  rmSync(path, { force: true })
  const database = new DatabaseSync(path)
  try {
    database.exec(SCHEMA)
    const size = await writeRows(database, table, rows)
    database.prepare('insert into facts (name, size) values (?, ?)').run(table.name, size)
    database.exec('commit')
  } finally {
    database.close()
  }
}

/** No journal: an unfinished file is thrown away. Sorting takes as much memory as the cache. */
const SCHEMA = `
  pragma page_size = 16384;
  pragma application_id = ${APPLICATION_ID};
  pragma user_version = ${FORMAT};
  pragma journal_mode = off;
  pragma synchronous = off;
  pragma cache_size = -16384;
  begin;
  create table facts (name text not null, size integer not null);
  create table rows (position integer primary key, json text not null);
  create table details (position integer primary key, json text not null);
  create table ids (id text primary key, position integer not null) without rowid;
  ${COLUMN_TABLES}
  ${SEARCH_TABLES}
`

const writeRows = async <Row>(
  database: DatabaseSync,
  table: Table<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<number> => {
  const writers = [
    makeJsonWriter(database, table),
    ...makeAmountGuards(table),
    makeWordWriter(database, table),
    ...makeColumnWriters(database, table),
    makeRankWriter(database, table),
  ]
  let size = 0
  for await (const row of rows) {
    for (const writer of writers) writer.push(row)
    size++
  }
  for (const writer of writers) writer.end()
  database.exec('create index dictionary_folded on dictionary (name, folded) where folded is not null')
  return size
}

const makeJsonWriter = <Row>(database: DatabaseSync, { listedOf, detailOf }: Table<Row>): RowWriter<Row> => {
  const listed = database.prepare('insert into rows (position, json) values (?, ?)')
  const detail = database.prepare('insert into details (position, json) values (?, ?)')
  let position = 0
  return {
    push(row) {
      listed.run(position, JSON.stringify(listedOf === undefined ? row : listedOf(row)))
      if (detailOf !== undefined) detail.run(position, JSON.stringify(detailOf(row)))
      position++
    },
    end() {},
  }
}

/** Refuses amounts whose sum exceeds 2^53, up to which sums of doubles are exact. */
const makeAmountGuards = <Row>({ columns, idOf }: Table<Row>): readonly RowWriter<Row>[] =>
  Object.values(columns).flatMap((column) => {
    if (column.kind !== 'amount') return []
    let sum = 0
    const push = (row: Row): void => {
      const amount = column.of(row) ?? 0
      if (!Number.isInteger(amount)) throw new Error(`the amount ${amount} of ${idOf(row)} is not whole`)
      sum += Math.abs(amount)
      if (sum > Number.MAX_SAFE_INTEGER)
        throw new Error(`up to the row ${idOf(row)} the amounts come to more than can be added up exactly`)
    }
    return [{ push, end() {} }]
  })
