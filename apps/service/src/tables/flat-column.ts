/** What a value of a column is; of a list, each of its items. Days and instants are texts in ISO 8601. */
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
  /** Of what a column has beside its field; null where the description of the field says all. */
  readonly description: string | null
  /** The only values and what they mean, where the field of this name does not say so. */
  readonly codes?: Readonly<Record<string, string>>
  /** The cell. */
  valueOf(row: Row): string | number | null
  /** What the cell of a list is made of. */
  readonly itemsOf?: (row: Row) => readonly FlatValue[]
}

/** Stands between the values of a list that share a cell. */
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

/** Several values share a cell, in their order; a null among others is nothing. */
const join = (values: readonly (string | number | null)[]): string | null =>
  values.every((value) => value === null) ? null : values.join(DELIMITER)
