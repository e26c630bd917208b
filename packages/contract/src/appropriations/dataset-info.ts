import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { CoverageText, SourceFreshness } from './answers.ts'
import { Evidence } from './record.ts'
import { CHAMBERS, DATASETS, STAGES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const text = (description: string) => Type.String({ description })
const count = (description: string) => Type.Integer({ minimum: 0, description })

export const DownloadFile = Type.Object(
  {
    name: text('Path of the file in the release, as SHA256SUMS has it.'),
    url: text('Address of the file, relative to this service.'),
    media_type: text('Media type.'),
    bytes: count('Size.'),
    sha256: text('SHA-256 of the file, in hexadecimal.'),
  },
  closed,
)
export type DownloadFile = Static<typeof DownloadFile>

export const SourceInfo = Type.Object(
  {
    ...Evidence.properties,
    media_type: text('Media type.'),
    bytes: count('Size.'),
    rows_read: count('Rows of the document.'),
    rows_published: count('Rows that are records.'),
    rows_merged: count('Lines joined to the row before.'),
    rows_refused: count('Rows in refusals.csv.'),
    rows_added: orNull(Type.Integer({ minimum: 0 }), {
      description: 'Records that the edition before did not hold; null for the first edition.',
    }),
    rows_changed: orNull(Type.Integer({ minimum: 0 }), {
      description: 'Records that changed since the edition before; null for the first edition.',
    }),
    rows_vanished: orNull(Type.Integer({ minimum: 0 }), {
      description:
        'Records of the edition before that this one no longer holds, of all its parts at the first; null for the first edition.',
    }),
    checked_at: orNull(Instant, {
      description: 'When this service last checked whether the document had changed.',
    }),
  },
  closed,
)
export type SourceInfo = Static<typeof SourceInfo>

export const CoverageCell = Type.Object(
  {
    stage: orNull(Type.Enum(STAGES), { description: 'Stage; null for documents without one.' }),
    chamber: orNull(Type.Enum(CHAMBERS), { description: 'Chamber; null for documents of neither chamber.' }),
    fiscal_year: orNull(Type.Integer(), { description: 'Fiscal year; null for documents without one.' }),
    rows: count('Published.'),
    refused: count('Refused.'),
    sources: count('Documents.'),
  },
  closed,
)
export type CoverageCell = Static<typeof CoverageCell>

/** A finding before a release was published, which a person accepted. */
const AcceptedFinding = Type.Object(
  {
    gate: text('Name of the gate, such as `refused` or `vanished`.'),
    name: text('Document, series, dataset, group or check.'),
    value: text('The value that was found and accepted.'),
    detail: text('The same in words.'),
  },
  closed,
)

export const ReleaseInfo = Type.Object(
  {
    id: Type.String({ description: 'Digest of the release: SHA-256 over its manifest.' }),
    snapshot: text('Token under which the API serves it.'),
    current: Type.Boolean({ description: 'Whether the API serves this release now.' }),
    published_at: orNull(Instant, { description: 'When it was published last.' }),
    sample: Type.Boolean({
      description:
        'Whether its records are invented: no member, recipient, project or amount in them is real. Its guidance is real all the same.',
    }),
    collection: text('Name of the collection that the release belongs to.'),
    api_url: Type.Optional(
      text('Permanent address of this release in the API of its collection, relative to this service.'),
    ),
    accepted: Type.Array(AcceptedFinding, {
      description:
        'What was found and accepted before it was published. Empty when there was nothing to accept.',
    }),
    rows: count('Rows of the dataset.'),
    files: Type.Array(DownloadFile, { description: 'Files; each can be downloaded alone.' }),
  },
  closed,
)
export type ReleaseInfo = Static<typeof ReleaseInfo>

/** A dataset: its contents, its sources and its downloads. */
export const DatasetInfo = Type.Object(
  {
    dataset: Type.Enum(namesOf(DATASETS), { description: 'Name, as the filter `dataset` takes it.' }),
    title: text('What it is.'),
    beta: Type.Boolean({ description: 'Whether fields and operations may still change.' }),
    stages: Type.Array(Type.Enum(STAGES), { description: 'Stages of its records.' }),
    rows: count('Rows.'),
    coverage: Type.Array(CoverageCell, { description: 'What there is, by stage, chamber and fiscal year.' }),
    notes: Type.Array(CoverageText, { description: 'What readers need to know.' }),
    freshness: SourceFreshness,
    sources: Type.Array(Type.Omit(SourceInfo, ['sheet', 'row', 'pointer']), {
      description: 'Documents that it was made from.',
    }),
    releases: Type.Array(ReleaseInfo, { description: 'Releases that hold it, the newest first.' }),
  },
  closed,
)
export type DatasetInfo = Static<typeof DatasetInfo>
