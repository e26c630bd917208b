import { Type, type TSchema } from 'typebox'
import { REQUEST_STATES, text, type ListedGrant } from '@rotunda/contract'
import type { Grant } from '../../access/index.ts'

export const closed = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false })

export const REQUEST = closed({ request: text('Id of the request.') })
export const ORGANISATION = closed({ organisation: text('Id of the organisation.') })

/** Revision that the caller has read. */
export const revision = Type.Integer({
  minimum: 1,
  description:
    '`revision` of the request as the caller read it. Another one is refused: somebody changed it.',
})

/** Words for the other side. The domain bounds them, and says by how much they are too long. */
export const words = (description: string) => Type.String({ maxLength: 20_000, description })

/** A request after a change. */
export const Changed = closed({
  data: closed({
    id: text('Id of the request.'),
    state: Type.Enum([...REQUEST_STATES], { description: 'State after the change.' }),
    revision: Type.Integer({ description: 'Revision after the change.' }),
  }),
})

const USUAL = 50

/** Parameters for a part of a list. */
export const PART = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: USUAL, description: 'Maximum number of requests.' }),
  ),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 200_000, default: 0, description: 'Requests to skip.' }),
  ),
}

export const partOf = <Row extends TSchema>(row: Row) =>
  closed({
    data: Type.Array(row),
    meta: closed({
      limit: Type.Integer({ description: 'Maximum number of requests.' }),
      offset: Type.Integer({ description: 'Skipped requests.' }),
      has_more: Type.Boolean({ description: 'Whether more requests follow.' }),
    }),
  })

type PartWanted = { readonly limit?: number; readonly offset?: number }

/** Reads one row more than the part has, which tells whether more follow. */
export const readPart = async <Row>(
  { limit = USUAL, offset = 0 }: PartWanted,
  read: (part: { readonly limit: number; readonly offset: number }) => Promise<Row[]>,
) => {
  const rows = await read({ limit: limit + 1, offset })
  return { data: rows.slice(0, limit), meta: { limit, offset, has_more: rows.length > limit } }
}

export const showGrant = ({ scope, quotas, request, grantedAt }: Grant): ListedGrant => ({
  scope,
  quotas: { ...quotas },
  request,
  granted_at: grantedAt.toISOString(),
})
