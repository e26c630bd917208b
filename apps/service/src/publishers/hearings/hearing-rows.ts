import type { ReadRow, RowPlace } from '../publisher.ts'

/** Why a row of a document on hearings is not published. */
export type HearingRefusal =
  'meeting_unreadable' | 'witness_unreadable' | 'meeting_document_unreadable' | 'listing_unreadable'

/** A row that is kept with its cells and not published. */
export const refuseRow = (
  { place, cells }: RowPlace,
  reason: HearingRefusal,
  detail: string,
): ReadRow & { readonly kind: 'refused' } => ({ kind: 'refused', place, cells, reason, detail })

/** The place of an element or a value in a document that has no rows. */
export const placeAt = (pointer: string): RowPlace['place'] => ({ sheet: null, row: null, pointer })
