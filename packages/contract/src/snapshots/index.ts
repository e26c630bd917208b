export * from './award-spending/index.ts'
export * from './lobbying-filings/index.ts'
