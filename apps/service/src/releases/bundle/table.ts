import { formatCsvLine } from '../../platform/index.ts'

export type Value = string | number | null

/** A column of a CSV of the bundle: its cells, and all that fields.csv and the Table Schema say of it. */
export type Column<Row> = {
  readonly name: string
  readonly type: 'text' | 'integer'
  readonly description: string
  /** Never null. */
  readonly required?: true
  readonly valueOf: (row: Row) => Value
}

export type Table<Row> = { readonly columns: readonly Column<Row>[]; readonly primaryKey?: string }

export const formatHeader = (columns: readonly { readonly name: string }[]): string =>
  formatCsvLine(columns.map(({ name }) => name))
