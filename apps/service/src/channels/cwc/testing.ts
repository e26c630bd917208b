export * from './testing/fictional.ts'
