import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed } from '../fields.ts'

/** Chambers, in the spelling of the partner API. */
export const CONGRESS_CHAMBERS = ['House', 'Senate', 'Joint', 'None'] as const
export type CongressChamber = (typeof CONGRESS_CHAMBERS)[number]

export const RowSource = closed(
  {
    source_id: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the document: its `id` in /sources.',
    }),
    publisher: Type.String({ description: 'Body that published the document.' }),
    url: Type.String({ description: 'Address at which the publisher released the document.' }),
    retrieved_at: Instant,
    locator: Type.String({
      description: 'Place in the document: sheet or page, row, JSON Pointer or XML path.',
    }),
  },
  { description: 'A place in a source document.' },
)
export type RowSource = Static<typeof RowSource>

/** Fields that every row of the partner API shares. */
export const ROW_FIELDS = {
  sources: Type.Array(RowSource, {
    description: 'Places in source documents that give the values of the row.',
  }),
  first_seen_at: { ...Instant, description: 'Retrieval time of the first document with this row, in UTC.' },
  last_changed_at: {
    ...Instant,
    description: 'Retrieval time of the first document with the present content of the row, in UTC.',
  },
  revision: Type.Integer({
    minimum: 1,
    description: 'Number of different versions of this row in the documents so far.',
  }),
  coverage_notes: Type.Array(Type.String(), {
    description:
      'Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer.',
  }),
}
export type RowFields = {
  sources: RowSource[]
  first_seen_at: string
  last_changed_at: string
  revision: number
  coverage_notes: string[]
}

export const Conflict = closed(
  {
    field: Type.String({ description: 'Field of the row on which sources disagree.' }),
    values: Type.Array(
      closed({
        value: Type.Union([Type.String(), Type.Null()], { description: 'Value in the source, as text.' }),
        source_id: Type.String({ description: 'SHA-256 of the source document.' }),
      }),
      { description: 'Values of the sources. The first is the value of the field.' },
    ),
  },
  { description: 'A disagreement between sources.' },
)
export type Conflict = Static<typeof Conflict>
