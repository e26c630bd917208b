import type { Flag, MissingReason } from '@rotunda/contract'

export type AmountUnit = 'dollars' | 'thousands'

export type ParsedAmount = {
  /** Whole dollars; null, never 0, if the cell gives no amount. */
  readonly amount: number | null
  /** Text of the cell; null for a blank cell. */
  readonly raw: string | null
  readonly missing?: Extract<MissingReason, 'blank_in_source' | 'unparsed'>
  readonly flags: readonly Flag[]
}

/**
 * Parses an amount in this unit. Accepts digits with or without commas and dollar sign, scientific notation (as
 * spreadsheets export it) and cents of zero. Everything else is unparsed: dashes, words, other cents, a minus, and
 * parentheses, which mark a memorandum that is not added, and not a negative amount.
 */
export const parseAmount = (
  cell: string | number | null | undefined,
  unit: AmountUnit = 'dollars',
): ParsedAmount => {
  const raw = String(cell ?? '')
  const text = raw.trim()
  if (text === '') return { amount: null, raw: null, missing: 'blank_in_source', flags: [] }
  const scientific = SCIENTIFIC.exec(text)
  const printed = scientific ? readScientific(scientific) : readPlain(text)
  const amount = printed === undefined ? undefined : printed * UNITS[unit]
  if (amount === undefined || !Number.isSafeInteger(amount))
    return { amount: null, raw, missing: 'unparsed', flags: [] }
  return { amount, raw, flags: listFlags(scientific !== null, unit, amount) }
}

/**
 * Whether one project can cost this much. The most expensive project of an enacted table known here cost 350 million
 * dollars (fiscal year 2022); an amount over these bounds was read in the wrong unit.
 */
export const isPlausibleAmount = (amount: number, unit: AmountUnit): boolean =>
  amount <= (unit === 'thousands' ? 1_000_000_000 : 10_000_000_000)

/**
 * Whether an amount in dollars is so small that it may be in thousands without a word. The least amount of a real table
 * is 4,000 dollars (fiscal year 2022).
 */
export const isSmallAmount = (amount: number | null, unit: AmountUnit): boolean =>
  unit === 'dollars' && amount !== null && amount > 0 && amount < 4_000

const UNITS = { dollars: 1, thousands: 1000 } as const

const PLAIN = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.0{1,2})?$/
const SCIENTIFIC = /^\$?\s*(\d+)(?:\.(\d+))?e\+?(\d{1,2})$/i

const readPlain = (text: string): number | undefined => {
  const digits = PLAIN.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

/** Computes the exact amount by moving the decimal point within the digits; undefined if cents remain. */
const readScientific = ([, whole = '', fraction = '', exponent = '']: RegExpExecArray):
  number | undefined => {
  const digits = fraction.replace(/0+$/, '')
  return digits.length > Number(exponent)
    ? undefined
    : Number(`${whole}${digits.padEnd(Number(exponent), '0')}`)
}

const listFlags = (scientific: boolean, unit: AmountUnit, amount: number): Flag[] => [
  ...(scientific ? (['amount_scientific'] as const) : []),
  ...(unit === 'thousands' ? (['amount_scaled'] as const) : []),
  ...(isSmallAmount(amount, unit) ? (['amount_small'] as const) : []),
]
