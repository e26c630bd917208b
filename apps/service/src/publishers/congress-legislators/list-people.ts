import type { EntryReading, ListedEntry } from '../entries/list-rows.ts'
import type { ReadNeeds } from '../publisher.ts'

/** The entries of a list of people: each is one row. `read` is given the day on which the list was retrieved. */
export const listPeople =
  (read: (entry: unknown, retrieved: string) => EntryReading) =>
  (
    entries: readonly unknown[],
    _series: string,
    { retrieved_at }: ReadNeeds['source'],
  ): readonly ListedEntry[] =>
    entries.map((value, index) => ({
      pointer: `/${index}`,
      value,
      reading: read(value, retrieved_at.slice(0, 'YYYY-MM-DD'.length)),
    }))
