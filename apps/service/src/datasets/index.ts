export type * from './appropriations/snapshot.ts'
export { DELIMITER, type FlatColumn, type FlatType, type FlatValue } from './appropriations/flat-column.ts'
export {
  FUNDING_LINE_COLUMNS,
  RECORD_COLUMNS,
  type FlatLine,
  type FlatRecord,
} from './appropriations/flat-columns.ts'
export { sortFundingLines } from './appropriations/funding-lines.ts'
export { makeSortKey } from './appropriations/make-sort-key.ts'
export { findPartyCode } from './appropriations/party-code.ts'
export { FORMAT as SNAPSHOT_FORMAT } from './appropriations/columns/layout.ts'
export { findSnapshotFormat } from './appropriations/find-snapshot-format.ts'
export { openSnapshot } from './appropriations/open-snapshot.ts'
export { writeSnapshot, type SnapshotContents } from './appropriations/write-snapshot.ts'
export { DEDICATED, joinFundingLines, type JoinProblem } from './appropriations/join-funding-lines.ts'
