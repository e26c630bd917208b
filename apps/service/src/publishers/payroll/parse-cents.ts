/**
 * Parses an amount of money into whole cents, exactly; undefined for anything but digits with at most two decimals.
 * Commas must separate all groups of three digits, or none; a minus comes first. Further decimals are accepted if they
 * are zeros: a table that went through a spreadsheet has `84249.960`. Three decimals after at most three digits are no
 * amount: `84.000` may be a number with a point between thousands.
 */
export const parseCents = (text: string): number | undefined => {
  const parts = AMOUNT.exec(text.trim())
  if (parts === null) return undefined
  const [, minus = '', dollars = '', cents = ''] = parts
  const value = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'))
  if (!Number.isSafeInteger(value)) return undefined
  return minus === '' || value === 0 ? value : -value
}

const AMOUNT = /^(?!-?\$?[1-9]\d{0,2}\.\d{3}$)(-?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2})0*)?(?<=\d)$/

/** Message about a text that is no amount. */
export const NO_AMOUNT =
  'The amount cannot be read: an amount has two decimals or none, and commas or nothing between thousands.'

/** Writes cents as a decimal text: `-12.50`. */
export const writeCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
