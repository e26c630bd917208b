import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { closed, count, orNull, text } from '../fields.ts'
import { CoverageText, SourceFreshness } from './answers.ts'
import { Evidence } from './record.ts'
import { CHAMBERS, DATASETS, STAGES } from './vocabulary.ts'

export const DownloadFile = closed({
  name: text('Path of the file in the release, as SHA256SUMS lists it.'),
  url: text('Address of the file, relative to the address of this service.'),
  media_type: text('Media type.'),
  bytes: count('Size in bytes.'),
  sha256: text('SHA-256 of the file, hexadecimal.'),
})
export type DownloadFile = Static<typeof DownloadFile>

export const SourceInfo = closed({
  ...Evidence.properties,
  media_type: text('Media type.'),
  bytes: count('Size in bytes.'),
  rows_read: count('Rows in the document.'),
  rows_published: count('Rows published as records.'),
  rows_merged: count('Lines joined to the previous row.'),
  rows_refused: count('Rows in refusals.csv.'),
  rows_added: orNull(Type.Integer({ minimum: 0 }), {
    description: 'Records that the previous edition did not have; null for the first edition.',
  }),
  rows_changed: orNull(Type.Integer({ minimum: 0 }), {
    description: 'Records that changed since the previous edition; null for the first edition.',
  }),
  rows_vanished: orNull(Type.Integer({ minimum: 0 }), {
    description:
      'Records of the previous edition that this edition no longer has. If an edition has several documents, its first document gives the count. Null for the first edition.',
  }),
  checked_at: orNull(Instant, {
    description: 'Time when this service last checked the document for changes.',
  }),
})
export type SourceInfo = Static<typeof SourceInfo>

export const CoverageCell = closed({
  stage: orNull(Type.Enum(STAGES), { description: 'Stage; null for documents without a stage.' }),
  chamber: orNull(Type.Enum(CHAMBERS), { description: 'Chamber; null for documents of neither chamber.' }),
  fiscal_year: orNull(Type.Integer(), {
    description: 'Fiscal year; null for documents without a fiscal year.',
  }),
  rows: count('Published rows.'),
  refused: count('Refused rows.'),
  sources: count('Source documents.'),
})
export type CoverageCell = Static<typeof CoverageCell>

/** A finding of the gates that a person accepted, so that the release could be published. */
const AcceptedFinding = closed({
  gate: text('Gate, such as `refused` or `vanished`.'),
  name: text('Subject of the finding: a document, series, dataset, group or check.'),
  value: text('Value that the gate found.'),
  detail: text('The finding in words.'),
})

export const ReleaseInfo = closed({
  id: Type.String({ description: 'Id of the release: SHA-256 of its manifest.' }),
  snapshot: text('Snapshot token of the release.'),
  current: Type.Boolean({ description: 'Whether the API serves this release now.' }),
  published_at: orNull(Instant, { description: 'Time of its latest publication.' }),
  sample: Type.Boolean({
    description:
      'Whether the records of the release are invented. If true, only the funding guidance is real: no member, recipient, project or amount is.',
  }),
  collection: text('Name of the collection that the release belongs to.'),
  api_url: Type.Optional(
    text(
      'Permanent address of this release in the API of its collection, relative to the address of this service.',
    ),
  ),
  accepted: Type.Array(AcceptedFinding, {
    description: 'Findings that a person accepted before publication; often empty.',
  }),
  rows: count('Rows of the dataset.'),
  files: Type.Array(DownloadFile, {
    description: 'Files of the release. Each file can be downloaded separately.',
  }),
})
export type ReleaseInfo = Static<typeof ReleaseInfo>

/** A dataset: its contents, its sources and its downloads. */
export const DatasetInfo = closed({
  dataset: Type.Enum(namesOf(DATASETS), {
    description: 'Name of the dataset: the value of the filter `dataset`.',
  }),
  title: text('Title.'),
  beta: Type.Boolean({ description: 'Whether fields and operations may still change.' }),
  stages: Type.Array(Type.Enum(STAGES), { description: 'Stages of the records.' }),
  rows: count('Rows.'),
  coverage: Type.Array(CoverageCell, {
    description: 'Counts of rows and documents by stage, chamber and fiscal year.',
  }),
  notes: Type.Array(CoverageText, { description: 'Notes that every reader needs.' }),
  freshness: SourceFreshness,
  sources: Type.Array(Type.Omit(SourceInfo, ['sheet', 'row', 'pointer']), {
    description: 'Source documents of the dataset.',
  }),
  releases: Type.Array(ReleaseInfo, { description: 'Releases with this dataset, newest first.' }),
})
export type DatasetInfo = Static<typeof DatasetInfo>
