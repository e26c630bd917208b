export { catalog, type CatalogNeeds } from './catalog.ts'
export { parseListedSnapshots } from './catalog-entry.ts'
