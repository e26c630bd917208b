import { listReleases, publishRelease } from '../releases/publish/index.ts'
import type { Clock } from '../platform/index.ts'
import { addSample, SAMPLE } from './add-sample.ts'
import { buildFromArchive } from './build-from-archive.ts'
import { openSources } from './open-sources.ts'
import { placesOf } from './places.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

type SampleNeeds = {
  readonly settings: Settings
  readonly clock: Clock
}

/** In sandbox, where a collection has a sample, and nothing else yet: publishes a release of the sample. */
export const publishSample = async (
  served: ServedCollection,
  { settings, clock }: SampleNeeds,
): Promise<void> => {
  const { collection, makeSample } = served
  if (makeSample === undefined || !(await needsSample(served, settings))) return
  await addSample(openSources(settings, collection), makeSample(SAMPLE))
  // What is read on the way are invented addresses, which would look as if they were asked.
  const { summary } = await buildFromArchive(served, settings, () => undefined)
  // Another process may have published something meanwhile.
  if (!(await needsSample(served, settings))) return
  const directory = placesOf(settings, collection).releases
  await publishRelease({ collection, directory, release: summary.id, now: clock() })
}

/** A start that was cut short while it made the sample is made up for by the next one. */
export const needsSample = async (
  { collection, makeSample }: ServedCollection,
  settings: Settings,
): Promise<boolean> => {
  if (settings.ROTUNDA_DELIVERY !== 'sandbox' || makeSample === undefined) return false
  const isPublished = listReleases(placesOf(settings, collection).releases).some(({ current }) => current)
  return !isPublished && (await openSources(settings, collection).list()).every(({ sample }) => sample)
}
