import { getPublisher } from '../build/get-publisher.ts'
import { VERDICTS, type ComparedTotal, type ReasonCount, type SourceReport } from '../build/report-sources.ts'
import type { Collection } from '../collection.ts'
import { boolean, code, columnOf, datetime, integer, sourceColumns, text } from './columns.ts'
import type { BundleColumn, BundleTable } from './table.ts'

type Reported<Row> = BundleColumn<Row>[]

/** source-checks.csv: every document of the archive, with its verdict. */
export const makeSourceChecks = (collection: Collection): BundleTable<SourceReport> => {
  const { publishers, documents, words } = collection
  // This table itself has the rows that digests lead to, so its own column leads nowhere.
  const source = sourceColumns<SourceReport>(publishers, (row) => row.source).map(
    ({ leadsTo: _here, ...column }) => column,
  )
  const facts: Reported<SourceReport> = [
    text(
      'final_url',
      'Address after redirects; empty for a document that was not fetched.',
      (row) => row.source.final_url,
    ),
    integer('http_status', 'HTTP status of the answer.', (row) => row.source.status),
    text('media_type', 'Media type.', (row) => row.source.media_type),
    integer('bytes', 'Size in bytes.', (row) => row.source.bytes),
    text('etag', 'ETag header of the answer.', (row) => row.source.etag),
    text('last_modified', 'Last-Modified header of the answer.', (row) => row.source.last_modified),
    datetime(
      'checked_at',
      'Time when this service last checked the document for changes.',
      (row) => row.source.checked_at,
    ),
    // The columns belong to documents of this collection.
    ...documents.columns.map((column) => columnOf(column, (row: SourceReport) => row.source as never)),
    text('edition', 'Edition. Documents obtained together share an edition.', (row) => row.source.edition),
    integer('part', 'Place within the edition.', (row) => row.source.part),
    text(
      'supersedes',
      'SHA-256 of the previous revision at the same address.',
      (row) => row.source.supersedes,
    ),
    boolean('sample', 'true for an invented document: none of its content is real.', (row) =>
      String(row.source.sample),
    ),
    text('series', 'Series of the document. The newest edition of a series counts.', (row) => row.series),
    text(
      'parser_version',
      'Version of the parser.',
      (row) => getPublisher(publishers, row.source.publisher).parserVersion,
    ),
  ]
  return { columns: [...source, ...facts, ...listFindings(words.publishedRows)] }
}

const listFindings = (publishedRows: string): Reported<SourceReport> => [
  code('verdict', VERDICTS, (row) => row.verdict),
  text('detail', 'Reason for the refusal, or SHA-256 of the superseding document.', (row) => row.detail),
  integer(
    'rows_read',
    'Rows in the document: the sum of published, merged and refused rows.',
    (row) => row.read,
  ),
  integer('rows_published', publishedRows, (row) => row.published),
  integer('rows_merged', 'Lines joined to the previous row.', (row) => row.merged),
  integer('rows_refused', 'Rows in refusals.csv.', (row) => row.refused),
  text('refusal_reasons', 'Refused rows by reason.', (row) => formatReasons(row.reasons)),
  text('control_totals', 'Totals that the document prints, each with the total of the rows read.', (row) =>
    join(row.totals.map(formatTotal)),
  ),
  integer(
    'rows_added',
    'Published rows that the previous edition did not hold; empty for the first edition.',
    (row) => row.drift?.added ?? null,
  ),
  integer(
    'rows_changed',
    'Published rows with different cells in the previous edition; empty for the first edition.',
    (row) => row.drift?.changed ?? null,
  ),
  integer(
    'rows_vanished',
    'Rows of the previous edition that this release no longer holds, counted at the first document of the edition.',
    (row) => row.drift?.vanished ?? null,
  ),
  text(
    'passed_over',
    'Reason why a superseded document was not compared with later documents; empty if it was compared.',
    (row) => row.passedOver,
  ),
]

/** A total as one text. Records that are not selected are neither published nor refused. */
const formatTotal = ({ what, printed, found, ...total }: ComparedTotal): string =>
  'notSelected' in total
    ? `${what}: printed ${printed}, read ${found}, of which ${total.notSelected} are not selected`
    : `${what}: printed ${printed}, read ${found}`

const join = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('; '))

/** Refused rows by reason, as one cell: `row_not_understood: 2; text_damaged: 1`. */
const formatReasons = (reasons: readonly ReasonCount[]): string | null =>
  reasons.length === 0 ? null : reasons.map(({ reason, rows }) => `${reason}: ${rows}`).join('; ')

export const parseReasons = (cell: string): ReasonCount[] =>
  [...cell.matchAll(/(\w+): (\d+)/g)].map(([, reason = '', rows]) => ({ reason, rows: Number(rows) }))
