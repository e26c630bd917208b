import type { DatabaseSync } from 'node:sqlite'
import type { FullRecord, FundingLine } from '@rotunda/contract'
import { makeFundingLineFinder, type FoundLine } from './find-funding-line.ts'

/** A record as it is published, and the number of the document that it comes from. */
export type ListedRecord = { readonly record: FullRecord; readonly source: number }

/** Every staged record in the default order, one by one, each with the one of these funding lines that it stands under. */
export function* listRecords(
  staging: DatabaseSync,
  lines: readonly FundingLine[],
): Generator<ListedRecord, void, undefined> {
  const findFundingLine = makeFundingLineFinder(lines)
  staging.exec('create index rows_in_order on rows (sort_key, id)')
  for (const { source, id, project, first_seen_at, changed_at, body } of staging.prepare(SELECT).iterate()) {
    // Bodies are written by the row store alone.
    const record = JSON.parse(String(body)) as FullRecord
    record.id = String(id)
    record.project = String(project)
    record.first_seen_at = String(first_seen_at ?? record.first_seen_at)
    record.changed_at = String(changed_at ?? record.changed_at)
    link(record, findFundingLine(record))
    yield { source: Number(source), record }
  }
}

const SELECT = `
  select source, id, project, first_seen_at, changed_at, body from rows join bodies using (row)
  order by sort_key, id
`

const link = (record: FullRecord, found: FoundLine): void => {
  if ('missing' in found) {
    record.missing['funding_line'] = found.missing
    return
  }
  record.funding_line = found.link
  delete record.missing['funding_line']
}
