import type { ReadRow } from '../publisher.ts'
import { placeRow } from './place-row.ts'
import type { Table } from './table.ts'

/** Rows of a workbook's further sheets: nothing is known of them but that they are there. */
export const refuseElsewhere = ({ elsewhere }: Table): ReadRow[] =>
  elsewhere.map((row) => ({
    ...placeRow(row, []),
    kind: 'refused',
    reason: 'row_not_understood',
    detail: `The row is on the sheet “${row.sheet ?? ''}”, and the table is on the first. Give the sheet as a document of its own if it is a table of projects.`,
    ...row.fault,
  }))
