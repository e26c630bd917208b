/** How many steps from the least to the greatest; 0 stands for no value. */
export const SHADES = 5

export type Shade = (value: number | null) => number

/**
 * Steps that hold as many values each, since a few places have most of the money. Values that are equal are of one
 * step.
 */
export const findShades = (values: readonly (number | null)[]): Shade => {
  const bounds = findBounds(values)
  return (value) => (value === null || value <= 0 ? 0 : 1 + bounds.filter((bound) => value > bound).length)
}

/** The greatest value of each step but the last. */
export const findBounds = (values: readonly (number | null)[]): number[] => {
  const known = values
    .flatMap((value) => (value !== null && value > 0 ? [value] : []))
    .toSorted((a, b) => a - b)
  return Array.from({ length: SHADES - 1 }, (_, step) => {
    const place = Math.ceil((known.length * (step + 1)) / SHADES) - 1
    return known[Math.max(0, place)] ?? 0
  })
}
