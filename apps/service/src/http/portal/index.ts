export { putPortal, type PutPortalNeeds } from './put-portal.ts'
export { putPortalPages, type PortalPages } from './put-pages.ts'
