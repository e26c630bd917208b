import { Type, type Static } from 'typebox'
import { many } from '../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { DataMeta } from './answers.ts'
import { FUNDING_LINE_KINDS, FundingLine } from './funding-line.ts'
import { FUNDING_LINE_FILTERS } from './queries.ts'
import { SourcedRecord } from './record.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import { STAGES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const

/** Changes of a row from one release to another. */
export const CHANGE_KINDS = {
  added: 'This release has the row, and the release `from` does not.',
  changed: 'Both releases have the row, and a field other than `evidence` differs.',
  withdrawn: 'The release `from` has the row, and this release does not.',
} as const
export type ChangeKind = keyof typeof CHANGE_KINDS

const COMPARED = {
  from: Type.String({
    minLength: 1,
    maxLength: 100,
    description: '`id` of the published release to compare with: all 64 digits.',
  }),
  change: many(Type.Enum(namesOf(CHANGE_KINDS)), 'Kinds of change to list. Separate several by commas.'),
}

export const ChangesQuery = Type.Object(
  { ...COMPARED, ...RECORD_FILTERS, ...PAGE_PARAMETERS, ...WHOLE_SET_PARAMETERS },
  closed,
)
export type ChangesQuery = Static<typeof ChangesQuery>

export const FundingLineChangesQuery = Type.Object(
  { ...COMPARED, ...FUNDING_LINE_FILTERS, ...PAGE_PARAMETERS, ...WHOLE_SET_PARAMETERS },
  closed,
)
export type FundingLineChangesQuery = Static<typeof FundingLineChangesQuery>

const stage = Type.Enum(STAGES, { description: 'Stage of the record.' })
const kind = Type.Enum(namesOf(FUNDING_LINE_KINDS), { description: 'Kind of the line.' })

const change = Type.Enum(namesOf(CHANGE_KINDS), {
  description: namesOf(CHANGE_KINDS)
    .map((name) => `${name}: ${CHANGE_KINDS[name]}`)
    .join(' '),
})
const FIELDS_WORDS =
  'Fields that differ. If the source changed, the list has `changed_at`. Without it, only the reading of the source changed. Empty for added and withdrawn rows.'
const BEFORE = { description: 'The row in the release `from`; null if added.' }
const AFTER = { description: 'The row in this release; null if withdrawn.' }

export const RecordChange = Type.Object(
  {
    change,
    id: Type.String({ description: '`id` of the record.' }),
    stage,
    fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100, description: 'Fiscal year of the record.' }),
    fields: Type.Array(Type.Enum(namesOf(SourcedRecord.properties)), { description: FIELDS_WORDS }),
    before: orNull(SourcedRecord, BEFORE),
    after: orNull(SourcedRecord, AFTER),
  },
  closed,
)
export type RecordChange = Static<typeof RecordChange>

export const FundingLineChange = Type.Object(
  {
    change,
    id: Type.String({ description: '`id` of the line.' }),
    kind,
    fiscal_year: orNull(Type.Integer(), {
      description: 'Fiscal year of the line; null for entries of a code system.',
    }),
    fields: Type.Array(Type.Enum(namesOf(FundingLine.properties)), { description: FIELDS_WORDS }),
    before: orNull(FundingLine, BEFORE),
    after: orNull(FundingLine, AFTER),
  },
  closed,
)
export type FundingLineChange = Static<typeof FundingLineChange>

const COMPARED_META = {
  ...DataMeta.properties,
  from: Type.String({ description: '`id` of the release `from`.' }),
  from_snapshot: Type.String({ description: 'Token of the release `from`.' }),
}
const META_OPTIONS = { ...closed, description: 'Facts about all rows. Keep them with the rows.' }

const COUNTED = {
  change: Type.Enum(namesOf(CHANGE_KINDS), { description: 'Kind of change.' }),
  rows: Type.Integer({ minimum: 1, description: 'Number of rows.' }),
}

export const ChangesMeta = Type.Object(
  {
    ...COMPARED_META,
    counts: Type.Array(Type.Object({ ...COUNTED, stage }, closed), {
      description:
        'Rows that pass the filters, by kind of change and stage. The filter `change` does not apply to these counts.',
    }),
  },
  META_OPTIONS,
)
export type ChangesMeta = Static<typeof ChangesMeta>

export const FundingLineChangesMeta = Type.Object(
  {
    ...COMPARED_META,
    counts: Type.Array(Type.Object({ ...COUNTED, kind }, closed), {
      description:
        'Rows that pass the filters, by kind of change and kind of line. The filter `change` does not apply to these counts.',
    }),
  },
  META_OPTIONS,
)
export type FundingLineChangesMeta = Static<typeof FundingLineChangesMeta>
