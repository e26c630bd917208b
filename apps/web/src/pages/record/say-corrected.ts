import { SERVICE } from '../../cite/citation.ts'
import { showDollars } from '../../parts/show-dollars.ts'
import { shorten } from '../../parts/shorten.ts'
import { isTakenBack } from '../../parts/taken-back.ts'
import type { ShownRecord } from '../../views/shown-record.ts'

type Correction = ShownRecord['corrections'][number]

/** Longer texts are cut: the document is beside them. */
const LONGEST_TEXT = 140

/** For a citation: the document does not say what the record says in these fields. */
export const sayCorrected = (record: ShownRecord): string[] =>
  [...Map.groupBy(record.corrections, ({ field }) => field)].map(([field, ofField]) =>
    sayField(record, field, ofField),
  )

const sayField = (record: ShownRecord, field: string, corrections: readonly Correction[]): string => {
  const [first, last] = [corrections[0], corrections.at(-1)]
  const what = isTakenBack(corrections, field) ? 'taken back' : 'corrected'
  const day = last?.decided_at.slice(0, 10) ?? ''
  return `${field.replaceAll('_', ' ')} ${what} by ${SERVICE} on ${day}; ${sayBefore(record, field, first?.before)}`
}

const sayBefore = (record: ShownRecord, field: string, before: unknown): string => {
  const printed = field === 'amount' ? record.amount_raw : null
  if (printed !== null) return `the document says “${printed}”`
  const read = writeValue(field, before)
  return read === ''
    ? 'no value was read from the document'
    : `read from the document: “${shorten(read, LONGEST_TEXT)}”`
}

const writeValue = (field: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return field === 'amount' ? showDollars(value) : String(value)
  if (Array.isArray(value)) return value.map(nameOne).join(', ')
  return JSON.stringify(value)
}

/** Of requestors the name, as in a list of them. */
const nameOne = (one: unknown): string => {
  if (typeof one === 'object' && one !== null && 'name' in one) return String(one.name)
  return typeof one === 'string' ? one : JSON.stringify(one)
}
