import { setImmediate } from 'node:timers/promises'
import { asError, type Clock, type Log } from '../platform/index.ts'
import { findPublished } from './find-published.ts'
import type { Collection } from './collection.ts'
import { hasIndex } from './index-files/index-folder.ts'
import { writeIndexAside } from './index-files/write-index-aside.ts'
import { openRelease } from './open-release.ts'
import { findVersion, NOTHING, readHistory, type History } from './publications.ts'
import { ReleaseShelf } from './release-shelf.ts'
import { ReleaseCache } from './release-cache.ts'
import { warmUp } from './warm-up.ts'
import type { CurrentRelease, OpenRelease, Publication } from './release.ts'

/** What is logged while releases come and go. */
export type ReleaseEvent = 'release.opened' | 'release.closed' | 'release.fault'

export type CurrentReleaseNeeds = {
  /** Where the releases are. */
  readonly directory: string
  readonly collection: Collection
  readonly clock: Clock
  readonly log: Log<ReleaseEvent>
  /** How long a replaced release can still be asked for by its token. */
  readonly graceSeconds: number
}

/** The current release, and how this process keeps up with what others publish. */
export type WatchedRelease = CurrentRelease & {
  /** Looks now whether another release was published, and ends when that one is served. */
  refresh(): Promise<void>
}

const LOOK_EVERY_MILLISECONDS = 1000

/**
 * Serves what is published, and looks every second for something newer, which is opened in full and warmed up before it
 * takes over; meanwhile the one before it answers. A release that is replaced stays open as long as somebody reads it.
 * One that cannot be opened changes nothing: it is logged, and tried again at every look. An index that is not there,
 * as after an upgrade, is made on a thread of its own, while the release before it answers.
 */
export const openCurrentRelease = (needs: CurrentReleaseNeeds): WatchedRelease => {
  const { directory, collection, log } = needs
  const whenOpened = ({ summary }: OpenRelease) => log.info('release.opened', { release: summary.id })
  const whenClosed = ({ summary }: OpenRelease) => log.info('release.closed', { release: summary.id })
  const shelf = new ReleaseShelf({ ...needs, whenClosed })
  const earlier = new ReleaseCache({
    directory,
    collection,
    whenOpened,
    whenClosed,
    whenFailed: makeReporter(log).report,
  })
  const { report, forget } = makeReporter(log)
  let seen = NOTHING
  let publications: readonly Publication[] = []

  const open = (release: string): Generator<void, OpenRelease> =>
    openRelease({ directory, release, collection, prepare: warmUp(collection) })

  const serve = (release: OpenRelease, history: History): void => {
    shelf.put(release)
    whenOpened(release)
    ;({ version: seen, publications } = history)
    forget()
  }

  /** Whoever asks is served at once where the index is there: nobody is served yet who could be held up. */
  const openAtStart = (): void => {
    const history = readHistory(directory)
    const [current] = history.publications
    if (current === undefined || !hasIndex(directory, current.release)) return
    const opening = open(current.release)
    let slice = opening.next()
    while (slice.done !== true) slice = opening.next()
    serve(slice.value, history)
  }

  const look = async (isStopped: () => boolean): Promise<void> => {
    // Again when it is opened: something else may have been published meanwhile.
    while (findVersion(directory) !== seen) {
      const history = readHistory(directory)
      const [current] = history.publications
      if (current === undefined) return
      await writeIndexAside({ directory, release: current.release, collection })
      const opening = open(current.release)
      let slice = opening.next()
      while (slice.done !== true) {
        await setImmediate()
        // Ends the generator, which closes what it has opened.
        if (isStopped()) return void opening.return(undefined as never)
        slice = opening.next()
      }
      serve(slice.value, history)
    }
  }

  try {
    openAtStart()
  } catch (cause) {
    report(cause)
  }
  const looking = makeLooking(look, report)
  const refresh = (): Promise<void> => {
    shelf.tidy()
    return looking.start()
  }
  const timer = setInterval(() => void refresh(), LOOK_EVERY_MILLISECONDS).unref()
  return {
    refresh,
    open: (wanted) => shelf.lend(wanted),
    ...findPublished(directory, () => publications),
    openPublished: async (release, reader) =>
      shelf.lendCurrent(release) ?? (await earlier.lease(release, reader)),
    close: async () => {
      clearInterval(timer)
      await Promise.all([looking.stop(), earlier.close()])
      shelf.clear()
    },
  }
}

/** A fault that lasts is told once. */
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

/** Looks between requests, and never twice at once. What is stopped is not taken to its end. */
const makeLooking = (look: (isStopped: () => boolean) => Promise<void>, report: (cause: unknown) => void) => {
  let looking: Promise<void> | undefined
  let isStopped = false
  return {
    start: (): Promise<void> =>
      (looking ??= look(() => isStopped)
        .catch(report)
        .finally(() => (looking = undefined))),
    stop: async (): Promise<void> => {
      isStopped = true
      await looking
    },
  }
}
