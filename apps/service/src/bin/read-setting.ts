type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly description?: string
}
type ReadValue = { readonly value?: unknown; readonly fault?: string }

/** Reads one setting by its schema: an empty value counts as absent, and a whole number has nothing around it. */
export const readSetting = (name: string, given: string | undefined, schema: Schema): ReadValue => {
  if (given === undefined || given === '') return { value: schema.default }
  if (schema.enum !== undefined)
    return schema.enum.includes(given)
      ? { value: given }
      : { fault: `${name} must be ${schema.enum.join(' or ')}.` }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(given))
    // Not what was given: it may hold a password.
    return { fault: `${name} does not have its form: ${schema.description ?? schema.pattern}` }
  if (schema.type !== 'integer') return { value: given }
  const number = Number(given)
  const { minimum = 0, maximum = Infinity } = schema
  if (/^\d+$/.test(given) && number >= minimum && number <= maximum) return { value: number }
  return { fault: `${name} must be a whole number from ${minimum} to ${maximum}.` }
}
