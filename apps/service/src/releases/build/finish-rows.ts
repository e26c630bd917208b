import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Grouping } from '../collection.ts'
import { parseBody, type Body } from './row-body.ts'

/** A row as it is published, its dataset, and the number of its document; null for a made row. */
export type FinishedRow = {
  readonly row: Body
  /** Number of the staged row. */
  readonly number: number
  readonly dataset: string
  readonly source: number | null
}

/** Yields every staged row of a table in the default order, with its id, group, dates and revision. */
export function* finishRows(
  staging: DatabaseSync,
  table: string,
  grouping: Grouping | undefined,
): Generator<FinishedRow, void, undefined> {
  staging.exec('create index if not exists rows_in_order on rows (kind, sort_key, id)')
  for (const { row: number, source, dataset, body, grouped, revision, ...found } of staging
    .prepare(SELECT)
    .iterate(table)) {
    const row = parseBody(body)
    put(row, { ...found, last_changed_at: found['changed_at'] ?? null })
    if (revision !== null && 'revision' in row) row['revision'] = Number(revision)
    if (grouping !== undefined) put(row, { [grouping.field]: grouped ?? null })
    yield {
      row,
      number: Number(number),
      dataset: String(dataset),
      source: source === null ? null : Number(source),
    }
  }
}

const SELECT = `
  select row, source, dataset, id, grouped, first_seen_at, changed_at, revision, body from rows join bodies using (row)
  where kind = ? order by sort_key, id
`

/** Sets a found value, if the row has its field. */
const put = (row: Body, found: Readonly<Record<string, SQLOutputValue>>): void => {
  for (const [name, value] of Object.entries(found))
    if (value !== null && Object.hasOwn(row, name)) row[name] = String(value)
}
