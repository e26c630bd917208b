export * from './award-spending/index.ts'
export * from './lobbying-filings/index.ts'
export * from './foreign-agents.ts'
export * from './foreign-agents-vocabulary.ts'
