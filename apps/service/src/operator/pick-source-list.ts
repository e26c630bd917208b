import { Refusal } from '../platform/index.ts'
import type { Collection } from '../releases/index.ts'
import { COLLECTIONS } from '../wiring/collections.ts'

const [FIRST] = COLLECTIONS

/**
 * The list of one collection, as JSON. A file holds lists by the names of their collections, or one list alone, which is
 * of the first collection. What has neither form is given as it is, to be refused with its faults.
 */
export const pickSourceList = (text: string, { name }: Pick<Collection, 'name'>): string => {
  const lists = findLists(text) ?? { [FIRST.collection.name]: text }
  const list = lists[name]
  if (list !== undefined) return list
  const known = Object.keys(lists).join(', ') || 'nothing'
  throw new Refusal('invalid_query', `ROTUNDA_SOURCES has no list of ${name}. It has lists of ${known}.`)
}

/** By collection, each as JSON. */
const findLists = (text: string): Readonly<Record<string, string>> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return Object.fromEntries(Object.entries(value).map(([name, list]) => [name, JSON.stringify(list)]))
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    return undefined
  }
}
