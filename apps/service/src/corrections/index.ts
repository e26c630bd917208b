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
export {
  answerReport,
  appealReport,
  confirmContact,
  demandContactRoom,
  showOwnReport,
  withdrawReport,
} from './own-report.ts'
