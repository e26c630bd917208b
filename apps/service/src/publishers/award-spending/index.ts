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
export { awardArchive } from '../award-archive/award-archive.ts'
export { ARCHIVE_CELLS_WITHHELD } from '../award-archive/archive-columns.ts'
export { fiscalYearOf } from '../award-archive/read-archive-row.ts'
export { PROJECT_LISTINGS } from '../assistance-listings/project-listings.ts'
export { awardLists, LISTED_AWARDS, nameListed, type ListedAwardDraft } from '../award-lists/award-lists.ts'
