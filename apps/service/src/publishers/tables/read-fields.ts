import type { TableRow } from './table.ts'

/** The cells of a row by field. A field without a column is absent; one whose cell is blank is an empty text. */
export type Fields<Field extends string> = { readonly [Name in Field]?: string }

export const readFields = <Field extends string>(
  { cells }: TableRow,
  columns: readonly Field[],
): Fields<Field> =>
  // Each column has one field and each field one column: that is what matchHeader gives.
  Object.fromEntries(columns.map((field, column) => [field, cells[column] ?? ''])) as Fields<Field>
