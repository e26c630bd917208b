export { tokenOf } from '../bundle/write-bag.ts'
export { publishRelease, type Acts, type Published, type PublishNeeds } from './publish-release.ts'
export { isHeld, makeRowActs, mirrorHistory, untilCurrent } from './mirror-history.ts'
export {
  findEdition,
  listEndings,
  listNewest,
  listPublicationRows,
  publicationsMigration,
  serviceRolesMigration,
  switchDue,
  type PublicationRow,
} from './publication-rows.ts'
export {
  countServing,
  dropService,
  listServices,
  listSilent,
  reportService,
  type RunningService,
  type ServedReleases,
} from './service-rows.ts'
export { endRelease, listHolding } from './end-release.ts'
export { listEnded } from '../find-ended.ts'
export { getRelease, listReleases, type ListedRelease } from './list-releases.ts'
export { nameFinding, PublishingRefused, type GateFinding } from './gates/accept-findings.ts'
export { readDocuments, type DocumentRows } from './gates/read-documents.ts'
export { refuseSample } from '../refuse-sample.ts'
export { PUBLICATION_LIMITS } from '../limits.ts'
