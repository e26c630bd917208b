import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { FullEvidence } from '@rotunda/contract'
import { cellsKey } from '../row-keys.ts'

/**
 * Dates the records of series that have older editions; all others keep the time of their document. The time of
 * retrieval counts: a day of publication may be learnt late, and only orders the editions.
 */
export const dateRecords = (staging: DatabaseSync): void => {
  const insert = staging.prepare('insert or ignore into present (id, source, row, cells) values (?, ?, ?, ?)')
  for (const { id, source, row, numbered_by, cells, evidence } of staging.prepare(PRESENT).iterate()) {
    const key = cells ?? keyOf(evidence, numbered_by)
    insert.run(id ?? null, source ?? null, row ?? null, key)
  }
  staging.exec(DATE)
}

const keyOf = (evidence: SQLOutputValue | undefined, numberedBy: SQLOutputValue | undefined): string => {
  // Bodies are written by the row store alone.
  const lines = JSON.parse(String(evidence)) as FullEvidence[]
  return cellsKey(lines, numberedBy === null || numberedBy === undefined ? undefined : String(numberedBy))
}

/** Rows of the newest editions of these series. */
const PRESENT = `
  select id, source, row, numbered_by, cells, body -> 'evidence' as evidence from rows join bodies using (row)
  where source in (select source from dated) and id is not null
`

const DATE = `
  update rows set
    first_seen_at = min(seen.first_seen_at, dated.retrieved_at),
    revision = seen.revision + (seen.cells <> present.cells),
    changed_at = case
      when seen.edition = followed.newest - 1 and seen.cells = present.cells then min(seen.since, dated.retrieved_at)
      else dated.retrieved_at
    end
  from present
    join dated on dated.source = present.source
    join followed on followed.series = dated.series
    join seen on seen.series = dated.series and seen.id = present.id
  where rows.row = present.row
`
