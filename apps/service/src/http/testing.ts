export * from './testing/check-answers.ts'
export * from './testing/start-proxy.ts'
