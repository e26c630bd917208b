import {
  listReleases,
  openCurrentRelease,
  publishRelease,
  refuseSample,
  type WatchedRelease,
} from '../releases/index.ts'
import type { Clock, Log } from '../platform/index.ts'
import { addSample, SAMPLE } from './add-sample.ts'
import { buildFromArchive } from './build-from-archive.ts'
import { openSources } from './open-sources.ts'
import { placesOf } from './places.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

type ReleaseNeeds = {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
  /** Tells the person who starts the service what takes long. */
  readonly say: (doing: string) => void
}

/**
 * What is published of a collection; in sandbox, its sample at the first start, unless there are real documents to build
 * from. Refuses to serve a sample in live: a data directory that was tried out first holds one.
 */
export const openReleases = async (
  served: ServedCollection,
  { settings, clock, log, say }: ReleaseNeeds,
): Promise<WatchedRelease> => {
  const { collection } = served
  const directory = placesOf(settings, collection).releases
  if (settings.ROTUNDA_DELIVERY === 'sandbox') await publishSample(served, { settings, clock, say })
  const isLive = settings.ROTUNDA_DELIVERY === 'live'
  if (isLive) refuseCurrentSample(directory)
  const releases = openCurrentRelease({
    directory,
    collection,
    clock,
    log,
    graceSeconds: settings.ROTUNDA_SNAPSHOT_GRACE,
    refusesSamples: isLive,
  })
  // Nobody is answered before a release of an earlier version can be read by this one.
  await releases.refresh()
  return releases
}

const refuseCurrentSample = (directory: string): void => {
  const current = listReleases(directory).find((release) => release.current)
  if (current !== undefined) refuseSample(directory, current.summary.id)
}

/** Where a collection has a sample, and nothing else yet. */
const publishSample = async (
  served: ServedCollection,
  { settings, clock, say }: Omit<ReleaseNeeds, 'log'>,
): Promise<void> => {
  const { collection, makeSample } = served
  if (makeSample === undefined || !(await isNew(served, settings))) return
  say(`First start: making a sample of the collection ${collection.name}`)
  await addSample(openSources(settings, collection), makeSample(SAMPLE))
  say('Building its release')
  // What is read on the way are invented addresses, which would look as if they were asked.
  const { summary } = await buildFromArchive(served, settings, () => undefined)
  say('Publishing it')
  const directory = placesOf(settings, collection).releases
  await publishRelease({ collection, directory, release: summary.id, now: clock() })
}

/** A start that was cut short while it made the sample is made up for by the next one. */
const isNew = async ({ collection }: ServedCollection, settings: Settings): Promise<boolean> => {
  const isPublished = listReleases(placesOf(settings, collection).releases).some(({ current }) => current)
  return !isPublished && (await openSources(settings, collection).list()).every(({ sample }) => sample)
}
