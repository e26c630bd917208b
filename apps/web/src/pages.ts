import { listAssets } from './assets/assets.ts'
import { DUCKDB_PATH } from './assets/put-duckdb.ts'
import { ROUTES } from './pages/routes.ts'

export { openWeb, listRoutes, type WebNeeds, type Web } from './web.ts'
export { makePages, type PagesAround } from './make-pages.ts'

/** Everything that the pages take up at the service: patterns of pages, and what they load. */
export const listAddresses = (): string[] => [
  ...ROUTES.map(({ path }) => path),
  ...listAssets().map(({ address }) => address),
  DUCKDB_PATH,
]
