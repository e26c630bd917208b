import type { ReadRow } from '../../publishers/index.ts'
import type { ChosenSource } from './choose-sources.ts'

type RecordRow = Extract<ReadRow, { kind: 'record' }>

/** An excerpt quotes rows of several years: those of a year whose own document is there are there already. */
export const isQuoted = (
  row: ReadRow,
  chosen: ChosenSource,
  wholeYears: ReadonlySet<string>,
): row is RecordRow =>
  isExcerpt(chosen) &&
  row.kind === 'record' &&
  wholeYears.has(`${chosen.source.publisher}/requests/${row.draft.fiscal_year}`)

export const isExcerpt = ({ series }: ChosenSource): boolean => series === 'requests/excerpt'
