import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { CoverageText, SourceFreshness } from './answers.ts'
import { Evidence } from './record.ts'
import { CHAMBERS, DATASETS, STAGES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const count = (description: string) => Type.Integer({ minimum: 0, description })

export const DownloadFile = Type.Object(
  {
    name: Type.String(),
    url: Type.String(),
    media_type: Type.String(),
    bytes: count('Size.'),
    sha256: Type.String(),
  },
  closed,
)
export type DownloadFile = Static<typeof DownloadFile>

export const SourceInfo = Type.Object(
  {
    ...Evidence.properties,
    media_type: Type.String(),
    bytes: count('Size.'),
    rows_read: count('Rows of the document.'),
    rows_published: count('Rows that are records.'),
    rows_merged: count('Lines joined to the row before.'),
    rows_refused: count('Rows in refusals.csv.'),
    rows_added: orNull(Type.Integer({ minimum: 0 }), {
      description: 'Records that the edition before did not hold; null for the first edition.',
    }),
    rows_changed: orNull(Type.Integer({ minimum: 0 }), {
      description: 'Records that read otherwise in the edition before; null for the first edition.',
    }),
    rows_vanished: orNull(Type.Integer({ minimum: 0 }), {
      description:
        'Records of the edition before that this one no longer holds, of all its parts at the first; null for the first edition.',
    }),
    checked_at: orNull(Instant),
  },
  closed,
)
export type SourceInfo = Static<typeof SourceInfo>

export const CoverageCell = Type.Object(
  {
    stage: orNull(Type.Enum(STAGES)),
    chamber: orNull(Type.Enum(CHAMBERS)),
    fiscal_year: orNull(Type.Integer()),
    rows: count('Published.'),
    refused: count('Refused.'),
    sources: count('Documents.'),
  },
  closed,
)
export type CoverageCell = Static<typeof CoverageCell>

export const ReleaseInfo = Type.Object(
  {
    id: Type.String({ description: 'Digest of the release: SHA-256 over its manifest.' }),
    snapshot: Type.String(),
    current: Type.Boolean(),
    published_at: orNull(Instant),
    rows: count('Rows of the dataset.'),
    files: Type.Array(DownloadFile),
  },
  closed,
)
export type ReleaseInfo = Static<typeof ReleaseInfo>

/** What a dataset holds, where it comes from and how to take it away. */
export const DatasetInfo = Type.Object(
  {
    dataset: Type.Enum(namesOf(DATASETS)),
    title: Type.String(),
    beta: Type.Boolean(),
    stages: Type.Array(Type.Enum(STAGES)),
    rows: count('Rows.'),
    coverage: Type.Array(CoverageCell),
    notes: Type.Array(CoverageText),
    freshness: SourceFreshness,
    sources: Type.Array(Type.Omit(SourceInfo, ['sheet', 'row', 'pointer'])),
    releases: Type.Array(ReleaseInfo),
  },
  closed,
)
export type DatasetInfo = Static<typeof DatasetInfo>
