import { foldText } from '../../../platform/index.ts'
import { makeMissingBits, NAMED_COLUMNS, type NamedColumn } from '../columns/layout.ts'
import type { Columns } from '../columns/open-columns.ts'
import { readDistrict } from '../district-code.ts'
import { refuseUnknown } from '../refuse-unknown.ts'

/** Filters by values, each of which has a column of its name. */
export const VALUE_FILTERS = [
  ...(['dataset', 'chamber', 'stage', 'fiscal_year', 'state', 'project_state', 'subcommittee'] as const),
  ...(['party', 'district'] as const),
  ...NAMED_COLUMNS,
  ...(['id', 'missing'] as const),
] as const
export type ValueFilter = (typeof VALUE_FILTERS)[number]

type Sought = {
  readonly name: ValueFilter
  /** Under which the values were given. */
  readonly param: ValueFilter | `not_${ValueFilter}`
  readonly values: readonly (string | number)[]
}

/** The codes of these values. Throws `invalid_query` for an agency, account or member of no record. */
export const findValues = (columns: Columns, { name, param, values }: Sought): readonly number[] => {
  // Ids have no capitals.
  if (name === 'id') return values.flatMap((id) => columns.findIds(foldText(String(id))))
  if (name === 'missing') return findMasks(columns, makeMissingBits(values))
  if (isNamed(name)) return findNames(columns, name, param, values.map(String))
  const known = columns.listValues(name)
  const sought = name === 'district' ? values.map((value) => readDistrict(String(value))) : values
  return sought.map((value) => known.indexOf(value)).filter((code) => code >= 0)
}

/** Records lack several fields at once, so each code stands for those that are null together. */
const findMasks = (columns: Columns, bits: number): readonly number[] =>
  columns.listValues('missing').flatMap((mask, code) => ((Number(mask) & bits) === 0 ? [] : [code]))

const isNamed = (name: ValueFilter): name is NamedColumn => NAMED_COLUMNS.some((named) => named === name)

/** Recipients and ids are too many to be told: one that nobody has is an empty answer and no fault of the question. */
const LISTED: readonly NamedColumn[] = ['agency', 'account', 'member']

const findNames = (
  columns: Columns,
  name: NamedColumn,
  param: Sought['param'],
  wanted: readonly string[],
): readonly number[] => {
  const found = wanted.map((value) => columns.findCodes(name, foldText(value)))
  if (LISTED.includes(name) && found.some((codes) => codes.length === 0)) {
    refuseUnknown(param, wanted, columns.listValues(name).map(String))
  }
  return found.flat()
}
