import type { FlatColumn } from '../../datasets/index.ts'
import { formatCsvLine } from '../../platform/index.ts'

/** The rows of an answer in the forms that it may have. Nothing is read before it is asked for. */
export type Rows = {
  readonly total: number
  /** As JSON texts with the separator between them. */
  writeJson(offset: number, limit: number, separator: ',' | '\n'): Uint8Array
  writeCsvHeader(): string
  /** As lines, each with its end. */
  writeCsv(offset: number, limit: number): string
}

/** What a column must be to be written. */
export type CsvColumn<Row> = Pick<FlatColumn<Row>, 'name' | 'valueOf'>

/** Rows that are objects in memory. */
export const makeRows = <Row extends object>(
  items: Pick<readonly Row[], 'length' | 'slice'>,
  columns: readonly CsvColumn<Row>[] = [],
): Rows => ({
  total: items.length,
  writeJson: (offset, limit, separator) =>
    Buffer.from(
      items
        .slice(offset, offset + limit)
        .map((item) => JSON.stringify(item))
        .join(separator),
    ),
  writeCsvHeader: () => writeHeader(columns),
  writeCsv: (offset, limit) => writeLines(columns, items.slice(offset, offset + limit)),
})

export const writeHeader = (columns: readonly { readonly name: string }[]): string =>
  formatCsvLine(columns.map(({ name }) => name))

export const writeLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => formatCsvLine(columns.map(({ valueOf }) => valueOf(row)))).join('')
