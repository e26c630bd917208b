import type { DatabaseSync } from 'node:sqlite'
import { makeId } from '../identify-rows.ts'

/** An older edition by its place among those of its series, from 1 without a gap. */
export type EditionPlace = { readonly series: number; readonly edition: number }

/** Notes in `seen` when each row of `older` was there, by its id, and for how long it has been the same. */
export const mergeEdition = (staging: DatabaseSync, { series, edition }: EditionPlace): void => {
  const merge = staging.prepare(MERGE)
  // The columns hold the values that stageEdition wrote.
  const rows = staging.prepare(IDENTIFY).iterate() as Iterable<OlderRow>
  for (const { row, id, prefix, identity, occurrence } of rows)
    merge.run({ series, edition, row, id: id ?? makeId(prefix, identity, occurrence) })
}

type OlderRow = {
  readonly row: number
  readonly id: string | null
  readonly prefix: string | null
  readonly identity: string | null
  readonly occurrence: number
}

/** Distinguished as identifyRows does it. Rows that name themselves have their ids. */
const IDENTIFY = `
  select row, id, prefix, identity,
    row_number() over (partition by identity order by cells, row) - 1 as occurrence
  from older
`

/** A row that was away for an edition has not been the same ever since. */
const MERGE = `
  insert into seen (series, id, edition, first_cells, cells, first_seen_at, since, last_seen_at, last_seen_source,
    revision, dataset, last_seen_as)
  select :series, :id, :edition, cells, cells, retrieved_at, retrieved_at, retrieved_at, source, 1,
    dataset, last_seen_as
  from older where row = :row
  on conflict (series, id) do update set
    first_seen_at = min(first_seen_at, excluded.first_seen_at),
    since = case
      when edition = excluded.edition - 1 and cells = excluded.cells then min(since, excluded.since)
      else excluded.since
    end,
    revision = revision + (cells <> excluded.cells),
    edition = excluded.edition,
    cells = excluded.cells,
    last_seen_at = excluded.last_seen_at,
    last_seen_source = excluded.last_seen_source,
    last_seen_as = excluded.last_seen_as
`
