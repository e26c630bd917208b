import { PAGE_PARAMETERS, type Format } from '@rotunda/contract'
import { Type, type Static } from 'typebox'

/** Forms of a list: it is short, so none of them is a file. */
export const LIST_FORMATS = ['json', 'csv', 'ndjson'] as const satisfies readonly Format[]

/** Parameters that every list takes beside its filters. */
export const PAGING = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200,
      description: 'Maximum number of rows on a page. Without it, the answer is the whole list.',
      examples: [50],
    }),
  ),
  offset: PAGE_PARAMETERS.offset,
  snapshot: Type.Optional(
    Type.String({
      description: '`meta.snapshot` of the previous page. The answer is 409 if the list has changed since.',
    }),
  ),
  bom: PAGE_PARAMETERS.bom,
  format: Type.Optional(
    Type.Enum(LIST_FORMATS, {
      description: 'Format of the answer. Takes precedence over the `Accept` header.',
    }),
  ),
}

export const ListQuery = Type.Object(PAGING, { additionalProperties: false })
export type ListQuery = Static<typeof ListQuery>
