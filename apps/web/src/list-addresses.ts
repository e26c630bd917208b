import { DUCKDB_PATH } from './assets/put-duckdb.ts'
import { listAssets } from './assets/assets.ts'
import { ROUTES } from './pages/routes.ts'

/** Everything that the pages take up at the service: patterns of pages, and what they load. */
export const listAddresses = (): string[] => [
  ...ROUTES.map(({ path }) => path),
  ...listAssets().map(({ address }) => address),
  DUCKDB_PATH,
]
