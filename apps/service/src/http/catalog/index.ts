export { catalog } from './catalog.ts'
export { parseListedSnapshots } from './parse-listed-snapshots.ts'
export type { CatalogNeeds } from './get-catalog/route.ts'
