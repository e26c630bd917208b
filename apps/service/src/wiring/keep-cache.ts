import { asError, type Clock } from '../platform/index.ts'
import type { ReleaseStore } from '../releases/index.ts'
import { isHeld, type PublicationRow } from '../releases/publish/index.ts'
import {
  forgetUse,
  evictReleases,
  listAsked,
  noteUse,
  setFetched,
  STORED_RELEASE_LIMITS,
  type CachedReleases,
} from '../releases/store/index.ts'
import { findGraceSeconds, type OpenCollection } from './open-collections.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

/** Releases of a collection that this process follows. */
export type KeptReleases = {
  readonly served: ServedCollection
  /** Folder of all releases. */
  readonly directory: string
  readonly releaseStore: ReleaseStore | undefined
  /** Publications, the newest first. */
  readonly rows: readonly PublicationRow[]
  /** Ends when a published release is here that every service should hold. */
  readonly preparing: Promise<void> | undefined
}

type KeepNeeds = {
  /** Most bytes of all releases here; 0: no bound. */
  readonly mostBytes: number
  /** Seconds for which a replaced release can still be requested by its token. */
  readonly graceSeconds: number
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly report: (cause: unknown) => void
  /** Whether this process has a release open. */
  readonly isOpen: (kept: KeptReleases, release: string) => boolean
}

type CacheSettings = { readonly settings: Settings } & Pick<KeepNeeds, 'clock' | 'signal'>

/** Describes the cache of a service with these open collections. */
export const describeCache = (
  { settings, clock, signal }: CacheSettings,
  collections: readonly OpenCollection[],
): Omit<KeepNeeds, 'report'> => ({
  mostBytes: settings.ROTUNDA_STORE_CACHE_GIB * GIB,
  graceSeconds: findGraceSeconds(settings),
  clock,
  signal,
  isOpen: ({ served }, release) =>
    collections.find((one) => one.served === served)?.releases.isOpen(release) ?? false,
})

const GIB = 1024 ** 3

const LOOK_MILLISECONDS = 60_000

/**
 * Keeps the local cache of the releases in a store: fetches published releases that readers ask for, and removes the
 * least recently used ones from a full cache. Without a store, nothing is fetched or removed.
 */
export const makeCacheKeeper = (all: readonly KeptReleases[], needs: KeepNeeds) => {
  for (const { directory, releaseStore } of all) setFetched(directory, releaseStore !== undefined)
  const fetching = new Map<KeptReleases, number>()
  let [running, freeAfter]: [Promise<void> | undefined, number] = [undefined, -Infinity]
  const free = async (): Promise<void> => {
    freeAfter = performance.now() + LOOK_MILLISECONDS
    if (needs.mostBytes === 0) return
    const cached = all.flatMap((kept) => describeCached(kept, needs))
    await evictReleases(cached, { mostBytes: needs.mostBytes, now: needs.clock(), signal: needs.signal })
  }
  const keep = async (): Promise<void> => {
    for (const kept of all) {
      if (kept.preparing !== undefined || performance.now() < (fetching.get(kept) ?? -Infinity)) continue
      const [asked] = listAskedPublished(kept)
      if (asked === undefined) continue
      fetching.set(kept, performance.now() + STORED_RELEASE_LIMITS.askedSeconds.value * 1000)
      await fetchAsked(kept, asked, needs)
      await free()
    }
    if (performance.now() >= freeAfter) await free()
  }
  return {
    /** Begins a look, unless one is running. */
    look: (): void => {
      running ??= keep()
        .catch((cause: unknown) => {
          if (!needs.signal.aborted) needs.report(asError(cause))
        })
        .finally(() => (running = undefined))
    },
    /** Ends when no look is running. */
    settle: async (): Promise<void> => running,
  }
}

/** A release whose serving was ended is answered before anyone can ask for it. */
const listAskedPublished = ({ directory, releaseStore, rows }: KeptReleases): readonly string[] =>
  releaseStore === undefined
    ? []
    : listAsked(directory).filter((release) => rows.some((row) => row.isCurrent && row.release === release))

/** Fetches a release. After a fault, it is fetched again when someone asks again. */
const fetchAsked = async (
  { directory, releaseStore }: KeptReleases,
  release: string,
  { signal, report }: Pick<KeepNeeds, 'signal' | 'report'>,
): Promise<void> => {
  try {
    await releaseStore?.bring(release, signal)
    // A long fetch does not count as time without use.
    forgetUse(directory, release)
    noteUse(directory, release)
  } catch (cause) {
    if (signal.aborted) return
    forgetUse(directory, release)
    report(cause)
  }
}

const describeCached = (kept: KeptReleases, needs: KeepNeeds): CachedReleases[] => {
  const { directory, releaseStore: store } = kept
  if (store === undefined) return []
  return [{ directory, store, isSpare: (release) => isSpare(kept, release, needs) }]
}

/** A release that was never published may be nowhere else. */
const isSpare = (
  kept: KeptReleases,
  release: string,
  { isOpen, clock, graceSeconds }: KeepNeeds,
): boolean => {
  const { rows, directory } = kept
  const current = rows.filter((row) => row.isCurrent)
  const isPublished = current.some((row) => row.release === release)
  const isAnnounced = rows.some((row) => !row.isCurrent && row.release === release)
  // The newest release that is here is served, whether or not it is the newest of all.
  const isServed = current.find((row) => isHeld(directory, row.release))?.release === release
  const since = clock().getTime() - graceSeconds * 1000
  const isInGrace = current.some(
    (_row, place) =>
      current[place + 1]?.release === release && Date.parse(current[place]?.published_at ?? '') > since,
  )
  return isPublished && !isAnnounced && !isServed && !isInGrace && !isOpen(kept, release)
}
