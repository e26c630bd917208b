export {
  LISTING_CELLS_WITHHELD,
  LISTINGS,
  listingRecords,
  type ListingRecordDraft,
} from '../assistance-listings/listing-records.ts'
export { nameFunding } from '../usaspending/read-accounts.ts'
export { NO_FIGURE } from '../usaspending/figures.ts'
export { usaspending } from '../usaspending/usaspending.ts'
export * from '../usaspending/drafts.ts'
export {
  ENACTED_PROJECTS,
  enactedRelease,
  writeEnactedRelease,
  type EnactedProjectDraft,
} from '../enacted-release/enacted-release.ts'
