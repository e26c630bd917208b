/** Nothing that anybody names is longer; what a stranger types may be. */
const MAX_LENGTH = 64

/** The name that was probably meant: one that begins so, or else the one with the fewest letters to change. */
export const findNearest = (typed: string, names: readonly string[]): string | undefined => {
  const word = typed.slice(0, MAX_LENGTH).toLowerCase()
  const begun = word.length > 1 ? names.find((name) => name.toLowerCase().startsWith(word)) : undefined
  const [best] = names
    .map((name) => ({ name, letters: countChanges(word, name.toLowerCase()) }))
    .toSorted((one, other) => one.letters - other.letters)
  // Words that share no letter have nothing in common, and a code of two letters is near to most others.
  const isNear = (letters: number, name: string) =>
    word.length > 2 && letters <= Math.max(2, word.length / 3) && letters < Math.max(word.length, name.length)
  const near = best !== undefined && isNear(best.letters, best.name) ? best.name : undefined
  return begun ?? near
}

/** Letters to add, drop or change, by the table of Wagner and Fischer, a row at a time. */
const countChanges = (one: string, other: string): number => {
  const first = Array.from({ length: other.length + 1 }, (_, index) => index)
  const last = [...one].reduce((row, letter, index) => {
    const next = [index + 1]
    for (const [column, candidate] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === candidate ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    return next
  }, first)
  return last.at(-1) ?? 0
}
