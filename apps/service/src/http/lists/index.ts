export { lists, type ListsNeeds } from './lists.ts'
