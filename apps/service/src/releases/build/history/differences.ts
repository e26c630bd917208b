import type { DatabaseSync } from 'node:sqlite'
import type { VanishedFacts } from '../build-steps.ts'

/** An edition of a series. */
export type DatedEdition = {
  /** SHA-256 of its first document. */
  readonly source: string
  readonly url: string
  readonly published_at: string | null
  readonly retrieved_at: string
}

/** A difference between an edition of a series and the edition before it. */
export type EditionDifference = {
  readonly change: 'added' | 'changed' | 'vanished'
  readonly id: string
  readonly dataset: string
  readonly edition: DatedEdition
  readonly previous: DatedEdition
  /** Facts of the row in the edition before; null if it is not there. */
  readonly before: VanishedFacts | null
  /** Facts of the row in the edition; null if it is not there. */
  readonly after: VanishedFacts | null
}

/** Keeps the differences between older editions while they are merged. Call it before the first is. */
export const keepDifferences = (staging: DatabaseSync): void => {
  staging.exec(KEEP)
}

/** A row that was absent for an edition vanished in it, and was added again. */
const KEEP = `
  create table differences (
    series integer not null,
    edition integer not null,
    change text not null,
    id text not null,
    dataset text not null,
    before text,
    after text
  ) strict;
  create trigger note_added after insert on seen when new.edition > 1 and new.dataset is not null begin
    insert into differences values (new.series, new.edition, 'added', new.id, new.dataset, null, new.last_seen_as);
  end;
  create trigger note_changed after update on seen
  when new.edition = old.edition + 1 and new.cells <> old.cells and new.dataset is not null begin
    insert into differences
    values (new.series, new.edition, 'changed', new.id, new.dataset, old.last_seen_as, new.last_seen_as);
  end;
  create trigger note_returned after update on seen
  when new.edition > old.edition + 1 and new.dataset is not null begin
    insert into differences
    values (new.series, old.edition + 1, 'vanished', new.id, new.dataset, old.last_seen_as, null),
      (new.series, new.edition, 'added', new.id, new.dataset, null, new.last_seen_as);
  end;
`

/**
 * Yields the differences between every two editions that follow each other, by dataset, edition and id. An edition with
 * a refused document proves nothing, and has none.
 */
export function* listDifferences(staging: DatabaseSync): Generator<EditionDifference> {
  for (const row of staging.prepare(LIST).iterate()) {
    const edition = (prefix: string): DatedEdition => ({
      source: String(row[`${prefix}_source`]),
      url: String(row[`${prefix}_url`]),
      published_at: textOf(row[`${prefix}_published_at`]),
      retrieved_at: String(row[`${prefix}_retrieved_at`]),
    })
    yield {
      // The statement gives no other word.
      change: String(row['change']) as EditionDifference['change'],
      id: String(row['id']),
      dataset: String(row['dataset']),
      edition: edition('new'),
      previous: edition('old'),
      before: parseFacts(row['before']),
      after: parseFacts(row['after']),
    }
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const parseFacts = (value: unknown): VanishedFacts | null =>
  // Only stageEdition writes this JSON.
  typeof value === 'string' ? (JSON.parse(value) as VanishedFacts) : null

const LIST = `
  with
  found as (
    select series, edition, change, id, dataset, before, after from differences
    union all
    select seen.series, seen.edition + 1, 'vanished', seen.id, seen.dataset, seen.last_seen_as, null
    from seen join followed using (series)
    where seen.dataset is not null and (
      seen.edition < newest - 1
      or (seen.edition = newest - 1 and whole = 1 and not exists (
        select 1 from present join dated using (source) where present.id = seen.id and dated.series = seen.series
      ))
    )
    union all
    select dated.series, newest, iif(seen.edition = newest - 1, 'changed', 'added'), present.id, rows.dataset,
      iif(seen.edition = newest - 1, seen.last_seen_as, null), rows.last_seen_as
    from present
      join rows on rows.row = present.row
      join dated on dated.source = present.source
      join followed on followed.series = dated.series and newest > 1 and whole = 1
      left join seen on seen.series = dated.series and seen.id = present.id
    where rows.dataset is not null
      and (seen.edition is null or seen.edition < newest - 1 or seen.cells <> present.cells)
  )
  select found.*,
    new.source as new_source, new.url as new_url, new.published_at as new_published_at,
    new.retrieved_at as new_retrieved_at,
    old.source as old_source, old.url as old_url, old.published_at as old_published_at,
    old.retrieved_at as old_retrieved_at
  from found
    join editions as new on new.series = found.series and new.edition = found.edition
    join editions as old on old.series = found.series and old.edition = found.edition - 1
  order by found.dataset, new.retrieved_at, found.edition, found.id, found.change
`
