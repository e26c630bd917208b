import type { Conflict } from '@rotunda/contract'
import type { Origin } from '../../releases/index.ts'
import { rankSource } from './rank-source.ts'

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
    .toSorted((one, other) => rankSource(one.fact.source.publisher) - rankSource(other.fact.source.publisher))
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
