export * from './testing/naive.ts'
export { sortByDefault } from './testing/sort-by-default.ts'
