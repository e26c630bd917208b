import { readFileSync } from 'node:fs'
import { asError } from '../platform/index.ts'

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
    return { fault: `${name} has the wrong form. It takes: ${schema.description ?? schema.pattern}` }
  if (schema.type !== 'integer') return { value: given }
  const number = Number(given)
  const { minimum = 0, maximum = Infinity } = schema
  if (/^\d+$/.test(given) && number >= minimum && number <= maximum) return { value: number }
  return { fault: `${name} must be a whole number from ${minimum} to ${maximum}.` }
}

type Environment = Readonly<Record<string, string | undefined>>
type ReadText = { readonly value?: string; readonly fault?: string }

/** Reads the file that NAME_FILE names, without the line end that editors and `echo` add; neither where none is named. */
export const readSecretFile = (name: string, environment: Environment): ReadText => {
  const fileName = `${name}_FILE`
  const path = environment[fileName]
  if (path === undefined || path === '') return {}
  if (environment[name] !== undefined && environment[name] !== '')
    return { fault: `${name} and ${fileName} are both given. Remove one of them.` }
  let text
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    // The path behind the first comma is there for some faults alone.
    const [reason = ''] = asError(cause).message.split(',')
    return { fault: `${fileName} must name a file that can be read, and ${path} cannot: ${reason}.` }
  }
  const value = text.replace(/[\r\n]+$/, '')
  return value === ''
    ? { fault: `${fileName} must name a file that holds the value, and ${path} is empty.` }
    : { value }
}
