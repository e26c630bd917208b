export { closeRelease, openIndexed } from './open-release.ts'
