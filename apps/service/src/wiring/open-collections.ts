import type { SourceDocuments } from '../http/data/index.ts'
import type { Clock, Log } from '../platform/index.ts'
import type { Archive } from '../releases/archive/index.ts'
import type { Collection } from '../releases/index.ts'
import { openCurrentRelease, type Ahead, type WatchedRelease } from '../releases/open/index.ts'
import { listReleases, PUBLICATION_LIMITS, refuseSample } from '../releases/publish/index.ts'
import { SurroundingsThread } from '../releases/surroundings/index.ts'
import { openSources } from './open-sources.ts'
import { keepPrivate, placesOf } from './places.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

export type OpenCollection = {
  readonly served: ServedCollection
  readonly releases: WatchedRelease
  readonly documents: OpenedDocuments
}

type ReleaseNeeds = {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
  /** Reasons for missing releases, by collection. The maker of samples keeps them. */
  readonly delays?: ReadonlyMap<string, string>
  /** Makes the reader threads open a release before this thread names it. */
  readonly followers?: (() => Promise<void>) | undefined
  /** Publications that the database knows. */
  readonly following?: {
    readonly aheadOf: (collection: string) => Ahead
    readonly isFetching: (collection: string) => boolean
  }
}

/** Opens the releases and documents of these collections. Samples are made later: messages need no release. */
export const openCollections = (
  listed: readonly ServedCollection[],
  needs: ReleaseNeeds,
): readonly OpenCollection[] =>
  listed.map((served) => {
    if (served.needsKey) keepPrivate(placesOf(needs.settings, served.collection).releases)
    const documents = openDocuments(needs.settings, served.collection)
    return { served, releases: openReleases(served, needs), documents }
  })

/**
 * Opens the published release of a collection at once, or leaves it to the first `refresh` where its index is missing.
 * Live refuses a sample, which a data directory from a trial may hold.
 */
export const openReleases = (
  { collection }: ServedCollection,
  { settings, clock, log, delays, followers, following }: ReleaseNeeds,
): WatchedRelease => {
  const directory = placesOf(settings, collection).releases
  const isLive = settings.ROTUNDA_DELIVERY === 'live'
  if (isLive) refuseCurrentSample(directory)
  return openCurrentRelease({
    directory,
    collection,
    clock,
    log,
    graceSeconds: findGraceSeconds(settings),
    refusesSamples: isLive,
    whyNothing: () =>
      delays?.get(collection.name) ??
      (following?.isFetching(collection.name) === true ? sayFetched(collection.name) : undefined),
    ...(following && { ahead: following.aheadOf(collection.name) }),
    // The readers read the release, and this thread only names it.
    ...(followers !== undefined && { followers, prepare: () => [] }),
  })
}

/**
 * Seconds for which a replaced release stays readable by its token. Machines on one database switch one after another,
 * so a client that changes machines between two pages needs the token for a while.
 */
export const findGraceSeconds = ({ ROTUNDA_SNAPSHOT_GRACE: given, DATABASE_URL: shared }: Settings): number =>
  given ?? (shared === undefined ? 0 : PUBLICATION_LIMITS.graceSeconds.value)

const refuseCurrentSample = (directory: string): void => {
  const current = listReleases(directory).find((release) => release.current)
  if (current !== undefined) refuseSample(directory, current.summary.id)
}

type OpenedDocuments = SourceDocuments & { readonly close: () => Promise<void> }

/** Archived documents of a collection, for its API. */
const openDocuments = (settings: Settings, collection: Collection): OpenedDocuments => {
  const archive = openSources(settings, collection)
  const thread = new SurroundingsThread(collection.name, {
    directory: placesOf(settings, collection).sources,
  })
  const bring = makeBring(settings, archive)
  const served = new Set(listServed(settings.ROTUNDA_SERVE_SOURCES, collection))
  return {
    servesCopies: (publisher) => served.has(publisher),
    open: (sha256) => archive.open(sha256),
    findSurroundings: async (wanted) => {
      await bring(wanted.source)
      return thread.find(wanted)
    },
    close: () => thread.close(),
  }
}

/** Brings documents from the store before the thread reads them, which knows only this folder. */
const makeBring = ({ ROTUNDA_STORE: address }: Settings, archive: Archive) => {
  const here = new Set<string>()
  return async (sha256: string): Promise<void> => {
    if (address === undefined || here.has(sha256)) return
    if (await archive.holds([{ sha256 }])) here.add(sha256)
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

/** Reason why nothing is served yet, for a release that another machine published. */
export const sayFetched = (collection: string): string =>
  `A release of ${collection} is published, and this machine fetches it from the store. Come back in a few minutes: the service serves it as soon as it is here.`
