import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { FullRecord } from '@rotunda/contract'
import { digestOf } from './digest-of.ts'
import { cellsKey } from './row-keys.ts'

/**
 * Gives every staged row its id: of what makes the row what it is, and of which one it is among rows that are the same
 * in that. Those are told apart by their other cells, never by their place, so that a source may be put in another
 * order. Gives the number of ids that two rows would have had; they are told apart by a number at the end.
 */
export const identifyRows = (staging: DatabaseSync): number => {
  staging.function('make_id', { deterministic: true }, makeId)
  compareCells(staging, 'identity')
  numberRows(staging, 'identity')
  runInSlices(staging, `update rows set id = make_id(dataset, stage, fiscal_year, identity, ${NUMBER})`)
  staging.exec('create index rows_by_id on rows (id)')
  return separateCollisions(staging)
}

/** How many rows of the same key stand before each, where there are any. */
const numberRows = (staging: DatabaseSync, key: string): void => {
  staging.exec(`
    drop table if exists numbered;
    create table numbered (row integer primary key, number integer not null) strict;
    insert into numbered select * from
      (select row, row_number() over (partition by ${key} order by cells, row) - 1 as number from rows)
      where number > 0 order by row;
  `)
}

const NUMBER = 'coalesce((select number from numbered where numbered.row = rows.row), 0)'

const SLICE_ROWS = 10_000

/** Whatever passes between SQLite and a function of ours is held in memory until the statement ends. */
const runInSlices = (staging: DatabaseSync, update: string, where = 'true'): void => {
  const last = Number(staging.prepare('select max(row) as last from rows').get()?.['last'])
  const slice = staging.prepare(`${update} where ${where} and rows.row between ? and ?`)
  for (let from = 1; from <= last; from += SLICE_ROWS) slice.run(from, from + SLICE_ROWS - 1)
}

/** Only of rows that have another one of the same key to be told apart from: they are few. */
const compareCells = (staging: DatabaseSync, key: 'identity' | 'shared'): void => {
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
  // Bodies are written by the row store alone.
  const { evidence } = JSON.parse(String(body)) as FullRecord
  return cellsKey(evidence, numberedBy === null ? undefined : String(numberedBy))
}

/** 64 bits: among a million rows two come together once in 37 million releases. */
export const makeId = (
  dataset: SQLOutputValue,
  stage: SQLOutputValue,
  year: SQLOutputValue,
  identity: SQLOutputValue,
  occurrence: SQLOutputValue,
): string => {
  const prefix = `${String(dataset).charAt(0)}${stage === 'request' ? 'r' : 'b'}`
  return `${prefix}-${String(year)}-${digestOf([identity, occurrence], 16)}`
}

export const separateCollisions = (staging: DatabaseSync): number =>
  Number(
    staging
      .prepare(
        `update rows set id = id || '-' || again
         from (
           select row as numbered, row_number() over (partition by id order by identity, row) - 1 as again from rows
           where id in (select id from rows group by id having count(*) > 1)
         )
         where numbered = row and again > 0`,
      )
      .run().changes,
  )

/**
 * Rows that agree in what a project is, and were asked for by different members, share one `project`; of rows that one
 * member asked for twice, each is a project.
 */
export const groupProjects = (staging: DatabaseSync): void => {
  compareCells(staging, 'shared')
  staging.function(
    'make_project',
    { deterministic: true },
    (shared, again) => `p-${digestOf([shared, again], 16)}`,
  )
  numberRows(staging, 'coalesce(shared, id), requestors')
  runInSlices(staging, `update rows set project = make_project(coalesce(shared, id), ${NUMBER})`)
}
