import type { RefusalReason } from '@rotunda/contract'
import { isDamaged } from './is-damaged.ts'
import { isBlank, type TableRow } from './table.ts'

/** Why a row does not become a record. */
export type RowRefusal = { readonly reason: RefusalReason; readonly detail: string }

/** Why no table can have such a row, whatever its columns mean; undefined for a sound one. */
export const findRowFault = ({ cells }: TableRow, header: readonly string[]): RowRefusal | undefined => {
  if (isDamaged(cells)) return { reason: 'text_damaged', detail: 'The letters of the row run backwards.' }
  return cells.slice(header.length).every(isBlank)
    ? undefined
    : {
        reason: 'row_not_understood',
        detail: `The row has cells beyond the ${header.length} columns of the header.`,
      }
}
