import { DatabaseSync } from 'node:sqlite'

/**
 * Rows of a release that is being built, in a file, so that memory need not hold them all. `rows` has what
 * is sorted and compared, `bodies` the records themselves. `seen` and the tables around it are of rows that older
 * editions held, and are kept apart from both. Nothing in the file outlives the build.
 */
export const openStaging = (path: string): DatabaseSync => {
  const staging = new DatabaseSync(path)
  staging.exec(SCHEMA)
  return staging
}

/** The file is thrown away in the end: it need not survive anything, and its one transaction is never committed. */
const SCHEMA = `
  pragma journal_mode = off;
  pragma synchronous = off;
  pragma locking_mode = exclusive;
  pragma cache_size = -16384;
  create table rows (
    row integer primary key,
    source integer not null,
    dataset text not null,
    stage text not null,
    fiscal_year integer not null,
    chamber text not null,
    sort_key text not null,
    identity text not null,
    shared text,
    requestors text not null,
    cells text,
    numbered_by text,
    id text,
    project text,
    first_seen_at text,
    changed_at text
  ) strict;
  create table bodies (row integer primary key, body text not null) strict;
  create table lines (row integer primary key, source integer not null, body text not null) strict;
  create table members (row integer primary key, source integer not null, body text not null) strict;
  create table refusals (
    row integer primary key,
    source integer not null,
    dataset text,
    stage text,
    fiscal_year integer,
    chamber text,
    reason text not null,
    body text not null
  ) strict;
  create table followed (series integer primary key, newest integer not null, whole integer not null) strict;
  create table dated (source integer primary key, series integer not null, retrieved_at text not null) strict;
  create table editions (
    series integer not null,
    edition integer not null,
    source text not null,
    retrieved_at text not null,
    primary key (series, edition)
  ) strict, without rowid;
  create table older (
    row integer primary key,
    source text not null,
    retrieved_at text not null,
    dataset text not null,
    stage text,
    fiscal_year integer,
    identity text,
    id text,
    cells text not null,
    title text,
    recipient text,
    amount_raw text
  ) strict;
  create table seen (
    series integer not null,
    id text not null,
    edition integer not null,
    cells text not null,
    first_seen_at text not null,
    since text not null,
    last_seen_at text not null,
    last_seen_source text not null,
    dataset text not null,
    stage text,
    fiscal_year integer,
    title text,
    recipient text,
    amount_raw text,
    primary key (series, id)
  ) strict, without rowid;
  create table present (id text primary key, source integer not null, row integer, cells text not null)
    strict, without rowid;
  begin;
`
