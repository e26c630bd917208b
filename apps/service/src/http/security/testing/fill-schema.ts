import type { Description } from '../../testing.ts'

type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly minimum?: number
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Smallest value that fits a schema of a description: required properties alone, the first of several choices. */
export const fillSchema = (description: Description, schema: object): unknown => fill(description, schema)

const fill = (description: Description, schema: Schema): unknown => {
  const { $ref, enum: values, anyOf: [first] = [] } = schema
  if ($ref !== undefined) return fill(description, follow(description, $ref))
  if ('const' in schema) return schema.const
  if (values !== undefined) return values[0]
  if (first !== undefined) return fill(description, first)
  return fillType(description, schema)
}

const FORMATS: Readonly<Record<string, string>> = { date: '2026-11-26', 'date-time': '2026-11-26T12:00:00Z' }

const fillType = (description: Description, schema: Schema): unknown => {
  const { type, format = '', minimum = 1, minItems = 0, items = {}, properties = {}, required = [] } = schema
  const [kind] = [type].flat()
  if (kind === 'integer' || kind === 'number') return minimum
  if (kind === 'boolean') return false
  if (kind === 'array') return Array.from({ length: minItems }, () => fill(description, items))
  if (kind === 'object')
    return Object.fromEntries(required.map((name) => [name, fill(description, properties[name] ?? {})]))
  return FORMATS[format] ?? 'text'
}

const follow = (description: Description, reference: string): Schema => {
  const parts = reference.split('/').slice(1)
  // References of a description lead into it.
  return parts.reduce<unknown>((at, name) => Reflect.get(Object(at), name) as unknown, description) as Schema
}
