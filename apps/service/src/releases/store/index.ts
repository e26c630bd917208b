export { makeReleaseStore, type ReleaseStoreNeeds } from './make-release-store.ts'
export { evictReleases, type CachedReleases } from './evict-releases.ts'
export { forgetUse, listAsked, noteUse, setFetched } from '../used-releases.ts'
export { STORED_RELEASE_LIMITS } from '../limits.ts'
