import type { ReleasedDataset } from '../release.ts'
import { formatCsvLine } from '../../platform/index.ts'
import type { Publishers } from '../build/choose-sources.ts'
import { countCoverage } from '../build/count-coverage.ts'
import type { MatchCount } from '../build/count-matches.ts'
import { describeDatasets } from '../build/describe-datasets.ts'
import { listVanished } from '../build/history/list-vanished.ts'
import { makeChecks } from '../build/make-checks.ts'
import type { ReleaseContents } from '../build/read-contents.ts'
import { reportSources, type SourceReport } from '../build/report-sources.ts'
import type { Refused } from '../build/row-store.ts'
import type { ReleaseCheck } from '../release.ts'
import { describePackage } from './data-package.ts'
import { describeCoverage } from './describe-coverage.ts'
import type { FileSet } from './file-set.ts'
import { DATASET_NAMES, tableOf } from './flat-tables.ts'
import { writeLicenseNotes } from './license-notes.ts'
import { FIELDS, listFields } from './list-fields.ts'
import { REQUESTORS, REQUESTORS_FILE } from './requestors.ts'
import { CORRECTIONS, REFUSALS, REVISIONS, VANISHED, type RefusedRow } from './side-tables.ts'
import { makeSourceChecks } from './source-checks.ts'
import { formatHeader, type Table } from './table.ts'
import { MEMBERS } from './write-members.ts'
import { writeRows } from './write-rows.ts'

/** What the written rows come to. */
export type Payload = {
  readonly datasets: readonly ReleasedDataset[]
  readonly checks: readonly ReleaseCheck[]
  readonly matches: readonly MatchCount[]
}

export type PayloadNeeds = {
  readonly publishers: Publishers
  /** Time of the newest document: the only time that a release knows. */
  readonly newest: string
}

/** Everything under data/. */
export const writePayload = (
  files: FileSet,
  contents: ReleaseContents,
  { publishers, newest }: PayloadNeeds,
): Payload => {
  const { staging, corrected, guidance, collisions } = contents
  const { published, faults, matches, requestors, lists } = writeRows(files, contents)
  const reports = reportSources(contents, published)
  const datasets = describeDatasets(countCoverage(staging), reports)
  const side = writeSideTables(files, contents, reports, publishers)
  const sources = reports.filter(({ verdict }) => verdict === 'published').map(({ source }) => source)
  files.write('data/coverage.json', describeCoverage(datasets, matches, requestors))
  files.write('data/LICENSE-NOTES.md', writeLicenseNotes(sources))
  const tables = { ...LONG_TABLES, ...side }
  files.write(
    'data/datapackage.json',
    describePackage({ files: files.list(), tables, lists, sources, newest }),
  )
  return {
    ...{ datasets, matches },
    checks: makeChecks({
      ...{ reports, corrected, unjoined: guidance.unjoined },
      ...{ matches, requestors, collisions: collisions + guidance.collisions },
      faults: [faults, guidance.faults],
    }),
  }
}

/** The tables that are given as JSON and Parquet as well. */
const LONG_TABLES: Readonly<Record<string, Table<never>>> = {
  ...Object.fromEntries(DATASET_NAMES.map((dataset) => [`${dataset}.csv`, tableOf(dataset)])),
  [`${REQUESTORS_FILE}.csv`]: REQUESTORS,
}

/** What became of documents, rows and corrections, and what every field means. */
const writeSideTables = (
  files: FileSet,
  contents: ReleaseContents,
  reports: readonly SourceReport[],
  publishers: Publishers,
): Readonly<Record<string, Table<never>>> => {
  const sourceChecks = makeSourceChecks(publishers)
  const side = {
    'source-checks.csv': sourceChecks,
    'members.csv': MEMBERS,
    'revisions.csv': REVISIONS,
    'vanished.csv': VANISHED,
    'refusals.csv': REFUSALS,
    'corrections.csv': CORRECTIONS,
    'fields.csv': FIELDS,
  }
  const superseded = reports.filter(({ verdict }) => verdict === 'superseded')
  writeTable(files, 'source-checks.csv', sourceChecks, reports)
  writeTable(files, 'revisions.csv', REVISIONS, superseded)
  writeTable(files, 'vanished.csv', VANISHED, listVanished(contents.staging))
  writeTable(files, 'refusals.csv', REFUSALS, listRefusals(contents))
  writeTable(files, 'corrections.csv', CORRECTIONS, contents.corrected)
  writeTable(files, 'fields.csv', FIELDS, listFields(side))
  return side
}

const writeTable = <Row>(
  files: FileSet,
  name: string,
  { columns }: Table<Row>,
  rows: Iterable<Row>,
): void => {
  const file = files.open(`data/${name}`)
  file.write(formatHeader(columns))
  for (const row of rows) file.write(formatCsvLine(columns.map(({ valueOf }) => valueOf(row))))
  file.close()
}

function* listRefusals({ staging, staged }: ReleaseContents): Generator<RefusedRow, void, undefined> {
  for (const { source: number, body } of staging
    .prepare('select source, body from refusals order by row')
    .iterate()) {
    const source = staged[Number(number)]?.source
    if (source === undefined) throw new Error('a refused row without a document')
    // Written by the row store alone.
    yield { ...(JSON.parse(String(body)) as Refused), source }
  }
}
