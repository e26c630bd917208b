import { Type, type Static } from 'typebox'
import { many } from '../data/many.ts'
import { PAGE_PARAMETERS } from '../data/paging.ts'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { DataMeta } from './answers.ts'
import { SourcedRecord } from './record.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import { STAGES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const

/** What can become of a record from one release to another. */
export const CHANGE_KINDS = {
  added: 'The other release does not hold the record.',
  changed: 'Both hold it, and a field differs.',
  withdrawn: 'Only the other release holds it.',
} as const
export type ChangeKind = keyof typeof CHANGE_KINDS

export const ChangesQuery = Type.Object(
  {
    from: Type.String({
      minLength: 1,
      maxLength: 100,
      description: '`id` of the published release to compare with, all 64 digits.',
    }),
    change: many(Type.Enum(namesOf(CHANGE_KINDS)), 'Only these changes. Separate several by commas.'),
    ...RECORD_FILTERS,
    ...PAGE_PARAMETERS,
  },
  closed,
)
export type ChangesQuery = Static<typeof ChangesQuery>

const fiscalYear = Type.Integer({ minimum: 2000, maximum: 2100, description: 'Fiscal year of the record.' })
const stage = Type.Enum(STAGES, { description: 'Stage of the record.' })

export const RecordChange = Type.Object(
  {
    change: Type.Enum(namesOf(CHANGE_KINDS), {
      description: namesOf(CHANGE_KINDS)
        .map((name) => `${name}: ${CHANGE_KINDS[name]}`)
        .join(' '),
    }),
    id: Type.String({ description: '`id` of the record.' }),
    stage,
    fiscal_year: fiscalYear,
    fields: Type.Array(Type.Enum(namesOf(SourcedRecord.properties)), {
      description:
        'Fields that differ. `changed_at` is among them where the source changed; without it, only what this service makes of the source did. Empty for what was added or withdrawn.',
    }),
    before: orNull(SourcedRecord, { description: 'As the other release has it; null for what was added.' }),
    after: orNull(SourcedRecord, { description: 'As this release has it; null for what was withdrawn.' }),
  },
  closed,
)
export type RecordChange = Static<typeof RecordChange>

export const ChangesMeta = Type.Object(
  {
    ...DataMeta.properties,
    from: Type.String({ description: '`id` of the release that was compared with.' }),
    from_snapshot: Type.String({ description: 'Its token.' }),
    counts: Type.Array(
      Type.Object(
        {
          change: Type.Enum(namesOf(CHANGE_KINDS), { description: 'What became of the records.' }),
          stage,
          rows: Type.Integer({ minimum: 1, description: 'How many.' }),
        },
        closed,
      ),
      { description: 'Changes that pass the filters, of every kind of change, by change and stage.' },
    ),
  },
  { ...closed, description: 'Applies to all rows; keep it with them.' },
)
export type ChangesMeta = Static<typeof ChangesMeta>
