import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { isJsonObject } from '../json/is-json-object.ts'

export type CheckedEntry<Entry> =
  { readonly entry: Entry; readonly fault?: never } | { readonly fault: string; readonly entry?: never }

/** Checks entries against one schema, keys without a value being absent. A fault names the place in the entry, and what is wrong there. */
export const makeEntryCheck = <Schema extends TSchema>(
  schema: Schema,
): ((value: unknown) => CheckedEntry<Static<Schema>>) => {
  const validator = Compile(schema)
  return (value) => {
    const entry = dropBlanks(value)
    return validator.Check(entry) ? { entry } : { fault: nameFault(validator.Errors(entry)) }
  }
}

type SchemaFault = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

/** A key too many is named before anything else: it is what a key that was renamed looks like. */
const nameFault = (faults: readonly SchemaFault[]): string => {
  const [first] = faults
  if (first === undefined) return 'The entry is not right.'
  const chosen = faults.find(({ keyword }) => keyword === 'additionalProperties') ?? first
  const place = chosen.instancePath.slice(1).replaceAll('/', '.') || 'The entry'
  if (chosen.keyword !== 'additionalProperties') return `${place} ${chosen.message}.`
  const names = nameKeys(chosen.params)
  return `${place} has ${names}, which is not known. A key that is new or was renamed is entered first, in the publisher that reads this list.`
}

const nameKeys = (params: object): string => {
  const keys: unknown = 'additionalProperties' in params ? params.additionalProperties : undefined
  return Array.isArray(keys) ? keys.map((key) => `"${String(key)}"`).join(', ') : 'a key'
}

/** The same value without keys that have nothing behind them: lists write what they do not know as null or as ''. */
const dropBlanks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dropBlanks)
  if (!isJsonObject(value)) return value
  const filled = Object.entries(value).filter(([, one]) => one !== null && one !== '')
  return Object.fromEntries(filled.map(([key, one]) => [key, dropBlanks(one)]))
}
