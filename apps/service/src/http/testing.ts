export * from './testing/check-answers.ts'
