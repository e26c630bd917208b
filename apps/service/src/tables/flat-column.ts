/** Type of a column's value, or of each item of a list. Days and instants are texts in ISO 8601. */
export type FlatType = 'text' | 'integer' | 'year' | 'boolean' | 'date' | 'datetime'
export type FlatValue = string | number | boolean | null

/**
 * One column of a table: of the CSV and Parquet of a release, and of CSV answers. `field` is the field of the row
 * that it shows; several columns may show parts of one field. Text is written as it is: guarding cells against
 * spreadsheets is the business of the code that writes CSV.
 */
export type FlatColumn<Row> = {
  readonly name: string
  readonly field: keyof Row & string
  readonly type: FlatType
  /** Facts of the column beside its field; null if the description of the field says all. */
  readonly description: string | null
  /** The only values of the column with their meanings, if the field of this name does not give them. */
  readonly codes?: Readonly<Record<string, string>>
  /** The cell. */
  valueOf(row: Row): string | number | null
  /** Items from which the cell of a list is made. */
  readonly itemsOf?: (row: Row) => readonly FlatValue[]
}

/** Separates the values of a list that share a cell. */
export const DELIMITER = '; '

type Named = {
  readonly name?: string
  readonly description?: string
  readonly codes?: FlatColumn<never>['codes']
}

const column =
  (type: FlatType) =>
  <Row>(
    field: keyof Row & string,
    valueOf: (row: Row) => string | number | null,
    { name = field, description, codes }: Named = {},
  ): FlatColumn<Row> => ({
    name,
    field,
    type,
    description: description ?? null,
    valueOf,
    ...(codes && { codes }),
  })

export const text = column('text')
export const integer = column('integer')
export const year = column('year')
export const date = column('date')
export const datetime = column('datetime')

/** Written `true` or `false`. */
export const flag = <Row>(
  field: keyof Row & string,
  valueOf: (row: Row) => boolean | null,
  named?: Named,
): FlatColumn<Row> => column('boolean')(field, (row) => valueOf(row)?.toString() ?? null, named)

export const list = <Row>(
  field: keyof Row & string,
  itemsOf: (row: Row) => readonly (string | number | null)[],
  { name = field, description, type = 'text' }: Named & { readonly type?: FlatType } = {},
): FlatColumn<Row> => ({
  name,
  field,
  type,
  description: description ?? null,
  itemsOf,
  valueOf: (row) => join(itemsOf(row)),
})

/** Joins the values of a list in one cell, in their order. A null among other values is an empty text. */
const join = (values: readonly (string | number | null)[]): string | null =>
  values.every((value) => value === null) ? null : values.join(DELIMITER)
