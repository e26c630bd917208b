import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { FullEvidence } from '@rotunda/contract'
import { digestOf } from './digest-of.ts'
import { parseBody } from './row-body.ts'
import { cellsKey } from './row-keys.ts'

/**
 * Gives every staged row its id, made from its identity and its number among rows of the same identity. Rows of one
 * identity are numbered by their other cells, never by their place, so a source may be reordered. A fact in two series
 * has one id, which follows it from one series to the other. Returns the number of ids that two rows would have shared;
 * a number at the end distinguishes them.
 */
export const identifyRows = (staging: DatabaseSync): number => {
  staging.function('make_id', { deterministic: true }, makeId)
  compareCells(staging, 'identity')
  numberRows(staging, 'identity, series', 'identity in repeated')
  runInSlices(staging, `update rows set id = make_id(prefix, identity, ${NUMBER})`, 'identity is not null')
  // The indexes answer every question about shared ids: a million rows need not be read and sorted for it.
  staging.exec('create index rows_by_id on rows (id, kind, series); create index rows_by_kind on rows (kind)')
  return separateCollisions(staging)
}

/** Makes an id. It has 64 bits: among a million rows two ids collide once in 37 million releases. */
export const makeId = (
  prefix: SQLOutputValue,
  identity: SQLOutputValue,
  occurrence: SQLOutputValue,
): string => `${String(prefix)}-${digestOf([identity, occurrence], 16)}`

export const separateCollisions = (staging: DatabaseSync): number =>
  Number(
    staging
      .prepare(
        `update rows set id = id || '-' || extra
         from (
           select row as numbered, row_number() over (partition by kind, id order by identity, row) - 1 as extra from rows
           where series is null and (kind, id) in
             (select kind, id from rows where series is null group by kind, id having count(*) > 1)
         )
         where numbered = row and extra > 0`,
      )
      .run().changes,
  )

/**
 * Stores, for each row that `where` selects, the number of earlier rows with its key. The first row of a key has no
 * entry.
 */
export const numberRows = (staging: DatabaseSync, key: string, where: string): void => {
  staging.exec(`
    drop table if exists numbered;
    create table numbered (row integer primary key, number integer not null) strict;
    insert into numbered select * from
      (select row, row_number() over (partition by ${key} order by cells, row) - 1 as number from rows where ${where})
      where number > 0 order by row;
  `)
}

export const NUMBER = 'coalesce((select number from numbered where numbered.row = rows.row), 0)'

const SLICE_ROWS = 10_000

/**
 * Runs an update in slices. SQLite holds everything that it exchanges with a JavaScript function in memory until the
 * statement ends.
 */
export const runInSlices = (staging: DatabaseSync, update: string, where: string): void => {
  const last = Number(staging.prepare('select max(row) as last from rows').get()?.['last'])
  const slice = staging.prepare(`${update} where ${where} and rows.row between ? and ?`)
  for (let from = 1; from <= last; from += SLICE_ROWS) slice.run(from, from + SLICE_ROWS - 1)
}

/** Computes cell keys only for rows that share their key with another row: they are few. */
export const compareCells = (staging: DatabaseSync, key: 'identity' | 'shared'): void => {
  staging.function('cells_key', { deterministic: true }, makeCellsKey)
  staging.exec(`
    drop table if exists repeated;
    create table repeated (key text primary key) strict, without rowid;
    insert into repeated select ${key} from rows where ${key} is not null group by ${key} having count(*) > 1;
  `)
  runInSlices(
    staging,
    'update rows set cells = cells_key(body, numbered_by) from bodies',
    `bodies.row = rows.row and cells is null and ${key} in repeated`,
  )
}

const makeCellsKey = (body: SQLOutputValue, numberedBy: SQLOutputValue): string => {
  // Every row of a dataset has evidence, which the row store adds.
  const evidence = parseBody(body)['evidence'] as FullEvidence[]
  return cellsKey(evidence, numberedBy === null ? undefined : String(numberedBy))
}
