import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  COVERAGE_NOTES,
  DATASETS,
  namesOf,
  type Aggregate,
  type AggregateSortTerm,
  type Dimension,
  type FullRecord,
  type FundingLine,
  type RecordFilters,
  type SortTerm,
} from '@rotunda/contract'
import type { ReleasedDataset } from '../../releases/index.ts'
import { openTable, writeTable, type AnyTable, type OpenTable } from '../../tables/index.ts'
import * as naive from '../../tables/testing.ts'
import { FUNDING_LINES } from './funding-lines.ts'
import { nameGroup, toMeasure } from './name-measures.ts'
import { RECORDS } from './records.ts'

export { makeFundingLine, makeRecord } from './testing/make-record.ts'
export * from './testing/generate-records.ts'

/** Contents of a release of these rows, without its files. */
export type TestContents = {
  readonly token: string
  readonly datasets: readonly ReleasedDataset[]
  readonly lines: readonly FundingLine[]
  readonly records: readonly FullRecord[]
}

/** Contents of a release of these rows, in any order. Other contents have another token. */
export const makeContents = (
  records: readonly FullRecord[],
  lines: readonly FundingLine[] = [],
): TestContents => {
  const sorted = sortByDefault(records)
  const digest = createHash('sha256').update(JSON.stringify([sorted, lines]))
  const token = `snap-${digest.digest('hex').slice(0, 20)}`
  return { token, datasets: describeDatasets(records, lines), lines, records: sorted }
}

/** The index of these rows, as the service opens it. */
export const writeTestIndex = async (folder: string, { records, lines }: TestContents): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  await writeTable(join(folder, `${RECORDS.name}.sqlite`), RECORDS, records)
  await writeTable(
    join(folder, `${FUNDING_LINES.name}.sqlite`),
    FUNDING_LINES,
    naive.sortByDefault(FUNDING_LINES, lines),
  )
}

/** The table of these records; its file is gone when it is closed. */
export const makeTestRecords = (records: readonly FullRecord[]): Promise<OpenTable> =>
  makeTestTable(RECORDS, makeContents(records))

/** The same of funding lines. */
export const makeTestLines = (lines: readonly FundingLine[]): Promise<OpenTable> =>
  makeTestTable(FUNDING_LINES, makeContents([], lines))

const makeTestTable = async (definition: AnyTable, contents: TestContents): Promise<OpenTable> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-table-'))
  await writeTestIndex(directory, contents)
  const table = openTable(join(directory, `${definition.name}.sqlite`), definition)
  return {
    ...table,
    close() {
      table.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const countCoverage = (records: readonly FullRecord[]): ReleasedDataset['coverage'] =>
  [...Map.groupBy(records, ({ fiscal_year }) => fiscal_year)].map(([fiscal_year, { length }]) => ({
    stage: null,
    chamber: null,
    fiscal_year,
    rows: length,
    refused: 0,
    sources: 1,
  }))

/** In the order in which a release has them. */
export const sortByDefault = (records: readonly FullRecord[]): readonly FullRecord[] =>
  naive.sortByDefault(RECORDS, records)

export const scanRecords = (
  records: readonly FullRecord[],
  filters: RecordFilters,
  sort: readonly SortTerm[] = [],
): readonly FullRecord[] => naive.scanRows(RECORDS, records, filters, sort)

export const scanFacet = (records: readonly FullRecord[], dimension: Dimension, limit: number) =>
  naive.scanFacet(RECORDS, records, dimension, limit)

export const scanAggregate = (
  records: readonly FullRecord[],
  groupBy: readonly Dimension[],
  sort: readonly AggregateSortTerm[] = [],
): readonly Aggregate[] => naive.scanAggregate(RECORDS, records, groupBy, sort.map(toMeasure)).map(nameGroup)

const describeDatasets = (
  records: readonly FullRecord[],
  lines: readonly FundingLine[],
): readonly ReleasedDataset[] =>
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
