import { closed, RecordCorrection } from '@rotunda/contract'
import { Type, type Static } from 'typebox'

/** An accepted correction, as one line of the ledger holds it. */
export const Correction = closed({
  record: Type.String({ minLength: 1 }),
  ...RecordCorrection.properties,
  /** Time at which the line was written, in the one spelling for dates of documents. */
  entered_at: Type.String({
    format: 'date-time',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
  }),
})
export type Correction = Static<typeof Correction>
