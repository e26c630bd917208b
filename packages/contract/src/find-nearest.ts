import { NAME_LIMITS } from './limits.ts'

const MAX_LENGTH = NAME_LIMITS.misspeltCharacters.value

/** Finds the name that the typed word probably means: a name with this beginning, else the one with the smallest edit distance. */
export const findNearest = (typed: string, names: readonly string[]): string | undefined => {
  const word = typed.slice(0, MAX_LENGTH).toLowerCase()
  const begun = word.length > 1 ? names.find((name) => name.toLowerCase().startsWith(word)) : undefined
  const [best] = names
    .map((name) => ({ name, letters: countChanges(word, name.toLowerCase()) }))
    .toSorted((a, b) => a.letters - b.letters)
  // Words without a shared letter are not near. A code of two letters would be near to almost every other code.
  const isNear = (letters: number, name: string) =>
    word.length > 2 && letters <= Math.max(2, word.length / 3) && letters < Math.max(word.length, name.length)
  const near = best !== undefined && isNear(best.letters, best.name) ? best.name : undefined
  return begun ?? near
}

/** Edit distance by the algorithm of Wagner and Fischer, one row of its table at a time. */
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
