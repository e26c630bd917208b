export {
  authenticate,
  refuseWithoutKey,
  requireAddress,
  requireScopes,
  requireTerms,
} from './authenticate.ts'
export { changeKey, refuseRevoked, resumeKey, revokeKey, suspendKey, type KeyChange } from './change-key.ts'
export { checkRights } from './check-rights.ts'
export { deletePerson } from './delete-person.ts'
export { flagExposed, flagLeaked, MOST_REPORTED_KEYS } from './flag-exposed.ts'
export { issueFirstKey, issueKey, type IssuedKey, type NewKey } from './issue-key.ts'
export { KeyQuotas, type KeyStanding } from './key-quotas.ts'
export { listSeenKeys, noteSighting, type SeenKey } from './key-sightings.ts'
export { findKeyIn, type KeyKind } from './key-secret.ts'
export type { KeyState } from './list-keys.ts'
export * from './list-keys.ts'
export type { AccessNeeds, Principal, TermsStanding } from './principal.ts'
export * from './quotas.ts'
export { readQuotas } from './read-quotas.ts'
export { MOST_OVERLAP_DAYS, rotateKey } from './rotate-key.ts'
export { accessMigrations, keyQuotasMigration, type AccessTables, type KeyRow } from './tables.ts'
export { wasVerified } from './verified-keys.ts'
export { portalMigration, portalMigrations, type PortalTables } from './portal-tables.ts'
export * from './request-transitions.ts'
export type { ChangedRequest, RequestNeeds } from './change-request.ts'
export { grantsOf, listGrants, type Grant } from './grants.ts'
export { narrowGrants } from './narrow-grants.ts'
export { findProgress } from './organisation-progress.ts'
export { findAnswerFaults } from './request-answers.ts'
export { answerRequest, draftRequest, lapseRequests, submitRequest, withdrawRequest } from './requests.ts'
export { askBack, decide, refuseRequest, secondRequest, type Approval } from './review-requests.ts'
export { countRequests, type RequestCount } from './count-requests.ts'
export { listQueue, listRequests, QUEUED_STATES, showRequest } from './show-requests.ts'
export { readTermsDraft } from './terms-draft.ts'
export { acceptTerms, recordAcceptance } from './accept-terms.ts'
export { showOrganisationTerms, type OrganisationTerms, type ListedAcceptance } from './show-acceptances.ts'
export {
  addFirstTerms,
  addTerms,
  findNextTerms,
  findTermsInForce,
  listTerms,
  showTerms,
  termsPath,
  type ListedTerms,
  type NewTerms,
  type Terms,
  type TermsState,
} from './terms.ts'
export {
  changeOrganisationKey,
  issueOrganisationKey,
  resumeOrganisationKey,
  revokeOrganisationKey,
  rotateOrganisationKey,
  suspendOrganisationKey,
} from './organisation-keys.ts'
export { watchKeys } from './watch-keys.ts'
export { KeyUsage, listUsage, type UsageWanted } from './usage.ts'
