import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'

const closed = { additionalProperties: false } as const

/** Chambers as the partner API spells them. */
export const CONGRESS_CHAMBERS = ['House', 'Senate', 'Joint', 'None'] as const
export type CongressChamber = (typeof CONGRESS_CHAMBERS)[number]

export const RowSource = Type.Object(
  {
    source_id: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the document: its `id` in /sources.',
    }),
    publisher: Type.String({ description: 'Body that published the document.' }),
    url: Type.String({ description: 'Address under which the document was published.' }),
    retrieved_at: Instant,
    locator: Type.String({
      description: 'Place in the document: sheet or page, row, JSON Pointer or path in XML.',
    }),
  },
  { ...closed, description: 'A place in a source document.' },
)
export type RowSource = Static<typeof RowSource>

/** Fields of every row of the partner API beside its own. */
export const ROW_FIELDS = {
  sources: Type.Array(RowSource, { description: 'Where the values of the row come from.' }),
  first_seen_at: { ...Instant, description: 'When the first document with this row was retrieved, in UTC.' },
  last_changed_at: {
    ...Instant,
    description: 'When the first document with its present content was retrieved, in UTC.',
  },
  revision: Type.Integer({
    minimum: 1,
    description: 'How many different contents the documents have had for this row so far.',
  }),
  coverage_notes: Type.Array(Type.String(), {
    description: 'Codes of the coverage notes that apply to the row; meta.coverage has their texts.',
  }),
}
export type RowFields = {
  sources: RowSource[]
  first_seen_at: string
  last_changed_at: string
  revision: number
  coverage_notes: string[]
}

export const Conflict = Type.Object(
  {
    field: Type.String({ description: 'Field of the row that sources disagree about.' }),
    values: Type.Array(
      Type.Object(
        {
          value: Type.Union([Type.String(), Type.Null()], { description: 'What the source says, as text.' }),
          source_id: Type.String({ description: 'SHA-256 of the document that says it.' }),
        },
        closed,
      ),
      { description: 'The values, the one that stands in the field first.' },
    ),
  },
  { ...closed, description: 'A disagreement between sources.' },
)
export type Conflict = Static<typeof Conflict>
