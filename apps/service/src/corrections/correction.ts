import { RecordCorrection } from '@rotunda/contract'
import { Type, type Static } from 'typebox'

/** An accepted correction, as one line of the ledger holds it. */
export const Correction = Type.Object(
  { record: Type.String({ minLength: 1 }), ...RecordCorrection.properties },
  { additionalProperties: false },
)
export type Correction = Static<typeof Correction>
