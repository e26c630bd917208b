import type { RecordField, SourcedRecord } from '@rotunda/contract'
import { NOT_STATED, showValue } from '../../filters/parameters.ts'
import { showDollars } from '../../parts/show-dollars.ts'

/** A field as plain text, for readers that show nothing else. */
export const describeValue = (field: RecordField, row: SourcedRecord | null): string => {
  const value = row?.[field]
  if (row === null || value === null || value === undefined) return NOT_STATED
  if (field === 'amount') return row.amount === null ? NOT_STATED : showDollars(row.amount)
  if (field === 'requestors') return join(row.requestors.map(({ name }) => name))
  if (field === 'evidence') return join(row.evidence.map(({ publisher, url }) => `${publisher}, ${url}`))
  if (typeof value === 'string' || typeof value === 'number') return showValue(field, value)
  return JSON.stringify(value)
}

const join = (texts: readonly string[]): string => (texts.length === 0 ? NOT_STATED : texts.join('; '))
