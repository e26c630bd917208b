import type { SourceDocuments } from '../http/index.ts'
import type { Collection } from '../releases/index.ts'
import type { WatchedRelease } from '../releases/open/index.ts'
import { SurroundingsThread } from '../releases/surroundings/index.ts'
import { COLLECTIONS } from './collections.ts'
import { openReleases } from './open-releases.ts'
import { openSources } from './open-sources.ts'
import { keepPrivate, placesOf } from './places.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

export type OpenCollection = {
  readonly served: ServedCollection
  readonly releases: WatchedRelease
  readonly documents: OpenedDocuments
}

type OpenedCollections = {
  readonly collections: readonly OpenCollection[]
  /** Reasons for missing releases, by collection. The maker of samples keeps them. */
  readonly delays: Map<string, string>
}

type OpeningNeeds = Omit<Parameters<typeof openReleases>[1], 'delays'>

/** Opens the releases and documents of every collection. Samples are made later: messages need no release. */
export const openCollections = (needs: OpeningNeeds): OpenedCollections => {
  const collections: OpenCollection[] = []
  const delays = new Map<string, string>()
  for (const served of COLLECTIONS) {
    if (served.needsKey) keepPrivate(placesOf(needs.settings, served.collection).releases)
    const documents = openDocuments(needs.settings, served.collection)
    collections.push({ served, releases: openReleases(served, { ...needs, delays }), documents })
  }
  return { collections, delays }
}

export type OpenedDocuments = SourceDocuments & { readonly close: () => Promise<void> }

/** Archived documents of a collection, for its API. */
export const openDocuments = (
  settings: Pick<Settings, 'ROTUNDA_DATA' | 'ROTUNDA_SERVE_SOURCES'>,
  collection: Collection,
): OpenedDocuments => {
  const archive = openSources(settings, collection)
  const thread = new SurroundingsThread(collection.name, {
    directory: placesOf(settings, collection).sources,
  })
  const served = new Set(listServed(settings.ROTUNDA_SERVE_SOURCES, collection))
  return {
    servesCopies: (publisher) => served.has(publisher),
    open: (sha256) => archive.open(sha256),
    findSurroundings: (wanted) => thread.find(wanted),
    close: () => thread.close(),
  }
}

/** Titles of the publishers whose documents are served. */
const listServed = (
  which: Settings['ROTUNDA_SERVE_SOURCES'],
  { publishers }: Pick<Collection, 'publishers'>,
): string[] =>
  Object.values(publishers)
    .filter(({ isGovernment }) => which === 'all' || (which === 'government' && isGovernment))
    .map(({ title }) => title)
