import type { FlatType } from './flat-column.ts'

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
