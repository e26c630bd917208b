import { compareText } from '../compare-text.ts'
import type { Table } from '../table.ts'

/** Rows in the default order of their table, of tables that are held at once. */
export const sortByDefault = <Row>({ orderOf }: Table<Row>, rows: readonly Row[]): readonly Row[] =>
  rows
    .map((row) => ({ row, key: orderOf(row) }))
    .toSorted((one, other) => compareText(one.key, other.key))
    .map(({ row }) => row)
