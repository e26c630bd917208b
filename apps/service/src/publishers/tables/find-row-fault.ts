import type { RefusalReason } from '@rotunda/contract'
import { isDamaged } from './is-damaged.ts'
import { isBlank, type TableRow } from './table.ts'

/** Why a row does not become a record. */
export type RowRefusal = { readonly reason: RefusalReason; readonly detail: string }

/** Why no table can have such a row, whatever its columns mean; undefined for a sound one. */
export const findRowFault = (
  { sheet, cells }: TableRow,
  header: readonly string[],
): RowRefusal | undefined => {
  if (isDamaged(cells)) return { reason: 'text_damaged', detail: 'The letters of the row run backwards.' }
  if (!cells.slice(header.length).every(isBlank))
    return misfit(`The row has cells beyond the ${header.length} columns of the header.`)
  // A CSV writes its blank cells, a workbook leaves them out.
  return sheet === null && cells.length < header.length
    ? misfit(`The row has ${cells.length} cells, and the header ${header.length}.`)
    : undefined
}

const misfit = (detail: string): RowRefusal => ({ reason: 'row_not_understood', detail })
