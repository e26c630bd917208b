import { Type, type TObject, type TSchema } from 'typebox'
import { codes, many } from '../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { sortBy } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { CONGRESS_QUERY } from './congress-queries.ts'

type Listed<Row extends TObject, Key extends string> = {
  readonly row: Row
  readonly sortKeys: readonly Key[]
  /** How rows stand that the sort leaves equal, as a sentence goes on with it. */
  readonly order: string
}

/** The query of a list of the partner API: its filters, and what every list takes beside them. */
export const listOf = <Filters extends Record<string, TSchema>, Row extends TObject, Key extends string>(
  filters: Filters,
  { row, sortKeys, order }: Listed<Row, Key>,
) =>
  Type.Object(
    {
      ...filters,
      changed_since: CONGRESS_QUERY.changed_since,
      sort: sortBy(
        sortKeys,
        `Order; a leading minus for descending, null last either way. Between equals, and unless given: ${order}. Several: commas.`,
      ),
      fields: many(Type.Enum(namesOf<Row['properties']>(row.properties)), `Fields to give. ${codes}`),
      ...PAGE_PARAMETERS,
      ...WHOLE_SET_PARAMETERS,
    },
    { additionalProperties: false },
  )
