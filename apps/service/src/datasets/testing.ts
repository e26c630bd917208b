import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATASETS, namesOf, type FullRecord, type FundingLine, COVERAGE_NOTES } from '@rotunda/contract'
import { compareText } from './appropriations/compare-text.ts'
import { makeSortKey } from './appropriations/make-sort-key.ts'
import { openSnapshot } from './appropriations/open-snapshot.ts'
import type { Snapshot, SnapshotDataset } from './appropriations/snapshot.ts'
import { writeSnapshot, type SnapshotContents } from './appropriations/write-snapshot.ts'

export { makeFundingLine, makeRecord } from './testing/make-record.ts'
export * from './testing/generate-records.ts'
export * from './testing/naive.ts'

/** A snapshot of these records; its file is gone when it is closed. */
export const makeTestSnapshot = async (
  records: readonly FullRecord[],
  lines: readonly FundingLine[] = [],
): Promise<Snapshot> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-snapshot-'))
  const path = join(directory, 'snapshot.sqlite')
  await writeSnapshot(path, makeContents(records, lines))
  const snapshot = openSnapshot(path)
  return {
    ...snapshot,
    close() {
      snapshot.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** What a snapshot of these records, in whatever order they come, is written from. Other contents have another token. */
export const makeContents = (
  records: readonly FullRecord[],
  lines: readonly FundingLine[] = [],
): SnapshotContents => {
  const sorted = sortByDefault(records)
  const digest = createHash('sha256').update(JSON.stringify([sorted, lines]))
  const token = `snap-${digest.digest('hex').slice(0, 20)}`
  return { token, datasets: describeDatasets(records, lines), lines, records: sorted }
}

const countCoverage = (records: readonly FullRecord[]): SnapshotDataset['coverage'] =>
  [...Map.groupBy(records, ({ fiscal_year }) => fiscal_year)].map(([fiscal_year, { length }]) => ({
    ...{ stage: null, chamber: null, fiscal_year, rows: length, refused: 0, sources: 1 },
  }))

/** In the order in which a snapshot takes them. */
export const sortByDefault = (records: readonly FullRecord[]): readonly FullRecord[] =>
  records
    .map((record) => ({ record, key: makeSortKey(record) }))
    .toSorted((one, other) => compareText(one.key, other.key))
    .map(({ record }) => record)

const describeDatasets = (
  records: readonly FullRecord[],
  lines: readonly FundingLine[],
): readonly SnapshotDataset[] =>
  namesOf(DATASETS).map((dataset) => {
    const { title, stages, notes } = DATASETS[dataset]
    const rows =
      dataset === 'funding-guidance'
        ? lines.length
        : records.filter((record) => record.dataset === dataset).length
    return {
      dataset,
      title,
      stages: [...stages],
      rows,
      coverage: countCoverage(records.filter((record) => record.dataset === dataset)),
      notes: notes.map((code) => ({ code, text: COVERAGE_NOTES[code] })),
      freshness: {
        earliest_retrieved_at: '2026-01-02T03:04:05Z',
        latest_retrieved_at: '2026-01-02T03:04:05Z',
        latest_published_at: null,
        checked_at: '2026-01-03T03:04:05Z',
      },
      sources: [],
    }
  })
