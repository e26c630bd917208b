export { closeRelease, openIndexed } from './open-release.ts'
export { openCurrentRelease, type Ahead, type WatchedRelease } from './open-current-release.ts'
export { refuseUnreadable } from './refusals.ts'
