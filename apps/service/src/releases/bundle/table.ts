import type { FlatType, FlatValue } from '../../tables/index.ts'
import { formatCsvLine } from '../../platform/index.ts'

export type Value = string | number | null

/** A column of a CSV of the bundle: its cells, and its entry in fields.csv and in the Table Schema. */
export type BundleColumn<Row> = {
  readonly name: string
  /** Type of the value, or of each item of a list. */
  readonly type: FlatType
  readonly description: string
  /** Whether the value is never null. */
  readonly required?: true
  /** All values that it can have, each with its meaning; a value that explains itself is its own meaning. */
  readonly codes?: Readonly<Record<string, string>>
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  /** File and column that hold the row of this value. */
  readonly leadsTo?: readonly [file: string, column: string]
  readonly valueOf: (row: Row) => Value
  /** Items from which the cell of a list is made. */
  readonly itemsOf?: (row: Row) => readonly FlatValue[]
}

export type BundleTable<Row> = {
  readonly columns: readonly BundleColumn<Row>[]
  readonly primaryKey?: string | readonly string[]
}

export const formatHeader = (columns: readonly { readonly name: string }[]): string =>
  formatCsvLine(columns.map(({ name }) => name))

/** Names a type, such as "list of date". */
export const nameType = ({ type, itemsOf }: Pick<BundleColumn<never>, 'type' | 'itemsOf'>): string =>
  itemsOf === undefined ? type : `list of ${type}`
