import type { ReadRow } from '../publisher.ts'

/** A row of a code list that cannot be a funding line; the detail says what is wrong with it. */
export const refuseLine = ({ place, cells }: Pick<ReadRow, 'place' | 'cells'>, detail: string): ReadRow => ({
  kind: 'refused',
  place,
  cells,
  reason: 'row_not_understood',
  detail,
})
