import type { DatabaseSync } from 'node:sqlite'
import type { CoverageCell } from '../release.ts'
import type { Coverage } from './build-steps.ts'

export type DatasetCell = CoverageCell & { readonly dataset: string }

/** Counts rows and refused rows, by dataset and by the collection's own columns. Asides belong to no dataset. */
export const countCoverage = (staging: DatabaseSync, order: readonly string[]): DatasetCell[] =>
  staging
    .prepare(COUNT)
    .all()
    .map(({ dataset, coverage, rows, refused, sources }) => ({
      dataset: String(dataset),
      // Written by the row store alone.
      ...(JSON.parse(String(coverage)) as Coverage),
      rows: Number(rows),
      refused: Number(refused),
      sources: Number(sources),
    }))
    .toSorted((one, other) => compareCells(one, other, order))

/** A row that was made counts once, and each document of its facts. */
const COUNT = `
  select dataset, coverage, sum(published) as rows, sum(refused) as refused, count(distinct source) as sources
  from (
    select dataset, coverage, source, 1 as published, 0 as refused from rows
    union all select dataset, coverage, origins.source, 0, 0 from rows join origins using (row)
    union all select dataset, coverage, source, 0, 1 from refusals
  )
  where dataset is not null
  group by dataset, coverage
`

const compareCells = (one: DatasetCell, other: DatasetCell, order: readonly string[]): number => {
  for (const term of order) {
    const name = term.replace(/^-/, '')
    const found = compareValues(one[name], other[name])
    if (found !== 0) return term.startsWith('-') ? -found : found
  }
  return 0
}

/** Null is below every value. */
const compareValues = (one: Coverage[string] = null, other: Coverage[string] = null): number => {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? -1 : 1
  return one < other ? -1 : 1
}
