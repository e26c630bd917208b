export * from './report.ts'
export * from './new-report.ts'
export * from './own-report.ts'
export * from './public-report.ts'
