import type { Publishers } from '../build/choose-sources.ts'
import { VERDICTS, type SourceReport } from '../build/report-sources.ts'
import { boolean, code, datetime, integer, sourceColumns, text, year } from './columns.ts'
import { codesOf } from './field-facts.ts'
import { formatReasons } from './refusal-reasons.ts'
import type { Column, Table } from './table.ts'

type Reported<Row> = Column<Row>[]

/** source-checks.csv: every document of the archive, and what became of it. */
export const makeSourceChecks = (publishers: Publishers): Table<SourceReport> => {
  // The very rows that other tables lead to.
  const source = sourceColumns<SourceReport>((row) => row.source).map(
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
    year('fiscal_year', 'Fiscal year of the document, where it has one.', (row) => row.source.fiscal_year),
    text(
      'subcommittee',
      'Subcommittee of the document, where it has one.',
      (row) => row.source.subcommittee,
      codesOf('subcommittee'),
    ),
    text(
      'chamber',
      'Chamber of the document, where it has one.',
      (row) => row.source.chamber,
      codesOf('chamber'),
    ),
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
      (row) => publishers[row.source.publisher].parserVersion,
    ),
  ]
  return { columns: [...source, ...facts, ...FINDINGS] }
}

const FINDINGS: Reported<SourceReport> = [
  code('verdict', VERDICTS, (row) => row.verdict),
  text('detail', 'Why it was refused, or SHA-256 of what superseded it.', (row) => row.detail),
  integer('rows_read', 'Rows of the document: published, merged and refused together.', (row) => row.read),
  integer('rows_published', 'Rows that are records, funding lines or members.', (row) => row.published),
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
