export * from './score-labels.ts'
export { describeLineage, type LineageCounts } from './count-lineage.ts'
export { readRecord } from './read-record.ts'
