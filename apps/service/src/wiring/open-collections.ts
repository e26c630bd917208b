import type { WatchedRelease } from '../releases/open/index.ts'
import { COLLECTIONS } from './collections.ts'
import { keepPrivate } from './keep-private.ts'
import { openDocuments, type OpenedDocuments } from './open-documents.ts'
import { openReleases } from './open-releases.ts'
import { placesOf } from './places.ts'
import type { ServedCollection } from './served-collection.ts'

export type OpenCollection = {
  readonly served: ServedCollection
  readonly releases: WatchedRelease
  readonly documents: OpenedDocuments
}

type OpenedCollections = {
  readonly collections: readonly OpenCollection[]
  /** By the name of a collection, why it has no sample yet. Kept by what makes the samples. */
  readonly delays: Map<string, string>
}

type OpeningNeeds = Omit<Parameters<typeof openReleases>[1], 'delays'>

/** Everything that is published. Samples are made beside the service: messages need no release. */
export const openCollections = async (needs: OpeningNeeds): Promise<OpenedCollections> => {
  const collections: OpenCollection[] = []
  const delays = new Map<string, string>()
  for (const served of COLLECTIONS) {
    if (served.needsKey) keepPrivate(placesOf(needs.settings, served.collection).releases)
    const documents = openDocuments(needs.settings, served.collection)
    collections.push({ served, releases: await openReleases(served, { ...needs, delays }), documents })
  }
  return { collections, delays }
}
