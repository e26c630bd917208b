import type { DatabaseSync } from 'node:sqlite'
import type { Grouping } from '../collection.ts'
import { digestOf } from './digest-of.ts'
import { compareCells, NUMBER, numberRows, runInSlices } from './number-rows.ts'

/**
 * Rows that agree in what a thing is, and differ in what sets them apart, share one name; of rows that agree in both,
 * each is a thing.
 */
export const groupRows = (staging: DatabaseSync, { prefix }: Grouping): void => {
  compareCells(staging, 'shared')
  staging.function(
    'name_group',
    { deterministic: true },
    (shared, again) => `${prefix}-${digestOf([shared, again], 16)}`,
  )
  const isGrouped = 'apart is not null'
  numberRows(staging, 'coalesce(shared, id), apart', isGrouped)
  runInSlices(staging, `update rows set grouped = name_group(coalesce(shared, id), ${NUMBER})`, isGrouped)
}
