export { putPortal, type PutPortalNeeds } from './put-portal.ts'
