/**
 * The place of a publisher in the written order of sources: by itself, or by the longest name there that begins its own.
 * Those that are not in it come last.
 */
export const rankSource = (publisher: string): number => {
  const known = SOURCE_ORDER.filter((name) => publisher === name || publisher.startsWith(`${name}-`))
  const [longest] = known.toSorted((one, other) => other.length - one.length)
  return longest === undefined ? SOURCE_ORDER.length : SOURCE_ORDER.indexOf(longest)
}

/**
 * Order of the sources for a plain field where several disagree: the first of these that has a value. The office that
 * keeps a fact goes before those that collect it.
 */
const SOURCE_ORDER = [
  'clerk-members',
  'senate-members',
  'senate-committees',
  'docs-house-meetings',
  'docs-house-witnesses',
  'senate-hearings',
  'govinfo-hearings',
  'congress-gov',
  'congress-legislators',
  'voteview',
] as const
