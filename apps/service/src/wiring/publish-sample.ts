import { listReleases, makeRowActs, publishRelease, untilCurrent } from '../releases/publish/index.ts'
import type { Clock, Store } from '../platform/index.ts'
import type { Collection } from '../releases/index.ts'
import { openReleaseStore } from './open-release-store.ts'
import { changeSources, openSources } from './open-sources.ts'
import { SAMPLE_LIMITS } from './limits.ts'
import { placesOf } from './places.ts'
import { addSample, hasSample, readSample } from './sample-documents.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

type SampleNeeds = {
  readonly settings: Settings
  readonly store: Store
  readonly clock: Clock
}

/** Another process may make the same sample. */
const WAIT_MILLISECONDS = SAMPLE_LIMITS.waitMinutes.value * 60_000

/** Publishes a release of the sample in a sandbox, if the collection has no other documents. */
export const publishSample = async (
  served: ServedCollection,
  { settings, store, clock }: SampleNeeds,
): Promise<void> => {
  const { collection } = served
  if (!(await needsSample(served, settings))) return
  const waits = AbortSignal.timeout(WAIT_MILLISECONDS)
  const order = { settings, store, collection, doing: 'sources sample', waits }
  const isAlone = await changeSources(order, async (archive) => {
    // Other machines may have shared real documents.
    if (!(await archive.list()).every(({ sample }) => sample)) return false
    await addSample(archive, readSample(collection))
    return true
  })
  if (!isAlone) return
  await served.archiveReleases?.({ settings, store, waits })
  // A service asks this file for what is published, and builds nothing itself.
  const { buildFromArchive } = await import('./build-from-archive.ts')
  // Progress names invented addresses, which would look as if they were requested.
  const { summary } = await buildFromArchive(served, {
    settings,
    store,
    waits,
    reportProgress: () => undefined,
  })
  // Another process may have published a release meanwhile.
  if (!(await needsSample(served, settings))) return
  const mirror = { store, collection: collection.name, directory: placesOf(settings, collection).releases }
  const { directory } = mirror
  const acts = makeRowActs(mirror, 0)
  const [last] = await acts.list()
  // The machines share other releases, which are not here yet.
  if (last !== undefined && last.publication.release !== summary.id) return
  // The other machines fetch it from there.
  await openReleaseStore(settings, collection)?.put(summary.id, waits)
  await publishRelease({ collection, directory, release: summary.id, now: clock(), acts })
  await untilCurrent(mirror, summary.id)
}

/** Whether a release is published on this machine, whether or not it is open. */
export const isPublished = (collection: Collection, settings: Settings): boolean =>
  listReleases(placesOf(settings, collection).releases).some(({ current }) => current)

/** True until a sample is published, so that the next start completes an interrupted one. */
export const needsSample = async ({ collection }: ServedCollection, settings: Settings): Promise<boolean> => {
  if (settings.ROTUNDA_DELIVERY !== 'sandbox' || !hasSample(collection)) return false
  return (
    !isPublished(collection, settings) &&
    (await openSources(settings, collection).list()).every(({ sample }) => sample)
  )
}
