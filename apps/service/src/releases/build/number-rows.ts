import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { FullEvidence } from '@rotunda/contract'
import { parseBody } from './row-body.ts'
import { cellsKey } from './row-keys.ts'

/**
 * Stores, for each row that `where` selects, the number of earlier rows of its key; the first of a key has no entry.
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

/** Everything that passes between SQLite and a function of ours is held in memory until the statement ends. */
export const runInSlices = (staging: DatabaseSync, update: string, where: string): void => {
  const last = Number(staging.prepare('select max(row) as last from rows').get()?.['last'])
  const slice = staging.prepare(`${update} where ${where} and rows.row between ? and ?`)
  for (let from = 1; from <= last; from += SLICE_ROWS) slice.run(from, from + SLICE_ROWS - 1)
}

/** Only of rows that have another one of the same key to be distinguished from: they are few. */
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
  // Every row of a dataset has evidence: the row store has added it.
  const evidence = parseBody(body)['evidence'] as FullEvidence[]
  return cellsKey(evidence, numberedBy === null ? undefined : String(numberedBy))
}
