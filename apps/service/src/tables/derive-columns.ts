import type { TObject } from 'typebox'
import { list, type FlatColumn, type FlatType } from './flat-column.ts'

/** The parts of JSON Schema that the contract uses. */
export type FieldSchema = {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly patternProperties?: Readonly<Record<string, FieldSchema>>
}

export const withoutNull = (schema: FieldSchema): FieldSchema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

/** Finds the type of the column that writes the field; undefined if the field has no single value. */
export const typeOf = ({ type, format, enum: codes }: FieldSchema): FlatType | undefined => {
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'datetime'
  if (codes !== undefined || type === 'string') return 'text'
  return type === 'integer' || type === 'boolean' ? type : undefined
}

/** Columns of fields whose values have parts. */
export type FieldColumns<Row> = { readonly [Field in keyof Row & string]?: readonly FlatColumn<Row>[] }

/** Field after which the columns of a field come, where the schema has another order. */
export type FieldOrder<Row> = { readonly [Field in keyof Row & string]?: keyof Row & string }

/**
 * Flat columns of a row, in the order of its schema. A field with one value, or with a list of values, is a column under
 * its own name. `parts` has the columns of every other field: a field that has none throws.
 */
export const deriveColumns = <Row extends object>(
  schema: TObject,
  parts: FieldColumns<Row> = {},
  order: FieldOrder<Row> = {},
): readonly FlatColumn<Row>[] =>
  orderFields<Row>(schema, order).flatMap(
    (field) => parts[field] ?? [deriveColumn<Row>(field, withoutNull(schema.properties[field] ?? {}))],
  )

/** A column for each part of a field that holds an object: `place_sheet` for the `sheet` of `place`. */
export const partColumns = <Row extends object>(
  field: keyof Row & string,
  schema: TObject,
): readonly FlatColumn<Row>[] =>
  Object.entries(schema.properties).map(([part, ofPart]: [string, FieldSchema]) => {
    const type = typeOf(withoutNull(ofPart))
    if (type === undefined) throw new Error(`${part} of ${field} holds values with parts: give its columns`)
    return {
      name: `${field}_${part}`,
      field,
      type,
      description: ofPart.description ?? null,
      // The schema says that the field is an object with this part, or null.
      valueOf: (row) => asCell((row[field] as Readonly<Record<string, unknown>> | null)?.[part]),
    }
  })

const orderFields = <Row>(schema: TObject, order: FieldOrder<Row>): readonly (keyof Row & string)[] => {
  // The schema is that of the row.
  const fields = Object.keys(schema.properties) as (keyof Row & string)[]
  const stay = fields.filter((field) => order[field] === undefined)
  return stay.flatMap((field) => [field, ...fields.filter((other) => order[other] === field)])
}

const deriveColumn = <Row extends object>(
  field: keyof Row & string,
  schema: FieldSchema,
): FlatColumn<Row> => {
  const type = typeOf(schema)
  if (type !== undefined)
    return { name: field, field, type, description: null, valueOf: (row) => asCell(row[field]) }
  const ofItems = schema.items && typeOf(schema.items)
  if (ofItems === undefined) throw new Error(`${field} holds values with parts: give its columns`)
  // The schema says that the field is a list of such values.
  return list<Row>(field, (row) => row[field] as readonly (string | number | null)[], { type: ofItems })
}

const asCell = (value: unknown): string | number | null => {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
