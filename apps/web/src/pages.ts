export { openWeb, listRoutes, type WebNeeds, type Web } from './web.ts'
export { listAddresses } from './list-addresses.ts'
export { makePages, type PagesAround } from './make-pages.ts'
