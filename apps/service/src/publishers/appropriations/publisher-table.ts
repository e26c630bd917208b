import { assistanceListings } from '../assistance-listings/assistance-listings.ts'
import { congressLegislators } from '../congress-legislators/congress-legislators.ts'
import { fastBook } from '../fast-book/fast-book.ts'
import { guidance } from '../guidance/guidance.ts'
import { houseAppropriations } from '../house-appropriations/house-appropriations.ts'
import type { AppropriationsPublisher } from './drafts.ts'
import type { PublisherName } from './publisher-names.ts'
import { senateAppropriations } from '../senate-appropriations/senate-appropriations.ts'

/** Every body whose documents are read, by its name. */
export const publishers: Readonly<Record<PublisherName, AppropriationsPublisher>> = {
  'senate-appropriations': senateAppropriations,
  'house-appropriations': houseAppropriations,
  guidance,
  'fast-book': fastBook,
  'assistance-listings': assistanceListings,
  'congress-legislators': congressLegislators,
}
