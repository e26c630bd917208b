/** How many steps from the least to the greatest; 0 stands for no value. */
export const SHADES = 5

export type Shade = (value: number | null) => number

/** Steps by `findBounds`. Values that are equal are of one step. */
export const findShades = (values: readonly (number | null)[]): Shade => {
  const bounds = findBounds(values)
  return (value) => (value === null || value <= 0 ? 0 : 1 + bounds.filter((bound) => value > bound).length)
}

/**
 * The greatest value of each step but the last: round numbers near those that give each step as many values, since a few
 * places have most of the money.
 */
export const findBounds = (values: readonly (number | null)[]): number[] => {
  const known = values
    .flatMap((value) => (value !== null && value > 0 ? [value] : []))
    .toSorted((a, b) => a - b)
  return Array.from({ length: SHADES - 1 }, (_, step) => {
    const place = Math.ceil((known.length * (step + 1)) / SHADES) - 1
    return roundNear(known[Math.max(0, place)] ?? 0)
  })
}

const ROUND = [1, 2.5, 5, 7.5, 10]

/** $10M, $25M, $50M, $75M. Counts up to 10 are short enough as they are, and larger ones are whole. Of a dollar, cents are the least. */
const roundNear = (value: number): number => {
  if (value <= 0 || (value <= 10 && Number.isInteger(value))) return value
  const power = 10 ** Math.max(-1, Math.floor(Math.log10(value)))
  const distance = (step: number): number => Math.abs(Math.log(value / (step * power)))
  const [nearest = 1] = ROUND.toSorted((one, other) => distance(one) - distance(other))
  return nearest * power
}
