import { EventEmitter, once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { asError, type Clock, type Log } from '../../platform/index.ts'
import type { Collection } from '../collection.ts'
import { tokenOf } from '../bundle/write-bag.ts'
import { findPublished } from './find-published.ts'
import { makeSharedColumns, openRelease, warmUp, type OpenNeeds } from './open-release.ts'
import { hasIndex, type IndexNeeds } from '../index-files/index-folder.ts'
import { makeIndex } from '../index-files/make-index.ts'
import { findVersion, isNewer, NOTHING, readHistory } from '../publish/publications.ts'
import { refuseBehind, refuseUnknown } from './refusals.ts'
import { ReleasePool } from './release-pool.ts'
import { makeReplacedOpener } from './replaced-releases.ts'
import { refuseSample } from '../refuse-sample.ts'
import type { CurrentRelease, OpenRelease, Publication, SharedColumns } from '../release.ts'

/** Events in the log about open releases. */
export type ReleaseEvent = 'release.opened' | 'release.closed' | 'release.fault'

export type CurrentReleaseNeeds = {
  /** Folder of all releases. */
  readonly directory: string
  readonly collection: Collection
  readonly clock: Clock
  readonly log: Log<ReleaseEvent>
  /** Seconds for which a replaced release can still be requested by its token. */
  readonly graceSeconds: number
  /** Whether published samples are refused: readers would take them for real data. */
  readonly refusesSamples?: boolean
  /** Reason why nothing is published yet, if known. Readers see it. */
  readonly whyNothing?: () => string | undefined
  /** Steps before a release takes over. By default it is warmed up. */
  readonly prepare?: OpenNeeds['prepare']
  /** Ends when the other threads serve the published release. */
  readonly followers?: () => Promise<void>
  /** Whether the release looks for a newer one only when `refresh` is called. */
  readonly isFollower?: boolean
  /** Entry of the thread that makes indexes; the service's own by default. */
  readonly indexThread?: URL
  /** Finds the columns of a release that another thread has read. */
  readonly columnsOf?: (release: string) => SharedColumns | undefined
  /** Publications that the machines know in common, where several share them. */
  readonly ahead?: Ahead
}

/** Publications that this process may not serve yet. */
export type Ahead = {
  /** Asks now, and returns whether there was something new. Throws if it cannot know. */
  look(): Promise<boolean>
  /** Lists the ids of announced and published releases. */
  list(): readonly string[]
}

/** The current release, kept up to date with releases that other processes publish. */
export type WatchedRelease = CurrentRelease & {
  /** Looks now for a newer release, and ends when that release is served. */
  refresh(): Promise<void>
  /** Ends when a release is served, or when the signal aborts. */
  waitForFirst(signal: AbortSignal): Promise<void>
  /** Whether this thread has a release open: the current one, one in its grace, or an earlier one. */
  isOpen(release: string): boolean
}

const LOOK_EVERY_MILLISECONDS = 1000

/**
 * Serves the published release, and looks every second for a newer one. The newer release is opened in full and warmed
 * up before it takes over; meanwhile the present release answers. A replaced release stays open until its last reader
 * is done. A release that cannot be opened is logged and tried again at every look.
 */
export const openCurrentRelease = (needs: CurrentReleaseNeeds): WatchedRelease => {
  const { directory, collection, log } = needs
  const whenOpened = ({ summary }: OpenRelease) => log.info('release.opened', { release: summary.id })
  const pool = new ReleasePool({
    ...needs,
    whenOpened,
    whenClosed: ({ summary }) => log.info('release.closed', { release: summary.id }),
    whenFailed: makeReporter(log).report,
    isAwaited: (token) => replaced.isAwaited(token) || isAhead((release) => tokenOf(release) === token),
  })
  const { report, forget } = makeReporter(log)
  const opening = { directory, collection, prepare: needs.prepare ?? warmUp(collection) }
  // Each request that waits for the first release adds a listener.
  const taken = new EventEmitter().setMaxListeners(Infinity)
  const takeOver = (release: OpenRelease): void => {
    pool.put(release)
    taken.emit('release')
    whenOpened(release)
    forget()
  }
  const followed = followPublications({ ...needs, opening, takeOver, report })
  const replaced = makeReplacedOpener({ ...needs, opening, pool, whenOpened, list: followed.list })
  const { isAhead, look: lookAhead } = makeAhead(followed.list, needs.ahead)
  // The service has no readers yet, so nothing is held up.
  if (needs.isFollower !== true) takeAtOnce(() => followed.look(), report)
  const prepare = async (signal: AbortSignal) => {
    if (!followed.isBehind()) return
    await makeCurrentIndex({ directory, collection, thread: needs.indexThread }, signal)
    await needs.followers?.()
  }
  function* look(): Generator<void> {
    yield* followed.look()
    yield* replaced.open()
  }
  const looking = makeLooking({ prepare, look, report })
  const refresh = (): Promise<void> => {
    pool.tidy()
    return looking.start()
  }
  const timer =
    needs.isFollower === true ? undefined : setInterval(() => void refresh(), LOOK_EVERY_MILLISECONDS).unref()
  return {
    refresh,
    waitForFirst: async (signal) => {
      if (followed.list().length === 0) await once(taken, 'release', { signal }).catch(() => undefined)
    },
    catchUp: async (wanted) =>
      [await lookAhead(wanted), await catchUp(followed.isBehind, refresh)].includes(true),
    open: (token) => pool.lease(token),
    isOpen: (release) => pool.isOpen(release),
    ...findPublished(directory, followed.list, (release) => isAhead((id) => id === release)),
    openPublished: (release, reader) => pool.leaseById(release, reader),
    openApart: (release, reader) => pool.openApart(release, reader),
    close: async () => {
      clearInterval(timer)
      await looking.stop()
      await pool.close()
    },
  }
}

type FollowNeeds = Pick<CurrentReleaseNeeds, 'directory' | 'collection' | 'refusesSamples' | 'columnsOf'> & {
  readonly opening: Omit<OpenNeeds, 'release' | 'shared'>
  readonly takeOver: (release: OpenRelease) => void
  readonly report: (cause: unknown) => void
}

const sayAbsent = (release: string, directory: string): Error =>
  new Error(
    `the published release ${release} is not in ${directory}; the newest release that is there is served`,
  )

/** Follows publications, and keeps the release that took over. */
const followPublications = ({
  directory,
  collection,
  refusesSamples,
  opening,
  takeOver,
  ...needs
}: FollowNeeds) => {
  let seen = NOTHING
  let publications: readonly Publication[] = []
  const isBehind = (): boolean => isNewer(findVersion(directory), seen)
  return {
    isBehind,
    list: () => publications,
    *look(): Generator<void> {
      // Looks again after each opening: another release may have been published meanwhile.
      while (isBehind()) {
        const history = readHistory(directory)
        const [current] = history.publications
        if (history.absent !== undefined) needs.report(sayAbsent(history.absent, directory))
        // The next look finds the index: it is made before each look.
        if (current === undefined || !hasIndex(directory, current.release)) return
        if (refusesSamples === true) refuseSample(directory, current.release)
        const shared = needs.columnsOf?.(current.release) ?? makeSharedColumns(collection)
        takeOver(yield* openRelease({ ...opening, release: current.release, shared }))
        ;({ version: seen, publications } = history)
      }
    },
  }
}

const makeCurrentIndex = async (needs: Omit<IndexNeeds, 'release'>, signal: AbortSignal): Promise<void> => {
  const [current] = readHistory(needs.directory).publications
  if (current !== undefined) await makeIndex({ ...needs, release: current.release }, signal)
}

/** Looks for releases that the machines share and that this process does not serve yet. */
const makeAhead = (list: () => readonly Publication[], ahead: Ahead | undefined) => ({
  isAhead: (isWanted: (release: string) => boolean): boolean =>
    ahead?.list().some((id) => isWanted(id) && list().every(({ release }) => release !== id)) ?? false,
  look: async (wanted: string | undefined): Promise<boolean> => {
    try {
      return (await ahead?.look()) ?? false
    } catch (cause) {
      if (wanted !== undefined && !isKnown(list(), wanted)) throw refuseUnknown(cause)
      return false
    }
  },
})

const isKnown = (publications: readonly Publication[], wanted: string): boolean =>
  publications.some(({ release }) => release === wanted || tokenOf(release) === wanted)

const catchUp = async (isBehind: () => boolean, refresh: () => Promise<void>): Promise<boolean> => {
  if (!isBehind()) return false
  await refresh()
  if (isBehind()) throw refuseBehind()
  return true
}

const takeAtOnce = (look: () => Iterable<void>, report: (cause: unknown) => void): void => {
  try {
    Array.from(look())
  } catch (cause) {
    report(cause)
  }
}

/** Reports a lasting fault once. */
const makeReporter = (log: Log<ReleaseEvent>) => {
  let fault = ''
  return {
    report: (cause: unknown): void => {
      const { message } = asError(cause)
      if (message !== fault) log.error('release.fault', { err: asError(cause) })
      fault = message
    },
    forget: (): void => void (fault = ''),
  }
}

type LookingNeeds = {
  /** Does the long work first, so that other requests are not held up. */
  readonly prepare: (signal: AbortSignal) => Promise<void>
  readonly look: () => Iterable<void>
  readonly report: (cause: unknown) => void
}

/** Looks between requests, never twice at once. A stopped look does not finish. */
const makeLooking = ({ prepare, look, report }: LookingNeeds) => {
  let looking: Promise<void> | undefined
  const stopping = new AbortController()
  const takeBetweenRequests = async (): Promise<void> => {
    await prepare(stopping.signal)
    for (const _slice of look()) {
      await setImmediate()
      if (stopping.signal.aborted) return
    }
  }
  const reportUnlessStopped = (cause: unknown): void => {
    if (!stopping.signal.aborted) report(cause)
  }
  return {
    start: (): Promise<void> =>
      (looking ??= takeBetweenRequests()
        .catch(reportUnlessStopped)
        .finally(() => (looking = undefined))),
    stop: async (): Promise<void> => {
      stopping.abort(new Error('the service is being closed'))
      await looking
    },
  }
}
