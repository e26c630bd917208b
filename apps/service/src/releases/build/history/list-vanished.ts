import type { DatabaseSync } from 'node:sqlite'
import type { VanishedFacts, VanishedRow } from '../build-steps.ts'

/**
 * Yields vanished rows, by id. A series whose newest edition has a refused document proves nothing, and is left out.
 */
export function* listVanished(staging: DatabaseSync): Generator<VanishedRow> {
  // The columns hold the values that stageEdition wrote.
  const rows = staging.prepare(SELECT).iterate() as Iterable<
    Omit<VanishedRow, 'lastSeenAs'> & { last_seen_as: string }
  >
  for (const { last_seen_as: lastSeenAs, ...row } of rows)
    // Only stageEdition writes this JSON.
    yield { ...row, lastSeenAs: JSON.parse(lastSeenAs) as VanishedFacts }
}

/** Lists a row that moved between series once, in its last series. */
const SELECT = `
  select id, dataset, last_seen_as, first_seen_at, last_seen_at, last_seen_source, vanished_at,
    replaced_by_source
  from (
    select seen.id, dataset, last_seen_as, last_seen_at, last_seen_source,
      next.retrieved_at as vanished_at, next.source as replaced_by_source,
      min(first_seen_at) over (partition by seen.id) as first_seen_at,
      row_number() over (partition by seen.id order by last_seen_at desc, seen.series) as latest
    from seen
      join followed on followed.series = seen.series and whole = 1
      join editions as next on next.series = seen.series and next.edition = seen.edition + 1
    where dataset is not null
      and not exists (select 1 from present where present.id = seen.id)
      and not exists (select 1 from rows where rows.id = seen.id)
  )
  where latest = 1
  order by id
`
