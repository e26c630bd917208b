export { examineRelease, verifyRelease, type CheckedRelease } from './verify-release.ts'
export { findKeyFault } from './signature.ts'
