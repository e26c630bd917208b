import type { Conflict } from '@rotunda/contract'
import type { Origin } from '../../releases/index.ts'

/** A value that a source has for a field. */
export type Statement<Value> = { readonly value: Value | null; readonly fact: Origin }

export type ChosenValue<Value> = { readonly value: Value | null; readonly conflicts: readonly Conflict[] }

/**
 * Chooses the value of the first source in the order that has one, and reports the disagreement, if any, with the value
 * of each source. Sources of the same publisher keep the given order.
 */
export const chooseValue = <Value extends string | number>(
  field: string,
  statements: readonly Statement<Value>[],
): ChosenValue<Value> => {
  const known = statements
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => rankSource(a.fact.source.publisher) - rankSource(b.fact.source.publisher))
  const distinct = new Set(known.map(({ value }) => value))
  return { value: known[0]?.value ?? null, conflicts: distinct.size > 1 ? [describe(field, known)] : [] }
}

const describe = (field: string, known: readonly Statement<string | number>[]): Conflict => ({
  field,
  values: known.map(({ value, fact }) => ({
    value: value === null ? null : String(value),
    source_id: fact.source.sha256,
  })),
})

/**
 * Rank of a publisher in the order of sources: by its name, or by the longest name there that begins it. Other
 * publishers come last.
 */
export const rankSource = (publisher: string): number => {
  const known = SOURCE_ORDER.filter((name) => publisher === name || publisher.startsWith(`${name}-`))
  const [longest] = known.toSorted((a, b) => b.length - a.length)
  return longest === undefined ? SOURCE_ORDER.length : SOURCE_ORDER.indexOf(longest)
}

/**
 * Order of sources for a plain field about which several disagree: the first with a value is chosen. The office that
 * keeps a fact comes before those that collect it.
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
