export { CLUSTERS_MISSING, findFreePort, startCluster } from './testing/start-cluster.ts'
export {
  onEveryStore,
  openBeside,
  openTestPostgres,
  openTestSqlite,
  type OpenTestStore,
  type TestStore,
} from './testing/test-stores.ts'
