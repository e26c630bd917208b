import { Type, type Static } from 'typebox'

/** Parameters that every list takes beside its filters. */
export const PAGING = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200,
      description: 'Rows on a page; the whole list when left out.',
      examples: [50],
    }),
  ),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Rows to skip: `meta.next_offset` of the page before.' }),
  ),
  snapshot: Type.Optional(
    Type.String({
      description: '`meta.snapshot` of the page before; refused when the list has changed since.',
    }),
  ),
}

export const ListQuery = Type.Object(PAGING, { additionalProperties: false })
export type ListQuery = Static<typeof ListQuery>
