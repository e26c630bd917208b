import type { ReadRow } from '../publisher.ts'
import { nameCells } from './name-cells.ts'
import type { TableRow } from './table.ts'

/** The place of a row and its cells, word for word. */
export const placeRow = (
  { sheet, row, cells }: TableRow,
  header: readonly string[],
): Pick<ReadRow, 'place' | 'cells'> => ({
  place: { sheet, row, pointer: null },
  cells: nameCells(header, cells),
})
