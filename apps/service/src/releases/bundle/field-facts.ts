import type { FlatType } from '../../tables/index.ts'
import type { BundleColumn } from './table.ts'

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

/** Field facts from the contract, for a column that shows the field. */
export type FieldFacts = {
  readonly description: string
  readonly limits: Pick<BundleColumn<never>, 'required' | 'codes' | 'minimum' | 'maximum'>
}

/** Meanings of codes, by the name of the field. */
export type CodeMeanings = Readonly<Record<string, Readonly<Record<string, string>>>>

export const readField = (name: string, schema: FieldSchema, meanings: CodeMeanings): FieldFacts => {
  const value = withoutNull(schema)
  const { enum: codes, minimum, maximum } = value
  return {
    description: schema.description ?? value.description ?? '',
    limits: {
      ...(value === schema && isPlain(value) && { required: true as const }),
      ...(codes && { codes: explainCodes(codes.map(String), meanings[name]) }),
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    },
  }
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

const isPlain = (schema: FieldSchema): boolean => typeOf(schema) !== undefined

/** Returns the codes of a field, for a table of another kind that has the field. */
export const codesOf = (
  name: string,
  schema: FieldSchema,
  meanings: CodeMeanings,
): Pick<BundleColumn<never>, 'codes'> => {
  const { codes } = readField(name, schema, meanings).limits
  return codes === undefined ? {} : { codes }
}

const explainCodes = (codes: readonly string[], meanings: CodeMeanings[string] = {}): CodeMeanings[string] =>
  Object.fromEntries(codes.map((code) => [code, meanings[code] ?? code]))
