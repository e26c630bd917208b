import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { Correction } from './correction.ts'

/** A line of the ledger that takes back a line above it. */
export const Withdrawal = closed({
  /** Id of the correction. */
  withdraws: Type.String({ minLength: 1 }),
  reason: Type.String({ minLength: 1 }),
  entered_at: Correction.properties.entered_at,
})
export type Withdrawal = Static<typeof Withdrawal>

/** A correction. A withdrawn correction is not applied. */
export type LedgerCorrection = Correction & { readonly withdrawn?: Withdrawal }
