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
  /** Reasons why collections have no release yet, by name. */
  readonly delays?: ReadonlyMap<string, string>
  /** Makes the reader threads open a release before this thread names it. */
  readonly followers?: (() => Promise<void>) | undefined
}

/**
 * Opens the published release of a collection at once, or leaves it to the first `refresh` where its index is missing.
 * Live refuses a sample, which a data directory from a trial may hold.
 */
export const openReleases = (
  { collection }: ServedCollection,
  { settings, clock, log, delays, followers }: ReleaseNeeds,
): WatchedRelease => {
  const directory = placesOf(settings, collection).releases
  const isLive = settings.ROTUNDA_DELIVERY === 'live'
  if (isLive) refuseCurrentSample(directory)
  return openCurrentRelease({
    directory,
    collection,
    clock,
    log,
    graceSeconds: settings.ROTUNDA_SNAPSHOT_GRACE,
    refusesSamples: isLive,
    whyNothing: () => delays?.get(collection.name),
    // The readers read the release, and this thread only names it.
    ...(followers !== undefined && { followers, prepare: () => [] }),
  })
}

const refuseCurrentSample = (directory: string): void => {
  const current = listReleases(directory).find((release) => release.current)
  if (current !== undefined) refuseSample(directory, current.summary.id)
}
