import type { Clock } from '../../platform/index.ts'
import { tokenOf } from '../bundle/write-bag.ts'
import type { Collection } from '../collection.ts'
import { hasIndex } from '../index-files/index-folder.ts'
import { makeSharedColumns, openRelease, type OpenNeeds } from './open-release.ts'
import type { ReleasePool } from './release-pool.ts'
import { refuseSample } from '../refuse-sample.ts'
import type { OpenRelease, Publication } from '../release.ts'

type Replaced = { readonly release: string; readonly replacedAt: Date }

type ReplacedNeeds = {
  readonly directory: string
  readonly collection: Collection
  readonly clock: Clock
  readonly graceSeconds: number
  readonly refusesSamples?: boolean
  readonly opening: Omit<OpenNeeds, 'release' | 'shared'>
  readonly pool: ReleasePool
  readonly whenOpened: (release: OpenRelease) => void
  readonly list: () => readonly Publication[]
}

/** Opens releases that were replaced before this process began, but can still be requested. */
export const makeReplacedOpener = (needs: ReplacedNeeds) => {
  const { directory, collection, pool } = needs
  const tried = new Set<string>()
  const listAwaited = (): Replaced[] => {
    const since = new Date(needs.clock().getTime() - needs.graceSeconds * 1000)
    return findReplaced(needs.list(), since).filter(
      ({ release }) => !pool.holds(release) && !tried.has(release),
    )
  }
  return {
    isAwaited: (token: string): boolean => listAwaited().some(({ release }) => tokenOf(release) === token),
    *open(): Generator<void> {
      for (const { release, replacedAt } of listAwaited()) {
        // It may still be fetched, or its index made.
        if (!hasIndex(directory, release)) continue
        // A release that cannot be opened is logged once; the service goes on without it.
        tried.add(release)
        if (needs.refusesSamples === true) refuseSample(directory, release)
        const shared = makeSharedColumns(collection)
        const opened = yield* openRelease({ ...needs.opening, release, shared })
        pool.putReplaced(opened, replacedAt)
        needs.whenOpened(opened)
      }
    },
  }
}

/**
 * Finds the releases that were replaced after an instant, the last one first. A release that is current again is not
 * among them.
 */
const findReplaced = (publications: readonly Publication[], since: Date): Replaced[] => {
  const known = new Set(publications.slice(0, 1).map(({ release }) => release))
  return publications.slice(1).flatMap(({ release }, index) => {
    const replacedAt = new Date(publications[index]?.published_at ?? 0)
    if (known.has(release) || replacedAt <= since) return []
    known.add(release)
    return [{ release, replacedAt }]
  })
}
