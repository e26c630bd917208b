export * from './correction.ts'
export * from './parse-ledger.ts'
export * from './apply-corrections.ts'
