import { DATASETS, RECORD_DATASETS, type RecordDataset } from '@rotunda/contract'
import type { Filters } from '../../tables/index.ts'

/** Lists the datasets to which records of this filter can belong. Even an empty answer gives their coverage. */
export const datasetsOf = (filters: Filters): readonly string[] => {
  const named = filters['dataset'] === undefined ? RECORD_DATASETS : listValues(filters['dataset'])
  const fitting = RECORD_DATASETS.filter((name) => named.includes(name)).filter((name) =>
    allows(filters, name, DATASETS[name]),
  )
  return fitting.length === 0 ? named : fitting
}

type Facts = { readonly chambers: readonly string[]; readonly stages: readonly string[] }

const allows = (filters: Filters, name: RecordDataset, { chambers, stages }: Facts): boolean =>
  allowsAny([name], filters, 'dataset') &&
  allowsAny(chambers, filters, 'chamber') &&
  allowsAny(stages, filters, 'stage')

/** Whether a filter and its `not_` filter allow any of these values. */
const allowsAny = (values: readonly string[], filters: Filters, param: string): boolean => {
  const [wanted, unwanted] = [filters[param], filters[`not_${param}`]]
  return values.some(
    (one) =>
      (wanted === undefined || listValues(wanted).includes(one)) &&
      (unwanted === undefined || !listValues(unwanted).includes(one)),
  )
}

const listValues = (values: NonNullable<Filters[string]>): readonly string[] => [values].flat().map(String)
