export { makeReleaseStore, type ReleaseStoreNeeds } from './make-release-store.ts'
