/** Finds the items of a list that have the key of another item: all of them, since no item is known to be the copy. */
export const findRepeated = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown = (item) => item,
): ReadonlySet<Item> => {
  if (items.length < 2) return new Set()
  const groups = Map.groupBy(items, (item) => JSON.stringify(keyOf(item)))
  return new Set([...groups.values()].flatMap((same) => (same.length > 1 ? same : [])))
}
