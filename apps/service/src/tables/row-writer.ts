/** Writes one part of a table: is given every row, in order, and then ended. */
export type RowWriter<Row> = { push(row: Row): void; end(): void }
