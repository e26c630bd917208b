export * from './testing/naive.ts'
export { sortByDefault } from './testing/sort-by-default.ts'
export { anyQuestion, listAsked, type Question } from './testing/any-question.ts'
