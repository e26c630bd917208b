import type { Collection, ReleaseStore, WantedFile } from '../releases/index.ts'
import { makeReleaseStore } from '../releases/store/index.ts'
import { openObjects } from './open-objects.ts'
import { placesOf } from './places.ts'
import { openSigningKey } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { ServedCollection } from './served-collection.ts'
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

/** Makes signed addresses of files in the common store; undefined unless ROTUNDA_DOWNLOADS is redirect. */
export const openSignFile = (
  settings: Settings,
  listed: readonly ServedCollection[],
): ((collection: string, wanted: WantedFile) => Promise<string | undefined>) | undefined => {
  if (settings.ROTUNDA_DOWNLOADS !== 'redirect') return undefined
  const stores = new Map(
    listed.map(({ collection }) => [collection.name, openReleaseStore(settings, collection)]),
  )
  return async (collection, wanted) => stores.get(collection)?.sign(wanted)
}
