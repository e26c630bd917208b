import type { ServiceStatus } from '@rotunda/contract'
import { Refusal, type Store } from '../../platform/index.ts'
import {
  countServing,
  listNewest,
  listReleases,
  listServices,
  tokenOf,
} from '../../releases/publish/index.ts'
import { type Collection, type CurrentRelease, type ReleaseSummary } from '../../releases/index.ts'
import { placesOf } from '../places.ts'
import type { Settings } from '../settings.ts'

type FullStatus = ServiceStatus['releases'][number]

/** The release of a collection on this machine. */
export type ReleaseStatus = Omit<FullStatus, 'newest' | 'services'>

/** Adds which services serve the newest publications. */
export const addServices = async (
  store: Store,
  releases: readonly ReleaseStatus[],
): Promise<FullStatus[]> => {
  const [newest, services] = await Promise.all([listNewest(store), listServices(store)])
  return releases.map((release) => {
    const id = newest.get(release.collection) ?? release.release
    return {
      ...release,
      newest: id === release.release ? null : tokenOf(id),
      services: countServing(services, release.collection, id),
    }
  })
}

/** The release that this process serves; undefined while it can read none. */
export const findServedRelease = (
  { name }: Collection,
  releases: CurrentRelease,
): ReleaseStatus | undefined => {
  const summary = findOpen(releases)
  const publication = releases.listPublications().find(({ release }) => release === summary?.id)
  return summary && publication && describe(name, summary, publication.published_at)
}

/** The release that is published on this machine, whether or not a service runs. */
export const findPublishedRelease = (
  collection: Collection,
  settings: Settings,
): ReleaseStatus | undefined => {
  const found = listReleases(placesOf(settings, collection).releases).find(({ current }) => current)
  return found?.published_at ? describe(collection.name, found.summary, found.published_at) : undefined
}

const findOpen = (releases: CurrentRelease): ReleaseSummary | undefined => {
  try {
    const lease = releases.open()
    lease.close()
    return lease.release.summary
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'unavailable')) throw cause
    return undefined
  }
}

const describe = (
  collection: string,
  { id, token, datasets }: ReleaseSummary,
  published_at: string,
): ReleaseStatus => ({
  collection,
  release: id,
  snapshot: token,
  published_at,
  sample: datasets.some(({ notes }) => notes.some(({ code }) => code === 'sample_data')),
  datasets: datasets.map(({ dataset, freshness }) => ({ dataset, freshness })),
})
