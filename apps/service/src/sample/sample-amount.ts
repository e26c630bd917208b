import type { Random } from './random.ts'

/** Doublings between the middle amount and the least or the greatest. */
const DOUBLINGS = 8
const MIDDLE = 1_200_000

/**
 * Whole dollars between 4,687 and 307,200,000, their logarithms heaped about the middle as those of real requests
 * are. Made of the four basic operations alone: `Math.exp` and `Math.log` may differ in the last digit from one
 * machine to the next.
 */
export const makeAmount = (random: Random): number => {
  const steps = 1_000_000
  const heap = random.int(steps) + random.int(steps) + random.int(steps) + random.int(steps)
  const exact = MIDDLE * double((heap / (2 * steps) - 1) * DOUBLINGS)
  const unit = exact < 20_000 ? 1 : random.pick([1, 1_000, 1_000, 5_000, 5_000, 5_000])
  return Math.max(unit, Math.round(exact / unit) * unit)
}

/** Two to the power of `doublings`, along straight lines between the whole ones. */
const double = (doublings: number): number => {
  const whole = Math.floor(doublings)
  const rest = doublings - whole
  return (whole < 0 ? 1 / (1 << -whole) : 1 << whole) * (1 + rest)
}

/** The same amount as publishers have been seen to write it. */
export const printAmount = (amount: number, random: Random): string => {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
  return random.pick([String(amount), String(amount), String(amount), grouped, `$${grouped}`])
}

/** `2e+06`, where no digit of the amount is lost by it. */
export const printScientific = (amount: number): string => {
  const [digits = '', exponent = ''] = amount.toExponential().split('e+')
  return `${digits}e+${exponent.padStart(2, '0')}`
}
