import { takeNumbers, type Numbers } from './arena.ts'

/** Sort key of each item, below `keys`. */
export type SortKeys = { readonly keyOf: Numbers; readonly keys: number }

/** Items in the order of their keys, and the key of each. */
export type Sorted = { readonly items: Numbers; readonly keys: Numbers }

/** Keys are sorted by this many bits at a time: counters for all their values fit the cache of the processor. */
const MAX_BITS = 12

/**
 * Radix sort, least significant digit first. It is stable, so sorting by the last key first and by the first key last
 * orders by all keys. Its time is linear in the number of items, regardless of the number of keys. Inside an arena, the
 * result belongs to it.
 */
export const radixSort = (items: Numbers, { keyOf, keys }: SortKeys): Sorted => {
  const bits = 32 - Math.clz32(keys - 1)
  const passes = Math.ceil(bits / MAX_BITS)
  const bitsOfPass = Math.ceil(bits / passes)
  let sorted: Sorted = { items, keys: pick(keyOf, items) }
  for (let pass = 0; pass < passes; pass++) {
    sorted = sortByDigit(sorted, pass * bitsOfPass, bitsOfPass)
  }
  return sorted
}

const sortByDigit = (from: Sorted, shift: number, bits: number): Sorted => {
  const mask = (1 << bits) - 1
  const places = findPlaces(from.keys, shift, mask)
  const items = takeNumbers(from.items.length)
  const keys = takeNumbers(from.items.length)
  for (let index = 0; index < items.length; index++) {
    const key = from.keys[index] ?? 0
    const digit = (key >>> shift) & mask
    const place = places[digit] ?? 0
    places[digit] = place + 1
    items[place] = from.items[index] ?? 0
    keys[place] = key
  }
  return { items, keys }
}

/** Start of each digit's items. */
const findPlaces = (keys: Numbers, shift: number, mask: number): Uint32Array => {
  const counts = new Uint32Array(mask + 2)
  for (let index = 0; index < keys.length; index++) {
    const after = (((keys[index] ?? 0) >>> shift) & mask) + 1
    counts[after] = (counts[after] ?? 0) + 1
  }
  for (let digit = 1; digit <= mask; digit++) counts[digit] = (counts[digit] ?? 0) + (counts[digit - 1] ?? 0)
  return counts
}

/** The numbers at these places. Inside an arena, the result belongs to it. */
export const pick = (source: Numbers, places: Numbers): Numbers => {
  const picked = takeNumbers(places.length)
  for (let index = 0; index < places.length; index++) picked[index] = source[places[index] ?? 0] ?? 0
  return picked
}
