import { foldText } from '../../platform/index.ts'
import { compareText } from '../compare-text.ts'
import type { Value } from '../table.ts'

/** Order of values in groups, facets and sorted lists: numbers by size; texts folded first, and then as written. */
const compareValues = (one: Value, other: Value): number =>
  typeof one === 'string' && typeof other === 'string'
    ? compareText(foldText(one), foldText(other)) || compareText(one, other)
    : Number(one) - Number(other)

/** Values in the order in which they first occur. Their index is their code until the ranks are known. */
export type Dictionary<Item> = {
  readonly size: number
  /** Code of the value, new or known. */
  add(item: Item): number
  list(): readonly Item[]
}

export const makeDictionary = <Item extends Value>(): Dictionary<Item> => {
  const codes = new Map<Item, number>()
  return {
    get size() {
      return codes.size
    },
    add(item) {
      const known = codes.get(item)
      if (known !== undefined) return known
      codes.set(item, codes.size)
      return codes.size - 1
    },
    list: () => [...codes.keys()],
  }
}

/** Rank of each code: the place of its value among the sorted values. */
export const rankValues = (values: readonly Value[]): Uint32Array => {
  const ranks = new Uint32Array(values.length)
  const order = values.map((value, code) => ({ value, code }))
  order.sort((one, other) => compareValues(one.value, other.value))
  for (const [rank, { code }] of order.entries()) ranks[code] = rank
  return ranks
}
