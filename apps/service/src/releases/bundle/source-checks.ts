import type { Collection } from '../collection.ts'
import { getPublisher } from '../build/get-publisher.ts'
import { VERDICTS, type SourceReport } from '../build/report-sources.ts'
import { boolean, code, columnOf, datetime, integer, sourceColumns, text } from './columns.ts'
import { formatReasons } from './refusal-reasons.ts'
import type { BundleColumn, BundleTable } from './table.ts'

type Reported<Row> = BundleColumn<Row>[]

/** source-checks.csv: every document of the archive, and what became of it. */
export const makeSourceChecks = (collection: Collection): BundleTable<SourceReport> => {
  const { publishers, documentColumns, publishedRows } = collection
  // The very rows that other tables lead to.
  const source = sourceColumns<SourceReport>(publishers, (row) => row.source).map(
    ({ leadsTo: _here, ...column }) => column,
  )
  const facts: Reported<SourceReport> = [
    text(
      'final_url',
      'Where redirects ended; empty for a document that was not fetched.',
      (row) => row.source.final_url,
    ),
    integer('http_status', 'Status with which it was answered.', (row) => row.source.status),
    text('media_type', 'Kind of file.', (row) => row.source.media_type),
    integer('bytes', 'Size.', (row) => row.source.bytes),
    text('etag', 'ETag with which it was answered.', (row) => row.source.etag),
    text('last_modified', 'Last-Modified with which it was answered.', (row) => row.source.last_modified),
    datetime('checked_at', 'When it was last asked whether it had changed.', (row) => row.source.checked_at),
    // Of documents of the very collection.
    ...documentColumns.map((column) => columnOf(column, (row: SourceReport) => row.source as never)),
    text('edition', 'Documents obtained together share it.', (row) => row.source.edition),
    integer('part', 'Order within the edition.', (row) => row.source.part),
    text(
      'supersedes',
      'SHA-256 of the revision of the same address before it.',
      (row) => row.source.supersedes,
    ),
    boolean('sample', 'true: made to show how the service works; nothing in it is real.', (row) =>
      String(row.source.sample),
    ),
    text('series', 'Of a series the newest edition counts.', (row) => row.series),
    text(
      'parser_version',
      'Version of the code that read it.',
      (row) => getPublisher(publishers, row.source.publisher).parserVersion,
    ),
  ]
  return { columns: [...source, ...facts, ...listFindings(publishedRows)] }
}

const listFindings = (publishedRows: string): Reported<SourceReport> => [
  code('verdict', VERDICTS, (row) => row.verdict),
  text('detail', 'Why it was refused, or SHA-256 of what superseded it.', (row) => row.detail),
  integer('rows_read', 'Rows of the document: published, merged and refused together.', (row) => row.read),
  integer('rows_published', publishedRows, (row) => row.published),
  integer('rows_merged', 'Lines joined to the row before.', (row) => row.merged),
  integer('rows_refused', 'Rows in refusals.csv.', (row) => row.refused),
  text('refusal_reasons', 'Refused rows by reason.', (row) => formatReasons(row.reasons)),
  text('control_totals', 'Totals that the document prints, and what was read.', (row) =>
    join(row.totals.map(({ what, printed, found }) => `${what}: printed ${printed}, read ${found}`)),
  ),
  integer(
    'rows_added',
    'Rows published that the edition before did not hold; empty for a first edition.',
    (row) => row.drift?.added ?? null,
  ),
  integer(
    'rows_changed',
    'Rows published whose cells were others in the edition before; empty for a first edition.',
    (row) => row.drift?.changed ?? null,
  ),
  integer(
    'rows_vanished',
    'Rows of the edition before that are in this release no more, all told at the first document of an edition.',
    (row) => row.drift?.vanished ?? null,
  ),
  text(
    'passed_over',
    'Why a superseded document was not compared with later ones; empty where it was.',
    (row) => row.passedOver,
  ),
]

const join = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('; '))
