import { formatCsvLine } from '../../platform/index.ts'
import type { BuildReport, VanishedRow } from '../build/build-steps.ts'
import { countCoverage, describeDatasets } from '../build/describe-datasets.ts'
import { listVanished } from '../build/history/list-vanished.ts'
import { makeChecks } from '../build/make-checks.ts'
import type { ReleaseContents } from '../build/read-contents.ts'
import { reportSources, type SourceReport } from '../build/report-sources.ts'
import type { Refused } from '../build/row-store.ts'
import type { Collection, SnapshotFacts } from '../collection.ts'
import type { ReleaseCheck, ReleasedDataset } from '../release.ts'
import { describePackage } from './data-package.ts'
import type { FileSet } from './file-set.ts'
import { FIELDS, flatTable, listDatasetTables, listFields } from './list-fields.ts'
import { CORRECTIONS, makeRefusals, makeRevisions, makeVanished, type RefusedRow } from './side-tables.ts'
import { makePreview } from './preview.ts'
import { makeSourceChecks } from './source-checks.ts'
import { formatHeader, type BundleTable } from './table.ts'
import { writeRows, type WhenWritten } from './write-rows.ts'
import type { Source } from '../../publishers/index.ts'
import { getPublisher, listTitles } from '../build/get-publisher.ts'

/** Result of writing the rows. */
export type Payload = {
  readonly datasets: readonly ReleasedDataset[]
  readonly checks: readonly ReleaseCheck[]
  /** Figures that the collection counted in addition to the number of rows. */
  readonly counts: Readonly<Record<string, unknown>>
}

export type PayloadNeeds = {
  readonly collection: Collection
  /** Time of the newest document: the only time in a release. */
  readonly newest: string
  readonly ledger?: Uint8Array
  readonly whenWritten: WhenWritten
}

/** Writes everything under data/. */
export const writePayload = (
  files: FileSet,
  contents: ReleaseContents,
  { collection, newest, ledger, whenWritten }: PayloadNeeds,
): Payload => {
  const { staging, steps, corrected, collisions } = contents
  const preview = makePreview(collection)
  const { published, faults, lists, lines } = writeRows(files, contents, { collection, whenWritten, preview })
  const reports = reportSources(contents, published)
  const cells = countCoverage(staging.database, collection.coverage.order)
  const datasets = describeDatasets(collection, cells, reports, staging)
  const side = writeSideTables(files, contents, reports, collection)
  const sources = reports.filter(({ verdict }) => verdict === 'published').map(({ source }) => source)
  const report: BuildReport = steps.conclude?.(lines) ?? { checks: [], counts: {} }
  const { checks: findings, counts, statement } = report
  if (ledger !== undefined && ledger.length > 0) files.write('data/corrections.ndjson', ledger)
  files.write('data/coverage.json', describeCoverage(collection, datasets, report))
  files.write('data/LICENSE-NOTES.md', writeLicenseNotes(sources, collection, statement))
  if (preview !== undefined) {
    const read = sources.filter(({ publisher }) => !collection.documents.included.includes(publisher))
    const contained = preview.describe({ statement, newest, sources: read, datasets })
    files.write('data/preview.json', `${JSON.stringify(contained, null, 2)}\n`)
  }
  const tables = { ...listLongTables(collection), ...side }
  files.write(
    'data/datapackage.json',
    describePackage({ collection, files: files.list(), tables, lists, sources, statement, newest }),
  )
  return { datasets, counts, checks: makeChecks({ reports, corrected, collisions, faults, findings }) }
}

type BundleTables = Readonly<Record<string, BundleTable<never>>>

/** Lists the tables that are also given as JSON and Parquet. */
const listLongTables = (collection: Collection): BundleTables => ({
  ...Object.fromEntries(
    listDatasetTables(collection).map(([dataset, table]) => [`${dataset}.csv`, flatTable(table, collection)]),
  ),
  ...Object.fromEntries(collection.derived.map(({ file, table }) => [`${file}.csv`, table])),
})

/** Writes the outcomes of documents, rows and corrections, and the meaning of every field. */
const writeSideTables = (
  files: FileSet,
  contents: ReleaseContents,
  reports: readonly SourceReport[],
  collection: Collection,
): BundleTables => {
  const side = listSideTables(collection)
  const superseded = reports.filter(({ verdict }) => verdict === 'superseded')
  writeTable(files, 'source-checks.csv', makeSourceChecks(collection), reports)
  writeTable(files, 'revisions.csv', makeRevisions(collection), superseded)
  writeTable(files, 'vanished.csv', makeVanished(collection), listFinishedVanished(contents))
  writeTable(files, 'refusals.csv', makeRefusals(collection), listRefusals(contents))
  writeTable(files, 'corrections.csv', CORRECTIONS, contents.corrected)
  writeTable(files, 'fields.csv', FIELDS, listFields(collection, side))
  return side
}

/** Lists the tables that are given only as CSV. */
export const listSideTables = (collection: Collection): BundleTables => ({
  'source-checks.csv': makeSourceChecks(collection),
  ...Object.fromEntries(Object.values(collection.sideTables).map(({ file, columns }) => [file, { columns }])),
  'revisions.csv': makeRevisions(collection),
  'vanished.csv': makeVanished(collection),
  'refusals.csv': makeRefusals(collection),
  'corrections.csv': CORRECTIONS,
  'fields.csv': FIELDS,
})

const writeTable = <Row>(
  files: FileSet,
  name: string,
  { columns }: BundleTable<Row>,
  rows: Iterable<Row>,
): void => {
  const file = files.open(`data/${name}`)
  file.write(formatHeader(columns))
  for (const row of rows) file.write(formatCsvLine(columns.map(({ valueOf }) => valueOf(row))))
  file.close()
}

function* listFinishedVanished({ staging, steps }: ReleaseContents): Generator<VanishedRow, void, undefined> {
  for (const row of listVanished(staging.database))
    yield { ...row, lastSeenAs: steps.finishVanished?.(row) ?? row.lastSeenAs }
}

function* listRefusals({ staging }: ReleaseContents): Generator<RefusedRow, void, undefined> {
  for (const { source: number, body } of staging.database
    .prepare('select source, body from refusals order by row')
    .iterate()) {
    const source = staging.documents[Number(number)]?.source
    if (source === undefined) throw new Error('a refused row without a document')
    // Only the row store writes this JSON.
    yield { ...(JSON.parse(String(body)) as Refused), source }
  }
}

/** coverage.json: numbers of rows, gaps with their reasons, and the meaning of every code in the files. */
const describeCoverage = (
  { words, codes }: Collection,
  datasets: readonly ReleasedDataset[],
  { counts, statement }: BuildReport,
): string =>
  `${JSON.stringify(
    {
      attribution: words.attribution,
      ...(statement !== undefined && { statement }),
      datasets: datasets.map(({ dataset, title, rows, freshness, notes }) => ({
        dataset,
        title,
        rows,
        freshness,
        notes: notes.map(({ code }) => code),
      })),
      matrix: datasets.flatMap(({ dataset, coverage }) => coverage.map((cell) => ({ dataset, ...cell }))),
      ...counts,
      notes: codes.notes,
      ...codes.others,
      refusal_reasons: codes.refusals,
    },
    null,
    2,
  )}\n`

/** LICENSE-NOTES.md: the known rights, and the form of credit. */
const writeLicenseNotes = (
  sources: readonly Source[],
  collection: Collection,
  statement: string | undefined,
): string => {
  const { codes, snapshot } = collection
  const { notes } = codes
  const publishers = listTitles(sources, collection.publishers)
  const sample = sources.some((source) => source.sample) ? [notes.sample_data, ''] : []
  return [
    '# Rights and credit',
    '',
    ...sample,
    notes.rights,
    '',
    'The records state facts that public bodies have published. This release gives no licence to their documents, to',
    'other compilations, or to software. Ask the body that published a document before you reproduce the document.',
    '',
    '## Credit line',
    '',
    `> ${collection.words.attribution}`,
    '',
    'Every row names its document: address, digest, day of publication if known, and time of retrieval.',
    'Keep these facts with everything that you store or publish.',
    '',
    '## Publishers of the documents in this release',
    '',
    ...publishers.map((publisher) => `- ${publisher}`),
    '',
    ...(statement === undefined ? [] : ['## What this release covers', '', statement, '']),
    ...(snapshot === undefined
      ? []
      : [
          '## Terms of the publishers',
          '',
          ...snapshot.terms.map((terms) => writeTerms(terms, collection)),
          '',
        ]),
    '## What the data does not say',
    '',
    collection.words.caution,
    '',
    ...(snapshot === undefined ? [] : [...snapshot.neverClaim.map((claim) => `- ${claim}`), '']),
  ].join('\n')
}

const writeTerms = (
  { publisher, text }: SnapshotFacts['terms'][number],
  { publishers }: Collection,
): string => `- ${getPublisher(publishers, publisher).title}: ${text ?? 'no terms were found.'}`
