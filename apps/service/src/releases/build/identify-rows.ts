import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { digestOf } from './digest-of.ts'
import { compareCells, NUMBER, numberRows, runInSlices } from './number-rows.ts'

/**
 * Gives every staged row its id, made from its identity and its number among rows of the same identity. Their other
 * cells tell such rows apart, never their place, so a source may be reordered. A fact in two series has one id, which
 * follows it from one series to the other. Returns the number of ids that two rows would have shared; a number at the
 * end tells those apart.
 */
export const identifyRows = (staging: DatabaseSync): number => {
  staging.function('make_id', { deterministic: true }, makeId)
  compareCells(staging, 'identity')
  numberRows(staging, 'identity, series', 'identity in repeated')
  runInSlices(staging, `update rows set id = make_id(prefix, identity, ${NUMBER})`, 'identity is not null')
  // With all that is asked of ids that two rows have: a million rows need not be read and sorted for it.
  staging.exec('create index rows_by_id on rows (id, kind, series); create index rows_by_kind on rows (kind)')
  return separateCollisions(staging)
}

/** 64 bits: among a million rows two come together once in 37 million releases. */
export const makeId = (
  prefix: SQLOutputValue,
  identity: SQLOutputValue,
  occurrence: SQLOutputValue,
): string => `${String(prefix)}-${digestOf([identity, occurrence], 16)}`

export const separateCollisions = (staging: DatabaseSync): number =>
  Number(
    staging
      .prepare(
        `update rows set id = id || '-' || again
         from (
           select row as numbered, row_number() over (partition by kind, id order by identity, row) - 1 as again from rows
           where series is null and (kind, id) in
             (select kind, id from rows where series is null group by kind, id having count(*) > 1)
         )
         where numbered = row and again > 0`,
      )
      .run().changes,
  )
