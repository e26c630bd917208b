import type { Column } from '../columns/open-columns.ts'

/** Allowed codes: 1 for each code of one of these values, or of a set that contains one. */
export const allowCodes = ({ cardinality, sets }: Column, values: readonly number[]): Uint8Array => {
  const allowed = new Uint8Array(cardinality + 1)
  if (sets === undefined) for (const code of values) allowed[code] = 1
  else allowSets(sets, new Set(values), allowed)
  return allowed
}

const allowSets = (
  { starts, values }: NonNullable<Column['sets']>,
  wanted: ReadonlySet<number>,
  allowed: Uint8Array,
): void => {
  for (let set = 0; set + 1 < starts.length; set++) {
    const end = starts[set + 1] ?? 0
    for (let index = starts[set] ?? 0; index < end; index++) {
      if (wanted.has(values[index] ?? 0)) allowed[set] = 1
    }
  }
}
