export * from './testing/committee-site.ts'
export * from './testing/congress-gov-site.ts'
