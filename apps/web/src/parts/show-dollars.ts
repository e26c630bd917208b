const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** Whole dollars, in full. */
export const showDollars = (amount: number): string =>
  amount < 0 ? `-$${group(-Math.round(amount))}` : `$${group(Math.round(amount))}`
/** For charts and tiles, where the full value stands beside it. */
export const showShortDollars = (amount: number): string => SHORT.format(amount)
export const showCount = (count: number): string => group(count)

/** Thousands by commas: a page has hundreds of numbers, and `Intl` takes most of the time of a row. */
const group = (count: number): string =>
  count < 1000 ? String(count) : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
/** `1 record`, `2 records`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${showCount(count)} ${count === 1 ? one : many}`
