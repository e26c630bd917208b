import { findNearest } from '../../platform/index.ts'
import { DocumentRefused, ENTER_HEADER } from '../publisher.ts'
import { GRID_FIELDS, type GridField, type GridKeys } from './grid-years.ts'

/**
 * The meaning of each key of a row. A key is known as a whole or not at all: `recipient_address` is no recipient. Throws a
 * DocumentRefused for an unknown, a repeated or an absent one.
 */
export const matchKeys = (keys: readonly string[], known: GridKeys): ReadonlyMap<string, GridField> => {
  const fields = new Map<string, GridField>()
  const taken = new Set<GridField>()
  for (const key of keys) {
    const name = key.toLowerCase()
    const field = Object.hasOwn(known, name) ? known[name] : undefined
    if (field === undefined) throw new DocumentRefused(describeUnknown(key, Object.keys(known)))
    if (taken.has(field)) throw new DocumentRefused(`A row of the request grid has two keys for ${field}.`)
    taken.add(field)
    fields.set(key, field)
  }
  const absent = GRID_FIELDS.find((field) => !taken.has(field))
  if (absent !== undefined) throw new DocumentRefused(`A row of the request grid has no key for ${absent}.`)
  return fields
}

const describeUnknown = (key: string, known: readonly string[]): string => {
  const nearest = findNearest(key, known)
  const meant = nearest === undefined ? '' : ` The nearest known key is "${nearest}".`
  return `A row of the request grid has the key "${key}", which is not known.${meant} Known: ${known.join(', ')}. ${ENTER_HEADER}`
}
