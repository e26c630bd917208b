import type { DatabaseSync } from 'node:sqlite'

/** Differences between a document and the edition before it. */
export type Drift = { readonly added: number; readonly changed: number; readonly vanished: number }

/**
 * Counts the differences, by number of the document. A vanished row is in no chosen document, so it counts at the first
 * document of its edition. An edition without a predecessor, or with a refused document, has no figures.
 */
export const countDrift = (staging: DatabaseSync): ReadonlyMap<number, Drift> =>
  new Map(
    staging
      .prepare(COUNT)
      .all()
      .map(({ source, added, changed, vanished }) => [
        Number(source),
        { added: Number(added), changed: Number(changed), vanished: Number(vanished) },
      ]),
  )

const COUNT = `
  with lost as materialized (
    select series, count(*) as rows
    from seen join followed using (series)
    where edition = newest - 1 and not exists (select 1 from present where present.id = seen.id)
      and not exists (select 1 from rows where rows.id = seen.id)
    group by series
  ),
  firsts as (select series, min(source) as source from dated group by series)
  select dated.source,
    count(present.id) - count(seen.id) as added,
    count(case when seen.cells <> present.cells then 1 end) as changed,
    coalesce((select rows from lost natural join firsts where firsts.source = dated.source), 0) as vanished
  from dated
    join followed on followed.series = dated.series and newest > 1 and whole = 1
    left join present on present.source = dated.source
    left join seen on seen.series = dated.series and seen.id = present.id and seen.edition = newest - 1
  group by dated.source
`
