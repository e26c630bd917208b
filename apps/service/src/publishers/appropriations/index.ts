import { assistanceListings } from '../assistance-listings/assistance-listings.ts'
import { congressLegislators } from '../congress-legislators/congress-legislators.ts'
import { fastBook } from '../fast-book/fast-book.ts'
import { guidance } from '../guidance/guidance.ts'
import { houseAppropriations } from '../house-appropriations/house-appropriations.ts'
import { senateAppropriations } from '../senate-appropriations/senate-appropriations.ts'
import type { AppropriationsPublisher } from './drafts.ts'
import type { PublisherName } from './publisher-names.ts'

export * from './drafts.ts'
export * from './publisher-names.ts'
export { DEDICATED } from '../assistance-listings/assistance-listings.ts'
export { fastBook } from '../fast-book/fast-book.ts'
export { senateAppropriations } from '../senate-appropriations/senate-appropriations.ts'
export { houseAppropriations } from '../house-appropriations/house-appropriations.ts'
export { getGuidanceDocument, guidance } from '../guidance/guidance.ts'

/** Publishers of the documents of appropriations, by name. */
export const publishers: Readonly<Record<PublisherName, AppropriationsPublisher>> = {
  'senate-appropriations': senateAppropriations,
  'house-appropriations': houseAppropriations,
  guidance,
  'fast-book': fastBook,
  'assistance-listings': assistanceListings,
  'congress-legislators': congressLegislators,
}
