import { Type, type TObject, type TSchema } from 'typebox'
import { codes, many } from '../data/many.ts'
import {
  chooseFormatOf,
  FORMATS,
  PAGE_PARAMETERS,
  type Format,
  WHOLE_SET_PARAMETERS,
} from '../data/paging.ts'
import { sortBy } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { CONGRESS_QUERY } from './congress-queries.ts'
import { closed } from '../fields.ts'

type Listed<Row extends TObject, Key extends string> = {
  readonly row: Row
  readonly sortKeys: readonly Key[]
  /** Default order and order of ties, as the end of a sentence. */
  readonly order: string
  readonly formats?: readonly Format[]
}

/** Query of a list of the partner API: its filters, and the parameters of every list. */
export const listOf = <Filters extends Record<string, TSchema>, Row extends TObject, Key extends string>(
  filters: Filters,
  { row, sortKeys, order, formats = FORMATS }: Listed<Row, Key>,
) =>
  closed({
    ...filters,
    changed_since: CONGRESS_QUERY.changed_since,
    sort: sortBy(
      sortKeys,
      `Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: ${order}. Separate several by commas.`,
    ),
    fields: many(Type.Enum(namesOf<Row['properties']>(row.properties)), `Fields to return. ${codes}`),
    ...PAGE_PARAMETERS,
    format: chooseFormatOf(formats),
    ...WHOLE_SET_PARAMETERS,
  })
