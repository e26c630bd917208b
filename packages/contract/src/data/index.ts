export { anyCasePattern } from './any-case.ts'
export * from './catalog.ts'
export * from './paging.ts'
export { sortBy, withOpposites, type SortTermOf } from './table-query.ts'
