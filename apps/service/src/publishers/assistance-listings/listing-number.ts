/**
 * Number of a program. Programs outside the listings, such as tax expenditures, have letters in place of digits:
 * `TC.001`.
 */
export const LISTING_NUMBER = /^(?:\d{2}|[A-Z]{2})\.\d{3}$/

/**
 * Restores a number that was once read as a decimal fraction and lost its final zeros: `10.03` is 10.030. Undefined for
 * any other text.
 */
export const normalizeListing = (text: string): string | undefined => {
  const padded = /^\d{2}\.\d{1,2}$/.test(text) ? text.padEnd(6, '0') : text
  return LISTING_NUMBER.test(padded) ? padded : undefined
}
