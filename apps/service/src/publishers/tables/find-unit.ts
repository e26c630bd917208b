import type { AmountUnit } from '../cells/parse-amount.ts'
import { DocumentRefused } from '../publisher.ts'
import { isBlank } from './table.ts'

/**
 * The unit that a title or header states for the amounts below it, as in `[In thousands]`; undefined where it states
 * none. Throws a DocumentRefused for a unit in which no amount could be read.
 */
export const findUnit = (texts: readonly string[]): AmountUnit | undefined => {
  const [, unit] = UNIT.exec(texts.join('\n')) ?? []
  if (unit === undefined) return undefined
  if (/^(?:m|b)/i.test(unit))
    throw new DocumentRefused(
      `The amounts are in ${unit.toLowerCase()}: tables in dollars or thousands can be read.`,
    )
  return /^t/i.test(unit) ? 'thousands' : 'dollars'
}

/** A line within the table that holds nothing but a unit, which then counts for the lines below it. */
export const findUnitLine = (cells: readonly string[]): AmountUnit | undefined => {
  const [text = '', ...others] = cells.filter((cell) => !isBlank(cell))
  return others.length === 0 && withoutUnit(text) === '' ? findUnit([text]) : undefined
}

/** A header without the unit in brackets, as it is known. */
export const withoutUnit = (header: string): string => header.replace(BRACKETS, '').trim()

const UNIT = /\b(?:in|whole)\s+(thousands|millions|billions|dollars)\b/i
const BRACKETS = /[[(]\s*(?:in|whole)\s+(?:thousands|millions|billions|dollars)(?:\s+of\s+dollars)?\s*[\])]/i
