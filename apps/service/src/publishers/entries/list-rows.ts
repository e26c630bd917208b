import type { Place } from '@rotunda/contract'
import type { Static, TSchema } from 'typebox'
import type { Validator } from 'typebox/compile'
import { compileLater } from '../../platform/index.ts'
import { describeDamage, findDamage } from '../cells/find-damage.ts'
import { isJsonObject } from '../json/parse-json-document.ts'
import type { ReadRow } from '../publisher.ts'

/** The values of an entry, with an id that is unique in its document; or the fault for which it cannot be read. */
export type EntryReading =
  | {
      readonly kind: 'entry'
      readonly id: string
      readonly draft: object
      /** Impossible parts, which the draft lacks. */
      readonly refused?: readonly RefusedPart[]
    }
  | { readonly kind: 'fault'; readonly fault: string }

/** `pointer`: place within the entry. */
export type RefusedPart = { readonly pointer: string; readonly value: unknown; readonly fault: string }

export type ListedEntry = {
  /** Its place in the document, as a JSON Pointer or a path in XML. */
  readonly pointer: string
  readonly value: unknown
  readonly reading: EntryReading
}

/**
 * Yields a row for each entry, or its refusal. An entry with a repeated id is refused with the place of the first: two
 * entries for one person are two answers to the same question. Damaged text refuses its entry. An impossible part of an
 * entry is refused by itself, after its entry.
 */
export function* listRows(table: string, entries: Iterable<ListedEntry>): Generator<ReadRow> {
  const places = new Map<string, string>()
  for (const { pointer, value, reading: read } of entries) {
    const reading = refuseDamage(read)
    const place: Place = { sheet: null, row: null, pointer }
    const first = reading.kind === 'entry' ? places.get(reading.id) : undefined
    if (reading.kind === 'fault') yield refuse(place, value, 'entry_unreadable', reading.fault)
    else if (first !== undefined)
      yield refuse(place, value, 'entry_repeated', `${first} already has ${reading.id}.`)
    else {
      places.set(reading.id, pointer)
      yield { kind: 'row', table, place, cells: { id: reading.id }, draft: reading.draft }
      for (const part of reading.refused ?? [])
        yield refuse(
          { ...place, pointer: pointer + part.pointer },
          part.value,
          'entry_unreadable',
          `${reading.id}: ${part.fault}`,
        )
    }
  }
}

const refuseDamage = (reading: EntryReading): EntryReading => {
  const damage = reading.kind === 'entry' ? findDamage(reading.draft) : undefined
  return damage === undefined ? reading : { kind: 'fault', fault: describeDamage(damage) }
}

const refuse = (place: Place, value: unknown, reason: string, detail: string): ReadRow => {
  const entry = typeof value === 'string' ? value : JSON.stringify(value)
  return { kind: 'refused', place, cells: { entry }, reason, detail }
}

type CheckedEntry<Entry> =
  { readonly entry: Entry; readonly fault?: never } | { readonly fault: string; readonly entry?: never }

/**
 * Makes a check of entries against one schema. Keys without a value count as absent. A fault names its place in the
 * entry, and the error.
 */
export const makeEntryCheck = <Schema extends TSchema>(
  schema: Schema,
): ((value: unknown) => CheckedEntry<Static<Schema>>) => {
  const validator = compileLater(schema)
  return (value) => {
    const entry = dropBlanks(value)
    return validator.Check(entry) ? { entry } : { fault: nameFault(validator.Errors(entry)) }
  }
}

type SchemaFault = ReturnType<Validator['Errors']>[number]

/** Names the first fault. An additional key comes before all other faults: a renamed key looks like one. */
const nameFault = (faults: readonly SchemaFault[]): string => {
  const [first] = faults
  if (first === undefined) return 'The entry is not right.'
  const chosen = faults.find(({ keyword }) => keyword === 'additionalProperties') ?? first
  const place = chosen.instancePath.slice(1).replaceAll('/', '.') || 'The entry'
  if ('allowedValues' in chosen.params)
    return `${place} must be one of ${JSON.stringify(chosen.params.allowedValues)}. First enter a new value in the publisher that reads this list.`
  if (chosen.keyword !== 'additionalProperties') return `${place} ${chosen.message}.`
  const names = nameKeys(chosen.params)
  return `${place} has ${names}, which is not known. First enter a new or renamed key in the publisher that reads this list.`
}

const nameKeys = (params: object): string => {
  const keys: unknown = 'additionalProperties' in params ? params.additionalProperties : undefined
  return Array.isArray(keys) ? keys.map((key) => `"${String(key)}"`).join(', ') : 'a key'
}

/** Drops keys without a value: lists write unknown facts as null or as ''. */
const dropBlanks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dropBlanks)
  if (!isJsonObject(value)) return value
  const filled = Object.entries(value).filter(([, part]) => part !== null && part !== '')
  return Object.fromEntries(filled.map(([key, part]) => [key, dropBlanks(part)]))
}
