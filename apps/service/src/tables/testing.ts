export * from './testing/naive.ts'
