import type { Aggregate } from '@rotunda/contract'

export const EXAMPLE_AGGREGATE: Aggregate = {
  group: { stage: 'request', fiscal_year: 2026 },
  rows: 2,
  projects: 1,
  amount_sum: 1_250_000,
  amount_sum_of_projects: 1_250_000,
  amount_min: 1_250_000,
  amount_max: 1_250_000,
  amount_median: 1_250_000,
  amount_missing: 1,
}
