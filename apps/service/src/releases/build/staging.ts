import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { ControlTotal } from '../../publishers/index.ts'
import type { ChosenSource, Fact } from './build-steps.ts'
import { parseBody, type Body, type RowSource } from './row-body.ts'

/** A row that is being built. */
type StagedRow = { readonly row: number; readonly source: number; readonly body: Body }

/** Rows of a release that is being built. They are in a file, so that memory need not hold them all. */
export type Staging = {
  readonly database: DatabaseSync
  /** Documents that were read so far, by number. */
  readonly documents: StagedSource[]
  /** Yields the rows of a table with their ids, in the order in which they were read. */
  listRows(table: string): Iterable<StagedRow>
  replaceBody(row: number, body: object): void
  /**
   * Yields the facts of a kind, in the order in which they were read. Their ids are provisional while documents are
   * being read.
   */
  listFacts(kind: string): Iterable<Fact>
  close(): void
}

/**
 * `rows` has the columns that are sorted and compared, with the series of facts; `bodies` has the rows themselves, and
 * `origins` the documents of made rows. `seen` and the tables around it hold rows of older editions, apart from both.
 * The file lasts for one build.
 */
export const openStaging = (path: string): Staging => {
  const database = new DatabaseSync(path)
  database.exec(SCHEMA)
  return {
    database,
    documents: [],
    *listRows(table) {
      for (const { row, source, id, body } of database.prepare(LIST).iterate(table)) {
        const parsed = parseBody(body)
        if (id !== null) parsed['id'] = String(id)
        yield { row: Number(row), source: Number(source), body: parsed }
      }
    },
    replaceBody: (row, body) =>
      void database.prepare('update bodies set body = ? where row = ?').run(JSON.stringify(body), row),
    *listFacts(kind) {
      for (const row of database.prepare(LIST_FACTS).iterate(kind)) yield readFact(row, this.documents)
    },
    close: () => {
      database.close()
    },
  }
}

const LIST = 'select row, source, id, body from rows join bodies using (row) where kind = ? order by row'

/** Facts get their ids only after all documents are read. Until then the number of the row replaces the id. */
const LIST_FACTS = `
  select coalesce(id, 'row-' || row) as id, source, first_seen_at, changed_at, revision, body
  from rows join bodies using (row)
  where kind = ? and (identity is not null or id is not null) order by row
`

type NamedBody = { readonly said: object; readonly sources: RowSource[]; readonly isCleaned: boolean }

const readFact = (
  row: Readonly<Record<string, SQLOutputValue>>,
  documents: readonly StagedSource[],
): Fact => {
  const source = documents[Number(row['source'])]?.source
  if (source === undefined) throw new Error('a fact without a document')
  // Only the row store writes bodies.
  const { said, sources, isCleaned } = parseBody(row['body']) as NamedBody
  return {
    id: String(row['id']),
    draft: said,
    sources,
    source,
    isCleaned,
    first_seen_at: String(row['first_seen_at'] ?? source.retrieved_at),
    last_changed_at: String(row['changed_at'] ?? source.retrieved_at),
    revision: Number(row['revision'] ?? 1),
  }
}

/** The file is deleted after the build: it need not survive a crash, and its one transaction is never committed. */
const SCHEMA = `
  pragma journal_mode = off;
  pragma synchronous = off;
  pragma locking_mode = exclusive;
  pragma cache_size = -16384;
  create table rows (
    row integer primary key,
    source integer,
    series text,
    kind text not null,
    dataset text,
    coverage text not null,
    sort_key text not null,
    prefix text,
    identity text,
    shared text,
    apart text,
    cells text,
    numbered_by text,
    last_seen_as text,
    id text,
    grouped text,
    first_seen_at text,
    changed_at text,
    revision integer
  ) strict;
  create table bodies (row integer primary key, body text not null) strict;
  create table origins (row integer not null, source integer not null, primary key (row, source)) strict, without rowid;
  create table refusals (
    row integer primary key,
    source integer not null,
    dataset text,
    coverage text not null,
    reason text not null,
    body text not null
  ) strict;
  create table followed (series integer primary key, newest integer not null, whole integer not null) strict;
  create table dated (source integer primary key, series integer not null, retrieved_at text not null) strict;
  create table editions (
    series integer not null,
    edition integer not null,
    source text not null,
    url text not null,
    published_at text,
    retrieved_at text not null,
    primary key (series, edition)
  ) strict, without rowid;
  create table older (
    row integer primary key,
    source text not null,
    retrieved_at text not null,
    dataset text,
    cells text not null,
    prefix text,
    identity text,
    id text,
    last_seen_as text not null
  ) strict;
  create table seen (
    series integer not null,
    id text not null,
    edition integer not null,
    first_cells text not null,
    cells text not null,
    first_seen_at text not null,
    since text not null,
    last_seen_at text not null,
    last_seen_source text not null,
    revision integer not null,
    dataset text,
    last_seen_as text not null,
    primary key (series, id)
  ) strict, without rowid;
  create table present (
    id text not null,
    row integer not null,
    source integer not null,
    cells text not null,
    primary key (id, row)
  ) strict, without rowid;
  begin;
`

/** Result of reading a chosen document. Rows are counted as they are read, whether they are published or not. */
export type StagedSource = ChosenSource & {
  readonly number: number
  readonly read: number
  readonly merged: number
  readonly totals: readonly ControlTotal[]
  /** Reason why nothing of the document was taken; null if it was. */
  readonly refusal: string | null
}
