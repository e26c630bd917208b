export * from './award-spending/index.ts'
