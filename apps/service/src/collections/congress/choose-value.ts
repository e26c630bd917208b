import type { Conflict } from '@rotunda/contract'
import type { Origin } from '../../releases/index.ts'
import { SOURCE_ORDER } from './source-order.ts'

/** What a source says for a field. */
export type Statement<Value> = { readonly value: Value | null; readonly fact: Origin }

export type ChosenValue<Value> = { readonly value: Value | null; readonly conflicts: readonly Conflict[] }

/**
 * The value of the first source in the order that has one, and the disagreement, if there is one, with what each source
 * says. Sources of the same publisher stand in the order given.
 */
export const chooseValue = <Value extends string | number>(
  field: string,
  statements: readonly Statement<Value>[],
): ChosenValue<Value> => {
  const known = statements
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => rankOf(one.fact) - rankOf(other.fact))
  const distinct = new Set(known.map(({ value }) => value))
  return { value: known[0]?.value ?? null, conflicts: distinct.size > 1 ? [describe(field, known)] : [] }
}

/** The place of the publisher in the order, by itself or by the longest name that begins its own. */
const rankOf = ({ source }: Origin): number => {
  const known = SOURCE_ORDER.filter(
    (name) => source.publisher === name || source.publisher.startsWith(`${name}-`),
  )
  const [longest] = known.toSorted((one, other) => other.length - one.length)
  return longest === undefined ? SOURCE_ORDER.length : SOURCE_ORDER.indexOf(longest)
}

const describe = (field: string, known: readonly Statement<string | number>[]): Conflict => ({
  field,
  values: known.map(({ value, fact }) => ({
    value: value === null ? null : String(value),
    source_id: fact.source.sha256,
  })),
})
