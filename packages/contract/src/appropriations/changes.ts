import { Type, type Static } from 'typebox'
import {
  AFTER,
  BEFORE,
  CHANGE,
  COMPARED,
  COUNTED,
  describeCounts,
  describeFields,
  FROM_META,
} from '../data/changes.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { namesOf } from '../names-of.ts'
import { closed, orNull } from '../fields.ts'
import { DataMeta } from './answers.ts'
import { FUNDING_LINE_KINDS, FundingLine } from './funding-line.ts'
import { FUNDING_LINE_FILTERS } from './queries.ts'
import { SourcedRecord } from './record.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import { STAGES } from './vocabulary.ts'

export const ChangesQuery = closed({
  ...COMPARED,
  ...RECORD_FILTERS,
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type ChangesQuery = Static<typeof ChangesQuery>

export const FundingLineChangesQuery = closed({
  ...COMPARED,
  ...FUNDING_LINE_FILTERS,
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type FundingLineChangesQuery = Static<typeof FundingLineChangesQuery>

const stage = Type.Enum(STAGES, { description: 'Stage of the record.' })
const kind = Type.Enum(namesOf(FUNDING_LINE_KINDS), { description: 'Kind of the line.' })

export const RecordChange = closed({
  change: CHANGE,
  id: Type.String({ description: '`id` of the record.' }),
  stage,
  fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100, description: 'Fiscal year of the record.' }),
  fields: Type.Array(Type.Enum(namesOf(SourcedRecord.properties)), {
    description: describeFields('changed_at'),
  }),
  before: orNull(SourcedRecord, BEFORE),
  after: orNull(SourcedRecord, AFTER),
})
export type RecordChange = Static<typeof RecordChange>

export const FundingLineChange = closed({
  change: CHANGE,
  id: Type.String({ description: '`id` of the line.' }),
  kind,
  fiscal_year: orNull(Type.Integer(), {
    description: 'Fiscal year of the line; null for entries of a code system.',
  }),
  fields: Type.Array(Type.Enum(namesOf(FundingLine.properties)), {
    description: describeFields('changed_at'),
  }),
  before: orNull(FundingLine, BEFORE),
  after: orNull(FundingLine, AFTER),
})
export type FundingLineChange = Static<typeof FundingLineChange>

const COMPARED_META = { ...DataMeta.properties, ...FROM_META }
const META_OPTIONS = { description: 'Facts about all rows. Keep them with the rows.' }

export const ChangesMeta = closed(
  {
    ...COMPARED_META,
    counts: Type.Array(closed({ ...COUNTED, stage }), { description: describeCounts('stage') }),
  },
  META_OPTIONS,
)
export type ChangesMeta = Static<typeof ChangesMeta>

export const FundingLineChangesMeta = closed(
  {
    ...COMPARED_META,
    counts: Type.Array(closed({ ...COUNTED, kind }), {
      description: describeCounts('kind of line'),
    }),
  },
  META_OPTIONS,
)
export type FundingLineChangesMeta = Static<typeof FundingLineChangesMeta>
