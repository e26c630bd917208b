/** Each text once, by number. */
export type Dictionary = {
  readonly texts: readonly string[]
  readonly numberOf: (text: string) => number
  /** The place of each number in the order of the texts, which does not depend on which came first. */
  rank(): Int32Array
}

export const makeDictionary = (): Dictionary => {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    numberOf: (text) => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
    rank: () => {
      const ranks = new Int32Array(texts.length)
      const sorted = texts.map((_, number) => number).sort((one, other) => compare(texts[one], texts[other]))
      for (const [place, number] of sorted.entries()) ranks[number] = place
      return ranks
    },
  }
}

const compare = (one = '', other = ''): number => (one < other ? -1 : one > other ? 1 : 0)
