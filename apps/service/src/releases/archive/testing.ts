export * from './testing/committee-site.ts'
