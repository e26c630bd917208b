import type { Random } from '../../sample/random.ts'

/** One place of each name. */
export const pickByName = (text: string, pattern: RegExp, random: Random): readonly number[] => {
  const found = Map.groupBy(text.matchAll(pattern), ({ 1: name = '' }) => name)
  return [...found.values()].map((same) => random.pick(same).index)
}
