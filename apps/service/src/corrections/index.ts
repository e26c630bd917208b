export * from './ledger/index.ts'
export type * from './record-book.ts'
export * from './report-tables.ts'
export * from './report-transitions.ts'
export * from './change-report.ts'
export { followsMigration } from './follow-tables.ts'
export { parseFollowed, type Followed } from './followed.ts'
export * from './followers.ts'
export * from './write-digests.ts'
export { makeProofChallenge } from './proof-of-work.ts'
export { receiveReport } from './receive-report.ts'
export { draftsMigration, endDraft, findDraft, keepDraft } from './report-draft.ts'
export {
  answerReport,
  appealReport,
  confirmContact,
  demandContactRoom,
  showOwnReport,
  withdrawReport,
} from './own-report.ts'
export { acceptReport, disagree, secondReport, type Acceptance } from './accept-report.ts'
export { drawReviewer, drawReviewers, passReport } from './draw-reviewer.ts'
export type { DecisionOrder, ReviewOrder } from './order-of-reviewer.ts'
export { publishWords, redactReport } from './publish-report.ts'
export { listReportQueue, QUEUED_REPORT_STATES, showReport } from './show-report.ts'
export { openContact, sealContact } from './report-contact.ts'
export { decisionOf, publishedOf, type ReportDecision } from './report-decision.ts'
export { mailDrawnReviewer } from './report-mails.ts'
export { readReportTexts, type ReportTexts } from './report-texts.ts'
export { keepCorrection, proposeReversal, reverseReport } from './reverse-report.ts'
export { askReporter, markDuplicate, markSpam, rejectReport, tellPublisher } from './review-report.ts'
export { watchReports } from './watch-reports.ts'
export { countReports, findOldestReport } from './count-reports.ts'
export { listPublicReports, showPublicReport } from './list-reports.ts'
export {
  copiesMigration,
  fileClientsMigration,
  fileErasuresMigration,
  type FileTables,
} from './file-tables.ts'
export { makeScan, openEvidenceFolder, type EvidenceFolder } from './evidence-folder.ts'
export { EVIDENCE_PREFIX, evidenceKey, openEvidenceObjects } from './evidence-objects.ts'
export { eraseReportFiles, findUnnamedFiles, removeUnnamedFile } from './erase-files.ts'
export { eraseFile } from './erase-file.ts'
export { measureEvidence } from './evidence-room.ts'
export { countErasedEvidence, listEvidence, type NamedEvidence } from './list-evidence.ts'
export {
  addReportFile,
  demandOpenReport,
  listReportFiles,
  readReportFile,
  showFile,
  type FileNeeds,
  type ReadFile,
} from './report-files.ts'
export * from './published-copies.ts'
export { EVIDENCE_LIMITS, REPORT_LIMITS } from './limits.ts'
