const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
})
const COUNT = new Intl.NumberFormat('en-US')

/** Whole dollars, in full. */
export const showDollars = (amount: number): string => DOLLARS.format(amount)
/** For charts and tiles, where the full value stands beside it. */
export const showShortDollars = (amount: number): string => SHORT.format(amount)
export const showCount = (count: number): string => COUNT.format(count)
/** `1 record`, `2 records`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${showCount(count)} ${count === 1 ? one : many}`
