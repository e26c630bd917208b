import { typeOf, withoutNull, type FieldSchema } from '../../tables/index.ts'
import type { BundleColumn } from './table.ts'

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
