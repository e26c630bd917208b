export { makeReleaseStore, type ReleaseStoreNeeds } from './make-release-store.ts'
export { freeReleases, type CachedReleases } from './free-releases.ts'
export { forgetUse, listAsked, noteUse, setFetched } from '../used-releases.ts'
export { STORED_RELEASE_LIMITS } from '../limits.ts'
