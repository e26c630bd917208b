import {
  DATASETS,
  RECORD_DATASETS,
  RECORD_FILTERS,
  type RecordDataset,
  type RecordFilters,
} from '@rotunda/contract'

/** The part of a query that chooses records. */
export const filtersOf = (query: RecordFilters): RecordFilters =>
  Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(RECORD_FILTERS, name)))

/** Datasets that records of this filter can be in: those whose coverage an answer must tell, even an empty one. */
export const datasetsOf = (filters: RecordFilters): readonly RecordDataset[] => {
  const named = filters.dataset ?? RECORD_DATASETS
  const fitting = named.filter((name) => {
    const { chambers, stages }: { chambers: readonly string[]; stages: readonly string[] } = DATASETS[name]
    return (
      lets([name], undefined, filters.not_dataset) &&
      lets(chambers, filters.chamber, filters.not_chamber) &&
      lets(stages, filters.stage, filters.not_stage)
    )
  })
  return fitting.length === 0 ? named : fitting
}

/** Whether a filter and its opposite let in any of what is there. */
const lets = (
  there: readonly string[],
  wanted: readonly string[] | undefined,
  unwanted: readonly string[] = [],
): boolean => there.some((one) => (wanted?.includes(one) ?? true) && !unwanted.includes(one))
