import type { Collection, ReleaseStore } from '../releases/index.ts'
import { makeReleaseStore } from '../releases/store/index.ts'
import { openObjects } from './open-objects.ts'
import { placesOf } from './places.ts'
import { openSigningKey } from './secrets.ts'
import type { Settings } from './settings.ts'
import { listTrustedSigners } from './trusted-signers.ts'

/** Opens the common store of a collection; undefined without ROTUNDA_STORE. */
export const openReleaseStore = (settings: Settings, collection: Collection): ReleaseStore | undefined => {
  const objects = openObjects(settings)
  if (objects === undefined) return undefined
  const { ROTUNDA_SIGNING_KEY: own, ROTUNDA_DELIVERY: mode } = settings
  return makeReleaseStore({
    objects,
    directory: placesOf(settings, collection).releases,
    collection,
    trusted: () => listTrustedSigners(settings),
    signing: () => (own === undefined && mode === 'live' ? undefined : openSigningKey(settings)),
  })
}
