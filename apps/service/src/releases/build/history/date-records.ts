import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { FullEvidence } from '@rotunda/contract'
import { cellsKey } from '../row-keys.ts'
import type { Staging } from '../staging.ts'

/**
 * Dates the records of series that have older editions; all other records keep the time of their document. The time of
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
  // Only the row store writes bodies.
  const lines = JSON.parse(String(evidence)) as FullEvidence[]
  return cellsKey(lines, numberedBy === null || numberedBy === undefined ? undefined : String(numberedBy))
}

/** Rows of the newest editions of the series that have older ones. */
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

/**
 * Dates facts that another series also has, or had: an entry that moves from one list to another is still the same.
 * Statements in older editions of the other series count as earlier statements.
 */
export const dateMovedFacts = ({ database, documents }: Staging): void => {
  const update = database.prepare(
    'update rows set first_seen_at = ?, changed_at = ?, revision = ? where row = ?',
  )
  const moved = Map.groupBy(database.prepare(MOVED).iterate(), ({ row }) => Number(row))
  for (const [row, [first, ...others]] of moved) {
    if (first === undefined) continue
    const own = readStretch(first, 'own', documents[Number(first['source'])]?.source.retrieved_at)
    const stretches = [first, ...others].map((stretch) => readStretch(stretch, 'other'))
    const { first_seen_at, since, revision } = [...stretches, own].reduce(joinStretches)
    update.run(first_seen_at, since, revision, row)
  }
}

/** Statement of a series about a fact, from its first edition with it to the last. */
type Stretch = {
  readonly first_seen_at: string
  readonly first_cells: string
  readonly cells: string
  /** Time since which the series has had these `cells`. */
  readonly since: string
  readonly revision: number
}

const joinStretches = (before: Stretch, next: Stretch): Stretch => {
  const isSame = before.cells === next.first_cells
  const isUnchanged = isSame && next.since === next.first_seen_at
  return {
    first_seen_at: earlier(before.first_seen_at, next.first_seen_at),
    first_cells: before.first_cells,
    cells: next.cells,
    since: isUnchanged ? earlier(before.since, next.since) : next.since,
    revision: before.revision + next.revision - Number(isSame),
  }
}

const earlier = (a: string, b: string): string => (a < b ? a : b)

/**
 * Reads a stretch from its columns. In a series without an older edition that has the fact, the fact dates from its
 * document.
 */
const readStretch = (
  row: Readonly<Record<string, SQLOutputValue>>,
  of: 'other' | 'own',
  retrievedAt = '',
): Stretch => {
  const read = (name: string) => row[`${of}_${name}`] ?? null
  const cells = String(read('cells'))
  return {
    first_seen_at: String(read('first_seen_at') ?? retrievedAt),
    first_cells: String(read('first_cells') ?? cells),
    cells,
    since: String(read('since') ?? retrievedAt),
    revision: Number(read('revision') ?? 1),
  }
}

/** Facts with the statements of each other series, the oldest first. */
const MOVED = `
  select rows.row, rows.source,
    rows.first_seen_at as own_first_seen_at, own.first_cells as own_first_cells, rows.cells as own_cells,
    rows.changed_at as own_since, rows.revision as own_revision,
    other.first_seen_at as other_first_seen_at, other.first_cells as other_first_cells, other.cells as other_cells,
    other.since as other_since, other.revision as other_revision
  from seen as other
    join rows on rows.id = other.id and rows.series is not null
    left join dated on dated.source = rows.source
    left join seen as own on own.series = dated.series and own.id = rows.id
  where other.dataset is null and other.series is not dated.series
  order by rows.row, other.first_seen_at, other.series
`
