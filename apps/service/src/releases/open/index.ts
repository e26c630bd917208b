export { openCurrentRelease, type WatchedRelease } from './open-current-release.ts'
