/** Lists each value once, at its first place. A list that prints an entry twice says no more than the entry. */
export const listOnce = <Value>(values: readonly Value[]): readonly Value[] => {
  const texts = new Set<string>()
  return values.filter((value) => {
    const text = JSON.stringify(value)
    return !texts.has(text) && texts.add(text)
  })
}
