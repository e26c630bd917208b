import { Type, type Static } from 'typebox'
import { PAGE_PARAMETERS } from '../data/paging.ts'
import { closed, orNull } from '../fields.ts'
import { RecordQuery } from './queries.ts'
import { Evidence, Place } from './record.ts'

export const SurroundingsQuery = closed({
  id: RecordQuery.properties.id,
  evidence: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1000,
      default: 0,
      description: 'Index in `evidence` of the record, from 0.',
    }),
  ),
  snapshot: PAGE_PARAMETERS.snapshot,
})
export type SurroundingsQuery = Static<typeof SurroundingsQuery>

export const ShownCell = closed({
  name: Type.String({ description: 'Header of the column, or key, as the document prints it.' }),
  fields: Type.Array(Type.String(), {
    description: 'Fields of the record that come from this cell; may be empty.',
  }),
})

export const ShownRow = closed({
  ...Place.properties,
  cells: Type.Array(Type.String(), {
    description: 'Texts of the cells, in the order of `columns`. Long texts are cut and end in “…”.',
  }),
  asked: Type.Boolean({ description: 'Whether the evidence cites this row.' }),
  published: Type.Boolean({
    description: 'Whether the row became a record. If not, refusals.csv lists the row.',
  }),
})

/** A row of a document and its neighbours. */
export const RecordSurroundings = closed({
  id: Type.String({ description: '`id` of the record.' }),
  evidence: Type.Integer({ minimum: 0, description: 'Index in `evidence` of the record, from 0.' }),
  source: Evidence.properties.source,
  publisher: Evidence.properties.publisher,
  url: Evidence.properties.url,
  archived_url: orNull(Type.String(), {
    description:
      'Address of the copy that this service keeps, relative to the address of this service; null if this service does not serve a copy.',
  }),
  columns: Type.Array(ShownCell, { description: 'Columns of the header; empty without rows.' }),
  rows: Type.Array(ShownRow, {
    description:
      'The cited row, and up to five rows before and after it in the same sheet or list. Lines that are not rows, such as subtotals, are left out. Empty if there is a `reason`.',
  }),
  reason: orNull(Type.String(), { description: 'Reason why there are no rows; null if there are rows.' }),
})
export type RecordSurroundings = Static<typeof RecordSurroundings>
