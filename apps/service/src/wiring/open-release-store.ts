import type { ReleaseStore } from '../releases/release-store.ts'
import type { Collection } from '../releases/index.ts'
import type { Settings } from './settings.ts'

/** Opens the common store of a collection; undefined without ROTUNDA_STORE. */
export const openReleaseStore = (_settings: Settings, _collection: Collection): ReleaseStore | undefined =>
  undefined
