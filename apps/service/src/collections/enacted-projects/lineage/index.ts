export * from './read-labels.ts'
export * from './score-labels.ts'
export { readRecord } from './read-record.ts'
