export { snapshotApi } from './snapshot-api.ts'
