import type { Requestor } from '@rotunda/contract'
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

/** A value of a record as a text; empty for no value. */
export const writeValue = (field: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return field === 'amount' ? showDollars(value) : String(value)
  if (Array.isArray(value)) return value.map(nameOne).join(', ')
  return JSON.stringify(value)
}

const nameOne = (one: unknown): string => {
  // Only requestors have a name.
  if (typeof one === 'object' && one !== null && 'name' in one) return nameRequestor(one as NamedRequestor)
  return typeof one === 'string' ? one : JSON.stringify(one)
}

/** A requestor as corrections hold one: those of earlier releases have fewer fields. */
export type NamedRequestor = Pick<Requestor, 'name'> & Partial<Requestor>

/** A requestor with party, State and district: `Dahlia Notarealname (R, NY-17)`. */
export const nameRequestor = ({ name, party, state, district }: NamedRequestor): string => {
  const place = typeof state === 'string' && typeof district === 'number' ? nameSeat(state, district) : state
  const known = [party, place].filter((part) => typeof part === 'string')
  return known.length === 0 ? name : `${name} (${known.join(', ')})`
}

const nameSeat = (state: string, district: number): string =>
  district === 0 ? `${state} at large` : `${state}-${String(district).padStart(2, '0')}`
