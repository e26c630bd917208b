import type { AppNeeds } from '../../http/index.ts'
import type { Clocks, Log, Store } from '../../platform/index.ts'
import { followPublications } from '../follow-publications.ts'
import type { AtOpening } from '../open-late-database.ts'
import { makeSamplesAside } from '../make-samples-aside.ts'
import { openCatalog } from '../open-catalog.ts'
import { openCollections } from '../open-collections.ts'
import { openSignFile } from '../open-release-store.ts'
import type { BegunReading } from '../open-readers.ts'
import type { ServedCollection } from '../served-collection.ts'
import type { Settings } from '../settings.ts'

type DataJobNeeds = Clocks & {
  readonly settings: Settings
  readonly store: Store
  readonly atOpening: AtOpening
  readonly log: Log
  readonly signal: AbortSignal
  readonly reading: BegunReading
  /** Collections that the roles of this process read. */
  readonly listed: readonly ServedCollection[]
}

export type DataJob = Awaited<ReturnType<typeof openDataJob>>

/** Data APIs and bulk files over published releases, and the readers that answer for them. */
export const openDataJob = async (needs: DataJobNeeds) => {
  const { settings, reading, listed } = needs
  const delays = new Map<string, string>()
  const following = await followPublications(needs)
  const collections = openCollections(listed, { ...reading, ...needs, delays, following })
  const opened = await reading.open(collections)
  const samples = await makeSamplesAside({ ...needs, collections, delays, isFetching: following.isFetching })
  const { apis, readers, packers, routes } = opened
  const [first, ...others] = apis
  const catalog = openCatalog(settings)
  const data: AppNeeds['data'] = first && {
    apis: [first, ...others],
    readers,
    packers,
    findWait: samples.findWait,
    signFile: openSignFile(settings, listed),
    ...(catalog && { catalog }),
  }
  return {
    collections,
    samples,
    apis,
    readers,
    routes,
    begin: opened.begin,
    findReadersFault: opened.findFault,
    routed: { ...(data && { data }) },
    /** Resolves when every reader has opened the published releases. */
    opened: samples.opened.then(() => opened.refresh()),
    /** Resolves after the signal. */
    start: () => following.start(collections),
    close: async () => {
      await opened.close()
      await Promise.all(
        collections.flatMap(({ releases, documents }) => [releases.close(), documents.close()]),
      )
    },
  }
}
