export { makeSampleEditions, type SampleNeeds } from './make-sample-editions.ts'
export type { SampleEdition } from './sample-document.ts'
export { makeCongressEditions } from './congress/make-congress-editions.ts'
export { makeSampleMembers } from './congress/members/make-sample-members.ts'
export { makeMemberDocuments } from './congress/members/make-member-documents.ts'
export { makeCommitteeDocuments } from './congress/committees/make-committee-documents.ts'
export { makeSamplePayroll } from './congress/staff/make-sample-payroll.ts'
export { makeSampleHearings } from './congress/hearings/make-sample-hearings.ts'
export {
  makeEnactedEditions,
  makeEnactedSample,
  type EnactedSample,
  type EnactedSampleNeeds,
} from './enacted/make-enacted-sample.ts'
export { makeRandom } from './random.ts'
export { listAskedProjects, type SampleAsked, type SamplePlace } from './enacted/list-asked.ts'
export { planEnacted } from './enacted/plan-enacted.ts'
export type { TruePair } from './enacted/sample-enacted-document.ts'
export { makeLobbyingEditions } from './lobbying/make-lobbying-editions.ts'
export { makeArchives, type SampleArchive } from './lobbying/write-archives.ts'
export { listContributions, listYearOfFilings, type SampleAnswer } from './lobbying/list-answers.ts'
export {
  makeFaraFiles,
  makeForeignAgentEditions,
  type FaraSample,
} from './foreign-agents/make-foreign-agents.ts'
export type { FaraSizes } from './foreign-agents/make-fara-records.ts'
export { listAwardReplies, makeSpendingEditions } from './spending/make-spending-editions.ts'
export { makeSampleFiles } from './sample-files.ts'
