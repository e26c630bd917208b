import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { namesOf, SourcedRecord, type FullRecord, type FundingLine } from '@rotunda/contract'
import { APPLICATION_ID, FORMAT } from './columns/layout.ts'
import { COLUMN_TABLES, makeColumnWriters } from './columns/write-columns.ts'
import { makeRankWriter } from './columns/write-ranks.ts'
import { sortFundingLines } from './funding-lines.ts'
import type { RecordWriter } from './record-writer.ts'
import { makeWordWriter, SEARCH_TABLES } from './search/write-words.ts'
import type { SnapshotDataset } from './snapshot.ts'

/** What a snapshot is made of. `records` come in the default order, that of makeSortKey. */
export type SnapshotContents = {
  readonly token: string
  readonly datasets: readonly SnapshotDataset[]
  readonly lines: readonly FundingLine[]
  readonly records: AsyncIterable<FullRecord> | Iterable<FullRecord>
}

/**
 * Writes a file that openSnapshot reads, in place of what is at `path`; the same contents give the same bytes. Of the
 * records only the names that repeat, such as agencies and members, are held in memory. Throws when two records carry
 * one id, and when amounts are so great that sums of them would not be exact.
 */
export const writeSnapshot = async (path: string, contents: SnapshotContents): Promise<void> => {
  rmSync(path, { force: true })
  const database = new DatabaseSync(path)
  try {
    database.exec(SCHEMA)
    const size = await writeRecords(database, contents.records)
    const { token, datasets, lines } = contents
    database
      .prepare('insert into facts (token, size, datasets, lines) values (?, ?, ?, ?)')
      .run(token, size, JSON.stringify(datasets), JSON.stringify(sortFundingLines(lines)))
    database.exec('commit')
  } finally {
    database.close()
  }
}

/** No journal: what is not written to its end is thrown away. What is sorted takes as much memory as the cache. */
const SCHEMA = `
  pragma page_size = 16384;
  pragma application_id = ${APPLICATION_ID};
  pragma user_version = ${FORMAT};
  pragma journal_mode = off;
  pragma synchronous = off;
  pragma cache_size = -16384;
  begin;
  create table facts (token text not null, size integer not null, datasets text not null, lines text not null);
  create table rows (position integer primary key, json text not null);
  create table cells (position integer primary key, json text not null);
  create table ids (id text primary key, position integer not null) without rowid;
  ${COLUMN_TABLES}
  ${SEARCH_TABLES}
`

const writeRecords = async (
  database: DatabaseSync,
  records: SnapshotContents['records'],
): Promise<number> => {
  const writers = [
    makeRowWriter(database),
    makeAmountGuard(),
    makeWordWriter(database),
    ...makeColumnWriters(database),
    makeRankWriter(database),
  ]
  // `for await` takes both; of the two together the checker makes `any`, now and then.
  const each = records as AsyncIterable<FullRecord>
  let size = 0
  for await (const record of each) {
    for (const writer of writers) writer.push(record)
    size++
  }
  for (const writer of writers) writer.end()
  database.exec('create index dictionary_folded on dictionary (name, folded) where folded is not null')
  return size
}

const makeRowWriter = (database: DatabaseSync): RecordWriter => {
  const row = database.prepare('insert into rows (position, json) values (?, ?)')
  const cells = database.prepare('insert into cells (position, json) values (?, ?)')
  let position = 0
  return {
    push(record) {
      row.run(position, JSON.stringify(toListForm(record)))
      cells.run(position++, JSON.stringify(record.evidence.map((evidence) => evidence.cells)))
    },
    end() {},
  }
}

const FIELDS = namesOf(SourcedRecord.properties)

/** Without the verbatim cells, its fields in the order of the contract. */
const toListForm = (record: FullRecord) => {
  const evidence = record.evidence.map(({ cells: _, ...rest }) => rest)
  const given = { ...record, evidence }
  return Object.fromEntries(FIELDS.map((field) => [field, given[field]]))
}

/** Sums are made of doubles, which are exact up to 2^53: so much in all leaves every part of it exact. */
const makeAmountGuard = (): RecordWriter => {
  let sum = 0
  return {
    push({ id, amount }) {
      sum += Math.abs(amount ?? 0)
      if (sum > Number.MAX_SAFE_INTEGER) {
        throw new Error(`up to the record ${id} the amounts come to more than can be added up exactly`)
      }
    },
    end() {},
  }
}
