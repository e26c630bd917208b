import type { EntryReading, ListedEntry } from '../entries/list-rows.ts'

/** The entries of a list of people: each is one row. */
export const listPeople =
  (read: (entry: unknown) => EntryReading) =>
  (entries: readonly unknown[]): readonly ListedEntry[] =>
    entries.map((value, index) => ({ pointer: `/${index}`, value, reading: read(value) }))
