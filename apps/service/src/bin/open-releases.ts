import { listReleases, openCurrentRelease, publishRelease, type WatchedRelease } from '../releases/index.ts'
import type { Clock, Log } from '../platform/index.ts'
import { addSample, SAMPLE } from './add-sample.ts'
import { buildFromArchive, releasesDirectory } from './build-from-archive.ts'
import { openSources } from './open-sources.ts'
import type { Settings } from './settings.ts'

type ReleaseNeeds = { readonly settings: Settings; readonly clock: Clock; readonly log: Log }

/** What is published; in sandbox, the sample at the first start, unless there are real documents to build from. */
export const openReleases = async ({ settings, clock, log }: ReleaseNeeds): Promise<WatchedRelease> => {
  const directory = releasesDirectory(settings)
  if (settings.ROTUNDA_DELIVERY === 'sandbox' && (await isNew(settings))) await publishSample(settings, clock)
  return openCurrentRelease({ directory, clock, log, graceSeconds: settings.ROTUNDA_SNAPSHOT_GRACE })
}

/** A start that was cut short while it made the sample is made up for by the next one. */
const isNew = async (settings: Settings): Promise<boolean> => {
  const isPublished = listReleases(releasesDirectory(settings)).some(({ current }) => current)
  return !isPublished && (await openSources(settings).list()).every(({ sample }) => sample)
}

const publishSample = async (settings: Settings, clock: Clock): Promise<void> => {
  await addSample(openSources(settings), SAMPLE)
  const { summary } = await buildFromArchive(settings, () => undefined)
  await publishRelease({ directory: releasesDirectory(settings), release: summary.id, now: clock() })
}
