import type { ReadRow, RowPlace } from '../publisher.ts'

/** Reasons for which a row of a document on hearings is not published. */
export type HearingRefusal =
  'meeting_unreadable' | 'witness_unreadable' | 'meeting_document_unreadable' | 'listing_unreadable'

/** Refuses a row: it is kept with its cells, but not published. */
export const refuseRow = (
  { place, cells }: RowPlace,
  reason: HearingRefusal,
  detail: string,
): ReadRow & { readonly kind: 'refused' } => ({ kind: 'refused', place, cells, reason, detail })

/** Makes the place of an element or a value in a document without rows. */
export const placeAt = (pointer: string): RowPlace['place'] => ({ sheet: null, row: null, pointer })
