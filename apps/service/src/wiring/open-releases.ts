import { listReleases, refuseSample } from '../releases/publish/index.ts'
import { openCurrentRelease, type WatchedRelease } from '../releases/open/index.ts'
import type { Clock, Log } from '../platform/index.ts'
import { placesOf } from './places.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

type ReleaseNeeds = {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
  /** Why a collection has no release yet, by its name. */
  readonly delays?: ReadonlyMap<string, string>
  /** Readers in threads, which take over a release before this thread names it. */
  readonly followers?: (() => Promise<void>) | undefined
}

/**
 * What is published of a collection. Refuses to serve a sample in live: a data directory that was tried out first holds
 * one.
 */
export const openReleases = async (
  { collection }: ServedCollection,
  { settings, clock, log, delays, followers }: ReleaseNeeds,
): Promise<WatchedRelease> => {
  const directory = placesOf(settings, collection).releases
  const isLive = settings.ROTUNDA_DELIVERY === 'live'
  if (isLive) refuseCurrentSample(directory)
  const releases = openCurrentRelease({
    directory,
    collection,
    clock,
    log,
    graceSeconds: settings.ROTUNDA_SNAPSHOT_GRACE,
    refusesSamples: isLive,
    whyNothing: () => delays?.get(collection.name),
    // The followers read it, and this thread only names it.
    ...(followers !== undefined && { followers, prepare: () => [] }),
  })
  // Nobody is answered before a release of an earlier version can be read by this one.
  await releases.refresh()
  return releases
}

const refuseCurrentSample = (directory: string): void => {
  const current = listReleases(directory).find((release) => release.current)
  if (current !== undefined) refuseSample(directory, current.summary.id)
}
