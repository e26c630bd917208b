import { takeNumbers, type Numbers } from './arena.ts'
import type { SortKeys } from './radix-sort.ts'

/** Items sorted by their keys, as runs of one key each. Inside an arena, its arrays belong to it. */
export type Runs = {
  readonly items: Numbers
  /** Run `n` is from `starts[n]` to before `starts[n + 1]`. */
  readonly starts: Numbers
  /** One for each run, ascending. */
  readonly keys: Uint32Array
}

/** Number of keys whose places fit into the cache of the processor. */
export const FEW_KEYS = 4096

/** Counting sort: counts the items of each key, and puts them behind the items of the previous key. */
export const countingSort = ({ keyOf, keys }: SortKeys): Runs => {
  const places = findPlaces(keyOf, keys)
  const present: number[] = []
  for (let key = 0; key < keys; key++) if (places[key] !== places[key + 1]) present.push(key)
  const starts = takeNumbers(present.length + 1)
  for (const [run, key] of present.entries()) starts[run] = places[key] ?? 0
  starts[present.length] = keyOf.length
  return { items: putInPlaces(keyOf, places), starts, keys: Uint32Array.from(present) }
}

/** Start of each key's items, and the end of all. */
const findPlaces = (keyOf: Numbers, keys: number): Uint32Array => {
  const places = new Uint32Array(keys + 1)
  for (let index = 0; index < keyOf.length; index++) {
    const after = (keyOf[index] ?? 0) + 1
    places[after] = (places[after] ?? 0) + 1
  }
  for (let key = 1; key <= keys; key++) places[key] = (places[key] ?? 0) + (places[key - 1] ?? 0)
  return places
}

/** Moves the place of each key behind its items. */
const putInPlaces = (keyOf: Numbers, places: Uint32Array): Numbers => {
  const items = takeNumbers(keyOf.length)
  for (let index = 0; index < keyOf.length; index++) {
    const key = keyOf[index] ?? 0
    const place = places[key] ?? 0
    places[key] = place + 1
    items[place] = index
  }
  return items
}
