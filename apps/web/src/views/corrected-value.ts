import { RECORD_PAGE_LIMITS } from '../limits.ts'
import { isTakenBack } from '../parts/absent.ts'
import { showDollars, shorten } from '../parts/format.ts'

type Correction = { readonly field: string; readonly before?: unknown; readonly after?: unknown }

const LONGEST_TEXT = RECORD_PAGE_LIMITS.beforeCharacters.value

/**
 * Says that a field was corrected, with the value before: `corrected; before: $2,000`. A retracted value is not shown
 * as corrected a second time. Undefined for a field without a correction.
 */
export const sayCorrected = (
  corrections: readonly Correction[] | undefined,
  field: string,
): string | undefined => {
  // A later correction of a field begins with the value of an earlier one.
  const first = corrections?.find((one) => one.field === field)
  if (first === undefined) return undefined
  const read = writeValue(field, first.before)
  const before = read === '' ? 'no value before' : `before: ${shorten(read, LONGEST_TEXT)}`
  return isTakenBack(corrections, field) ? before : `corrected; ${before}`
}

/** A value of a record as a text; empty for no value. Requestors are shown by name. */
export const writeValue = (field: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return field === 'amount' ? showDollars(value) : String(value)
  if (Array.isArray(value)) return value.map(nameOne).join(', ')
  return JSON.stringify(value)
}

const nameOne = (one: unknown): string => {
  if (typeof one === 'object' && one !== null && 'name' in one) return String(one.name)
  return typeof one === 'string' ? one : JSON.stringify(one)
}
