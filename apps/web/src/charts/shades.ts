/** Number of shades; shade 0 means no value. */
const SHADES = 5

export type Shade = (value: number | null) => number

/** Assigns shades by `findBounds`. Equal values get the same shade. */
export const findShades = (values: readonly (number | null)[]): Shade => {
  const bounds = findBounds(values)
  return (value) => (value === null || value <= 0 ? 0 : 1 + bounds.filter((bound) => value > bound).length)
}

/**
 * Upper bounds of all shades but the last: round numbers near the quantiles, since a few places have most of the money.
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

/** Rounds to $10M, $25M, $50M or $75M. Counts up to 10 stay as they are; the smallest step of money is a cent. */
const roundNear = (value: number): number => {
  if (value <= 0 || (value <= 10 && Number.isInteger(value))) return value
  const power = 10 ** Math.max(-1, Math.floor(Math.log10(value)))
  const distance = (step: number): number => Math.abs(Math.log(value / (step * power)))
  const [nearest = 1] = ROUND.toSorted((a, b) => distance(a) - distance(b))
  return nearest * power
}
