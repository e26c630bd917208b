import { SOURCE_ORDER } from './source-order.ts'

/**
 * The place of a publisher in the written order of sources: by itself, or by the longest name there that begins its own.
 * Those that are not in it come last.
 */
export const rankSource = (publisher: string): number => {
  const known = SOURCE_ORDER.filter((name) => publisher === name || publisher.startsWith(`${name}-`))
  const [longest] = known.toSorted((one, other) => other.length - one.length)
  return longest === undefined ? SOURCE_ORDER.length : SOURCE_ORDER.indexOf(longest)
}
