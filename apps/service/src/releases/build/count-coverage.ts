import type { DatabaseSync } from 'node:sqlite'
import type { CoverageCell, DatasetName } from '@rotunda/contract'

export type DatasetCell = CoverageCell & { readonly dataset: DatasetName }

/** How much there is, and how much was refused, by dataset, stage, fiscal year and chamber. Members are in no dataset. */
export const countCoverage = (staging: DatabaseSync): DatasetCell[] =>
  // The columns hold values of the contract's vocabulary: the row store wrote them from typed rows.
  staging.prepare(COUNT).all() as DatasetCell[]

const COUNT = `
  select dataset, stage, chamber, fiscal_year, sum(published) as rows, sum(refused) as refused,
    count(distinct source) as sources
  from (
    select dataset, stage, chamber, fiscal_year, source, 1 as published, 0 as refused from rows
    union all select dataset, stage, chamber, fiscal_year, source, 0, 1 from refusals
    where dataset is not null
    union all select 'funding-guidance', null, body ->> 'chamber', body ->> 'fiscal_year', source, 1, 0 from lines
  )
  group by dataset, stage, chamber, fiscal_year
  order by dataset, stage, fiscal_year desc, chamber
`
