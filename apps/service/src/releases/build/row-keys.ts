import type { RowPlace } from '../../publishers/index.ts'
import { digestOf } from './digest-of.ts'

const DIGITS = 32

/** All that the document says in the row, regardless of its place: a cell that only numbers the rows says nothing. */
export const cellsKey = (lines: readonly Pick<RowPlace, 'cells'>[], numberedBy?: string): string =>
  digestOf(
    lines.map(({ cells }) =>
      Object.entries(cells)
        .filter(([header]) => header !== numberedBy)
        .sort(),
    ),
    DIGITS,
  )
