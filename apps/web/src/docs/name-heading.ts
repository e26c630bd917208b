/** Gives each heading of a page an anchor, by the rule that GitHub has: links between the files work in both places. */
export const makeNames = (): ((heading: string) => string) => {
  const taken = new Map<string, number>()
  return (heading) => {
    const name = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-')
    const count = taken.get(name) ?? 0
    taken.set(name, count + 1)
    return count === 0 ? name : `${name}-${count}`
  }
}
