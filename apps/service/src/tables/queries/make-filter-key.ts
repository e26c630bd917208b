import { foldText } from '../../platform/index.ts'
import { ID_COLUMN, type AnyTable, type Filters } from '../table.ts'

/**
 * Makes one key for equivalent filters, regardless of the order of parameters and values, and of case in columns that
 * ignore it. `q` keeps its case, because OR is an operator.
 */
export const makeFilterKey = (table: AnyTable, filters: Filters): string =>
  JSON.stringify(
    Object.entries(filters)
      .map(([param, value]) => [param, param === 'q' ? value : listKeys(isFolded(table, param), value)])
      .sort(),
  )

const isFolded = ({ columns }: AnyTable, param: string): boolean => {
  const name = param.replace(/^not_/, '')
  const column = columns[name]
  return name === ID_COLUMN || (column !== undefined && 'filter' in column && column.filter.folded === true)
}

const listKeys = (folded: boolean, value: Filters[string]): readonly unknown[] => {
  const values: readonly unknown[] = [value].flat()
  return [...new Set(folded ? values.map((one) => foldText(String(one))) : values)].sort()
}
