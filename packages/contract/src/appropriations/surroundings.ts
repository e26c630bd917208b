import { Type, type Static } from 'typebox'
import { PAGE_PARAMETERS } from '../data/paging.ts'
import { orNull } from '../or-null.ts'
import { RecordQuery } from './queries.ts'
import { Evidence, Place } from './record.ts'

const closed = { additionalProperties: false } as const

export const SurroundingsQuery = Type.Object(
  {
    id: RecordQuery.properties.id,
    evidence: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1000,
        default: 0,
        description: 'Which piece of `evidence` of the record, counted from 0.',
      }),
    ),
    snapshot: PAGE_PARAMETERS.snapshot,
  },
  { additionalProperties: false },
)
export type SurroundingsQuery = Static<typeof SurroundingsQuery>

export const ShownCell = Type.Object(
  {
    name: Type.String({ description: 'Header of the column, or key, as the document has it.' }),
    fields: Type.Array(Type.String(), {
      description: 'Fields of the record that the cell was read into; empty where it became none.',
    }),
  },
  closed,
)

export const ShownRow = Type.Object(
  {
    ...Place.properties,
    cells: Type.Array(Type.String(), {
      description: 'Texts of the cells, in the order of `columns`; long ones end in “…”.',
    }),
    asked: Type.Boolean({ description: 'Whether this is the row of the evidence.' }),
    published: Type.Boolean({ description: 'Whether records are made from it; else it is in refusals.csv.' }),
  },
  closed,
)

/** A row of a document among the rows around it. */
export const RecordSurroundings = Type.Object(
  {
    id: Type.String({ description: '`id` of the record.' }),
    evidence: Type.Integer({ minimum: 0, description: 'Which piece of its evidence, counted from 0.' }),
    source: Evidence.properties.source,
    publisher: Evidence.properties.publisher,
    url: Evidence.properties.url,
    archived_url: orNull(Type.String(), {
      description:
        'Where this service gives out its copy of the document, relative to it; null where it does not.',
    }),
    columns: Type.Array(ShownCell, { description: 'The header. Empty where no rows are shown.' }),
    rows: Type.Array(ShownRow, {
      description:
        'The row and up to five before and after it, of the same sheet or list. Lines that are no rows, such as subtotals, are left out. Empty where there is a `reason`.',
    }),
    reason: orNull(Type.String(), { description: 'Why no rows are shown, in words; null where they are.' }),
  },
  closed,
)
export type RecordSurroundings = Static<typeof RecordSurroundings>
