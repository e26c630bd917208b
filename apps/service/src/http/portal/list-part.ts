import { closed } from '@rotunda/contract'
import { Type, type TSchema } from 'typebox'

const USUAL = 50

/** Parameters for a part of a list. */
export const PART = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: USUAL, description: 'Maximum number of rows.' }),
  ),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 200_000, default: 0, description: 'Rows to skip.' }),
  ),
}

export const partOf = <Row extends TSchema>(row: Row) =>
  closed({
    data: Type.Array(row),
    meta: closed({
      limit: Type.Integer({ description: 'Maximum number of rows.' }),
      offset: Type.Integer({ description: 'Skipped rows.' }),
      has_more: Type.Boolean({ description: 'Whether more rows follow.' }),
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
