/** Writes one part of a table. `push` gets every row in order; `end` finishes the part. */
export type RowWriter<Row> = { push(row: Row): void; end(): void }
