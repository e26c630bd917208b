/**
 * Order of the sources for a plain field where several disagree: the first of these that has a value. The office that
 * keeps a fact goes before those that collect it.
 */
export const SOURCE_ORDER = [
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
