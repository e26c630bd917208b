export * from './testing/committee-site.ts'
export * from './testing/congress-gov-site.ts'
export * from './testing/spending-site.ts'
export { ARCHIVE_LIMITS } from '../limits.ts'
