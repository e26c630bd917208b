import { listAssets } from './assets/assets.ts'
import { DUCKDB_PATH } from './assets/put-duckdb.ts'
import { ROUTES } from './pages/routes.ts'

export { openWeb, listRoutes, type WebNeeds, type Web } from './web.ts'

/** All addresses that the pages occupy on the service: pages and assets. */
export const listAddresses = (): string[] => [
  ...ROUTES.map(({ path }) => path),
  ...listAssets().map(({ address }) => address),
  DUCKDB_PATH,
]
