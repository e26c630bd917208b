import { CORRECTION_OUTCOMES } from '../../corrections/ledger/index.ts'
import type { Source } from '../../publishers/index.ts'
import type { VanishedFacts, VanishedRow } from '../build/build-steps.ts'
import type { Collection } from '../collection.ts'
import type { Corrected } from '../build/correct-rows.ts'
import type { SourceReport } from '../build/report-sources.ts'
import type { Refused } from '../build/row-store.ts'
import { code, columnOf, date, datetime, integer, sourceColumns, sourceDigest, text } from './columns.ts'
import type { BundleTable } from './table.ts'

/** revisions.csv: documents that newer ones replaced. */
export const makeRevisions = ({ publishers }: Collection): BundleTable<SourceReport> => ({
  columns: [
    ...sourceColumns<SourceReport>(publishers, (row) => row.source),
    text('series', 'Series of the document. The newest edition of a series counts.', (row) => row.series),
    sourceDigest(
      'superseded_by_sha256',
      'SHA-256 of the document that counts.',
      (row) => row.supersededBy?.sha256 ?? null,
    ),
    text('superseded_by_url', 'Address of the document that counts.', (row) => row.supersededBy?.url ?? null),
    date(
      'superseded_by_published_at',
      'Publication day of the document that counts.',
      (row) => row.supersededBy?.published_at ?? null,
    ),
    datetime(
      'superseded_by_retrieved_at',
      'Retrieval time of the document that counts.',
      (row) => row.supersededBy?.retrieved_at ?? null,
    ),
  ],
})

/** vanished.csv: rows that earlier editions held, and this release does not. */
export const makeVanished = ({
  datasets,
  comparison: { vanished },
}: Collection): BundleTable<VanishedRow> => ({
  columns: [
    text<VanishedRow>('id', 'Id that the row was published with.', (row) => row.id, { required: true }),
    text('dataset', 'Dataset of the row.', (row) => row.dataset, {
      codes: Object.fromEntries(Object.entries(datasets).map(([name, { title }]) => [name, title])),
    }),
    ...vanished.place.map((column) => columnOf(column, lastSeenAs)),
    datetime(
      'first_seen_at',
      'Retrieval time of the first document with the row.',
      (row) => row.first_seen_at,
    ),
    datetime('last_seen_at', 'Retrieval time of the last document with the row.', (row) => row.last_seen_at),
    sourceDigest(
      'last_seen_source',
      'SHA-256 of the last document with the row.',
      (row) => row.last_seen_source,
    ),
    datetime(
      'vanished_at',
      'Retrieval time of the first document without the row.',
      (row) => row.vanished_at,
    ),
    sourceDigest(
      'replaced_by_source',
      'SHA-256 of the first document without the row. For an edition of several documents, its first document.',
      (row) => row.replaced_by_source,
    ),
    ...vanished.words.map((column) => columnOf(column, lastSeenAs)),
  ],
  primaryKey: 'id',
})

const lastSeenAs = (row: VanishedRow): VanishedFacts => row.lastSeenAs

export type RefusedRow = Refused & { readonly source: Source }

/** refusals.csv: rows of documents that are not among the records. */
export const makeRefusals = ({ publishers, codes }: Collection): BundleTable<RefusedRow> => ({
  columns: [
    ...sourceColumns<RefusedRow>(publishers, (row) => row.source),
    text('sheet', 'Name of the sheet in a workbook.', (row) => row.place.sheet),
    integer('row', 'Row of the sheet or line of the CSV. The header is 1.', (row) => row.place.row),
    text('pointer', 'JSON Pointer into a JSON document.', (row) => row.place.pointer),
    code('reason', codes.refusals, (row) => row.reason),
    text('detail', 'The exact fault.', (row) => row.detail),
    text('cells', 'The row word for word, as JSON: headers, each with the text of its cell.', (row) =>
      escapeControls(JSON.stringify(row.cells)),
    ),
  ],
})

/** Escapes the control characters from U+007F on, which JSON leaves as they are. */
const escapeControls = (json: string): string =>
  json.replace(
    /[\u007F-\u009F\uFFFE\uFFFF]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** corrections.csv: accepted corrections, with their outcome in this release. */
export const CORRECTIONS: BundleTable<Corrected> = {
  columns: [
    text('id', 'Id of the correction.', (row) => row.correction.id),
    text('record', 'Id of the record.', (row) => row.correction.record),
    text('field', 'Corrected field.', (row) => row.correction.field),
    text('before', 'Value before the correction, as JSON.', (row) => JSON.stringify(row.correction.before)),
    text('after', 'Value after the correction, as JSON.', (row) => JSON.stringify(row.correction.after)),
    text('evidence_url', 'Address of the proof of the correction.', (row) => row.correction.evidence_url),
    datetime('decided_at', 'Time of acceptance.', (row) => row.correction.decided_at),
    datetime('entered_at', 'Time of entry in the ledger.', (row) => row.correction.entered_at),
    code('outcome', CORRECTION_OUTCOMES, (row) => row.outcome),
    datetime(
      'withdrawn_at',
      'Entry time of the line that withdrew the correction.',
      (row) => row.correction.withdrawn?.entered_at ?? null,
    ),
    text('withdrawn_reason', 'Reason for the withdrawal.', (row) => row.correction.withdrawn?.reason ?? null),
  ],
}
