import { DATASETS, RECORD_DATASETS, type RecordDataset } from '@rotunda/contract'
import type { Filters } from '../../tables/index.ts'

/** Datasets that records of this filter can be in: those whose coverage an answer must tell, even an empty one. */
export const datasetsOf = (filters: Filters): readonly string[] => {
  const named = filters['dataset'] === undefined ? RECORD_DATASETS : listValues(filters['dataset'])
  const fitting = RECORD_DATASETS.filter((name) => named.includes(name)).filter((name) =>
    lets(filters, name, DATASETS[name]),
  )
  return fitting.length === 0 ? named : fitting
}

type Facts = { readonly chambers: readonly string[]; readonly stages: readonly string[] }

const lets = (filters: Filters, name: RecordDataset, { chambers, stages }: Facts): boolean =>
  letsAny([name], filters, 'dataset') &&
  letsAny(chambers, filters, 'chamber') &&
  letsAny(stages, filters, 'stage')

/** Whether a filter and its opposite let in any of these values. */
const letsAny = (values: readonly string[], filters: Filters, param: string): boolean => {
  const [wanted, unwanted] = [filters[param], filters[`not_${param}`]]
  return values.some(
    (one) =>
      (wanted === undefined || listValues(wanted).includes(one)) &&
      (unwanted === undefined || !listValues(unwanted).includes(one)),
  )
}

const listValues = (values: NonNullable<Filters[string]>): readonly string[] => [values].flat().map(String)
