import { foldText } from '../../platform/index.ts'
import type { Columns } from '../columns/open-columns.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { ID_COLUMN, type Filter, type Value } from '../table.ts'

type Sought = {
  readonly name: string
  /** Under which the values were given. */
  readonly param: string
  readonly filter: Filter
  readonly values: readonly Value[]
}

/** The codes of these values. Throws `invalid_query` for a value that no row has, where the column says so. */
export const findValues = (columns: Columns, { name, param, filter, values }: Sought): readonly number[] => {
  if (name === ID_COLUMN) return values.flatMap((id) => columns.findIds(foldText(String(id))))
  const sought = filter.parse === undefined ? values : values.map(filter.parse)
  if (filter.folded !== true) return sought.flatMap((value) => columns.findExact(name, value))
  const found = sought.map((value) => columns.findCodes(name, foldText(String(value))))
  if (filter.refuseUnknown === true && found.some((codes) => codes.length === 0))
    refuseUnknown(param, sought.map(String), columns.listValues(name).map(String))
  return found.flat()
}
