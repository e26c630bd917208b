export { CLUSTERS_MISSING, startCluster, type Cluster } from './testing/start-cluster.ts'
export {
  onEveryStore,
  openBeside,
  openTestPostgres,
  openTestSqlite,
  type OpenTestStore,
  type TestStore,
} from './testing/test-stores.ts'
export { findPgbouncer, startPgbouncer } from './testing/start-pgbouncer.ts'
