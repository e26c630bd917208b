export { parseIncidents } from './parse-incidents.ts'
export { status, type StatusNeeds } from './status.ts'
