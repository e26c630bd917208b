export { parseIncidents, status, type StatusNeeds } from './status.ts'
