import { APPROPRIATIONS } from '../collections/appropriations/index.ts'
import {
  listReleases,
  openCurrentRelease,
  publishRelease,
  refuseSample,
  type WatchedRelease,
} from '../releases/index.ts'
import type { Clock, Log } from '../platform/index.ts'
import { addSample, SAMPLE } from './add-sample.ts'
import { buildFromArchive, releasesDirectory } from './build-from-archive.ts'
import { openSources } from './open-sources.ts'
import type { Settings } from './settings.ts'

type ReleaseNeeds = {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
  /** Tells the person who starts the service what takes long. */
  readonly say: (doing: string) => void
}

/**
 * What is published; in sandbox, the sample at the first start, unless there are real documents to build from. Refuses
 * to serve a sample in live: a data directory that was tried out first holds one.
 */
export const openReleases = async ({ settings, clock, log, say }: ReleaseNeeds): Promise<WatchedRelease> => {
  const directory = releasesDirectory(settings)
  if (settings.ROTUNDA_DELIVERY === 'sandbox' && (await isNew(settings)))
    await publishSample(settings, clock, say)
  const isLive = settings.ROTUNDA_DELIVERY === 'live'
  if (isLive) refuseCurrentSample(directory)
  const releases = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
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

/** A start that was cut short while it made the sample is made up for by the next one. */
const isNew = async (settings: Settings): Promise<boolean> => {
  const isPublished = listReleases(releasesDirectory(settings)).some(({ current }) => current)
  return !isPublished && (await openSources(settings).list()).every(({ sample }) => sample)
}

const publishSample = async (settings: Settings, clock: Clock, say: ReleaseNeeds['say']): Promise<void> => {
  say(`First start: making a sample of ${SAMPLE.records} invented records`)
  await addSample(openSources(settings), SAMPLE)
  say('Building its release')
  // What is read on the way are invented addresses, which would look as if they were asked.
  const { summary } = await buildFromArchive(settings, () => undefined)
  say('Publishing it')
  await publishRelease({
    collection: APPROPRIATIONS,
    directory: releasesDirectory(settings),
    release: summary.id,
    now: clock(),
  })
}
