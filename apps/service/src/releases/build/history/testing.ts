import { join } from 'node:path'
import type { FullRecord } from '@rotunda/contract'
import type { ReadRow, Source } from '../../../publishers/index.ts'
import type { BuildNeeds } from '../build-release.ts'
import type { ReleaseSummary } from '../../release.ts'
import {
  archive,
  build,
  makeRow,
  readCsv,
  readRows,
  type Archived,
  type TestDocument,
} from '../../testing.ts'

/** The series as it was retrieved at this time. */
export const edition = (
  retrieved_at: string,
  rows: readonly ReadRow[],
  { refused, ...facts }: Partial<Source> & Pick<TestDocument, 'refused'> = {},
): Archived =>
  archive(
    { series: 'requests/2026', rows, ...(refused === undefined ? {} : { refused }) },
    { retrieved_at, edition: retrieved_at, ...facts },
  )

export const row = (title: string, amount = 1): ReadRow =>
  makeRow(2, { title, amount, amount_raw: String(amount) })

export type Release = {
  readonly records: readonly FullRecord[]
  /** By title of the record. */
  readonly dates: Readonly<Record<string, readonly [first: string, changed: string]>>
  readonly vanished: readonly Record<string, string>[]
  readonly documents: readonly Record<string, string>[]
  readonly directory: string
  readonly summary: ReleaseSummary
}

export const release = async (
  directory: string,
  documents: readonly Archived[],
  more?: Partial<BuildNeeds>,
): Promise<Release> => {
  const { summary } = await build(directory, documents, more)
  const records = readRows(directory, summary.id)
  return {
    records,
    dates: Object.fromEntries(
      records.map(({ title, first_seen_at, changed_at }) => [title, [first_seen_at, changed_at]]),
    ),
    vanished: readCsv(directory, summary.id, 'vanished'),
    documents: readCsv(directory, summary.id, 'source-checks'),
    directory: join(directory, summary.id),
    summary,
  }
}

export const driftOf = ({ documents }: Release): (string | undefined)[][] =>
  documents
    .filter(({ verdict }) => verdict === 'published')
    .map((line) => [line['rows_added'], line['rows_changed'], line['rows_vanished']])
