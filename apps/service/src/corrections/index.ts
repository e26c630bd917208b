export * from './ledger/index.ts'
