/** Numbers that look random but depend only on the seed: they are the same on every machine. */
export type Random = {
  /** Returns a whole number from 0 up to, but without, `below`. */
  int(below: number): number
  /** Picks an entry; all are equally likely. */
  pick<T>(list: readonly T[]): T
  chance(percent: number): boolean
}

/** Makes a stream of numbers from a list of parts, so that any row can be made again without the rows before it. */
export const makeRandom = (...parts: readonly number[]): Random => {
  let state = parts.reduce((mixed, part) => scramble(mixed ^ part), 0x9e3779b9)
  const int = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    return Math.floor((scramble(state) / 2 ** 32) * below)
  }
  return {
    int,
    pick: (list) => get(list, int(list.length)),
    chance: (percent) => int(100) < percent,
  }
}

export const get = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`)
  return found
}

/** Mixes a number: every bit of the result depends on every bit of the number. */
const scramble = (number: number): number => {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}

/** Divides `total` by the weights, as near as whole numbers allow. The shares add up exactly to `total`. */
export const shareOut = (total: number, weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const from = Math.floor((total * before) / sum)
    before += weight
    return Math.floor((total * before) / sum) - from
  })
}
