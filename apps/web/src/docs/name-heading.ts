/** Makes an anchor for each heading by GitHub's rule, so links between files work here and there. */
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
