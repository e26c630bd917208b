export { status, type StatusNeeds } from './status.ts'
