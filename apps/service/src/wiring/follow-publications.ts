import { setTimeout } from 'node:timers/promises'
import { asError, isUnreachable, OperatorFault, type Clock, type Log, type Store } from '../platform/index.ts'
import { hasIndex, makeIndex } from '../releases/index-files/index.ts'
import type { Ahead } from '../releases/open/index.ts'
import {
  findEdition,
  isHeld,
  listEnded,
  mirrorHistory,
  switchDue,
  type PublicationRow,
  type ServedReleases,
} from '../releases/publish/index.ts'
import type { ReleaseStore } from '../releases/index.ts'
import { describeCache, makeCacheKeeper } from './keep-cache.ts'
import { findGraceSeconds, type OpenCollection } from './open-collections.ts'
import type { AtOpening } from './open-late-database.ts'
import { openReleaseStore } from './open-release-store.ts'
import { placesOf } from './places.ts'
import { findServed, makeServiceReports } from './report-service.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

type FollowEvent = 'publication.fault'

type FollowNeeds = {
  readonly settings: Settings
  readonly store: Store
  readonly atOpening: AtOpening
  readonly clock: Clock
  readonly log: Log<FollowEvent>
  readonly signal: AbortSignal
  readonly listed: readonly ServedCollection[]
}

/** Publications in the database, followed by this process. */
export type Following = {
  /** Publications of a collection, for its releases. */
  aheadOf(collection: string): Ahead
  /** Whether a published release is about to be fetched from the common store. */
  readonly isFetching: (collection: string) => boolean
  /** Looks until the signal, and reports what this process holds and serves. */
  start(collections: readonly OpenCollection[]): Promise<void>
}

const LOOK_MILLISECONDS = 500
/** Pause after a release could not be prepared. */
const AGAIN_MILLISECONDS = 5000

type Followed = {
  readonly served: ServedCollection
  readonly directory: string
  readonly releaseStore: ReleaseStore | undefined
  /** Whether readers may still ask for the release that this one replaced, by its token. */
  readonly isGraced: (replacement: PublicationRow | undefined) => boolean
  rows: readonly PublicationRow[]
  /** Number up to which the history of this machine has the rows. */
  written: number | undefined
  /** Ends when the release that is prepared now is ready, or failed. */
  preparing: Promise<void> | undefined
  fault: string | null
  tryAfter: number
  /** Reports the fault of the last preparation, or that it succeeded. */
  readonly report: Report
}

/**
 * Follows the publications of all collections: fetches and indexes each announced release, makes it current once every
 * running service holds it, and writes the history into the folder of this machine, from which releases are served.
 * Without a database the folder's history stands. Throws an OperatorFault if the two contradict each other.
 */
export const followPublications = async (needs: FollowNeeds): Promise<Following> => {
  const { settings, store, log, signal } = needs
  const all = needs.listed.map((served): Followed => ({
    served,
    directory: placesOf(settings, served.collection).releases,
    releaseStore: openReleaseStore(settings, served.collection),
    isGraced: (replacement) =>
      needs.clock().getTime() - Date.parse(replacement?.published_at ?? '') <
      findGraceSeconds(settings) * 1000,
    rows: [],
    written: undefined,
    preparing: undefined,
    fault: null,
    tryAfter: -Infinity,
    report: makeReporter(log),
  }))
  const report = makeReporter(log)
  const look = lookInTurn(all, { store, signal })
  await needs.atOpening(async (opened) => {
    for (const followed of all) followed.rows = await readRows(followed, opened)
  })
  const find = (name: string) => all.find(({ served }) => served.collection.name === name)
  return {
    aheadOf: (name) => ({
      look: async () => {
        const before = find(name)?.rows
        await look()
        return find(name)?.rows !== before
      },
      list: () => find(name)?.rows.map(({ release }) => release) ?? [],
    }),
    isFetching: (name) => {
      const followed = find(name)
      return followed?.releaseStore !== undefined && followed.rows.length > 0
    },
    start: async (collections) => {
      const reports = makeServiceReports(store)
      const cache = makeCacheKeeper(all, { ...describeCache(needs, collections), report })
      while (!signal.aborted) {
        // A service whose disk is full still says what it serves.
        const faults = [
          // Without collections there is nothing to follow, and the report alone says that the process runs.
          all.length > 0 ? await look().catch(asError) : undefined,
          await reports.report(describeServed(all, collections)).catch(asError),
        ]
        report(faults.find((fault) => fault !== undefined))
        cache.look()
        await setTimeout(LOOK_MILLISECONDS, undefined, { signal }).catch(() => undefined)
      }
      await cache.settle()
      for (const { preparing } of all) await preparing
      await reports.end().catch(report)
    },
  }
}

type Report = (cause: unknown) => void

/** Logs a lasting fault of one source once. An outage of the database is logged elsewhere. */
const makeReporter = (log: Log<FollowEvent>): Report => {
  let last = ''
  return (cause) => {
    const message = cause === undefined || isUnreachable(cause) ? '' : asError(cause).message
    if (message !== '' && message !== last) log.error('publication.fault', { err: asError(cause) })
    last = message
  }
}

type LookNeeds = Pick<FollowNeeds, 'store' | 'signal'>

/** Looks one at a time. A look that is asked for during another begins after it, since that one may have read before. */
const lookInTurn = (all: readonly Followed[], needs: LookNeeds): (() => Promise<void>) => {
  const looker = makeLook(all, needs)
  let [running, next]: (Promise<void> | undefined)[] = []
  return () => {
    if (running === undefined) return (running = looker().finally(() => (running = undefined)))
    const begin = () => {
      next = undefined
      return (running = looker().finally(() => (running = undefined)))
    }
    return (next ??= running.then(begin, begin))
  }
}

const makeLook = (all: readonly Followed[], needs: LookNeeds): (() => Promise<void>) => {
  let seen = ''
  const forget = () => {
    seen = ''
  }
  return async () => {
    const { store } = needs
    const edition = await findEdition(store)
    const faults: unknown[] = []
    for (const followed of all) {
      try {
        await lookAt(followed, store, edition !== seen)
        prepareNext(followed, { ...needs, forget })
      } catch (cause) {
        followed.fault = asError(cause).message
        faults.push(cause)
      }
    }
    if (faults.length > 0) throw faults[0]
    seen = edition
  }
}

const lookAt = async (followed: Followed, store: Store, isChanged: boolean): Promise<void> => {
  // A release that was copied here by hand counts from now on.
  if (isChanged || findHeld(followed) !== followed.written) followed.rows = await readRows(followed, store)
  const isPending = followed.rows.some(({ isCurrent }) => !isCurrent)
  if (isPending && (await switchDue(store, followed.served.collection.name)))
    followed.rows = await readRows(followed, store)
}

/** Keeps the identity of rows that did not change. */
const readRows = async (followed: Followed, store: Store): Promise<readonly PublicationRow[]> => {
  const { rows, served, directory } = followed
  const read = await mirrorHistory({ store, collection: served.collection.name, directory })
  followed.written = findHeld({ rows: read, directory })
  return JSON.stringify(read) === JSON.stringify(rows) ? rows : read
}

/** Number of the newest publication whose release is here. */
const findHeld = ({ rows, directory }: Pick<Followed, 'rows' | 'directory'>): number | undefined =>
  rows.find(({ isCurrent, release }) => isCurrent && isHeld(directory, release))?.number

/** Whether a release could be served at once. */
const isReady = ({ directory }: Followed, release: string): boolean =>
  isHeld(directory, release) && hasIndex(directory, release)

/** Whether something is left to prepare. The index of a current release is made where it is opened. */
const isMissing = ({ directory, rows }: Followed, release: string): boolean => {
  const isServed = rows.find(({ isCurrent }) => isCurrent)?.release === release
  return !isHeld(directory, release) || (!isServed && !hasIndex(directory, release))
}

/**
 * Releases that this process should hold: the announced ones in their order, and the current one. Where no published
 * release is here, all of them, the newest first, so that the newest that can be had is served. An ended release is not
 * fetched, even if the store has it.
 */
const listWanted = ({ rows, directory, releaseStore, isGraced }: Followed): readonly string[] => {
  const ended = new Set(listEnded(directory).map(({ summary: { id } }) => id))
  const served = rows.filter(({ release }) => !ended.has(release))
  const announced = served.filter(({ isCurrent }) => !isCurrent).toReversed()
  const current = served.filter(({ isCurrent }) => isCurrent)
  const isEmpty = current.every(({ release }) => !isHeld(directory, release))
  const graced =
    releaseStore === undefined ? [] : current.slice(1).filter((_row, index) => isGraced(current[index]))
  const wanted = [...announced, ...(isEmpty ? current : current.slice(0, 1)), ...graced]
  return [...new Set(wanted.map(({ release }) => release))]
}

/** Begins to prepare the first release that is not ready. The next look begins another. */
const prepareNext = (
  followed: Followed,
  { signal, forget }: LookNeeds & { readonly forget: () => void },
): void => {
  if (followed.preparing !== undefined || performance.now() < followed.tryAfter) return
  const wanted = listWanted(followed).filter((release) => isMissing(followed, release))
  if (wanted.length === 0) {
    followed.fault = null
    return
  }
  followed.preparing = prepareFirst(followed, wanted, signal)
    .then(() => followed.report(undefined))
    .catch((cause: unknown) => {
      if (signal.aborted) return
      followed.fault = asError(cause).message
      followed.tryAfter = performance.now() + AGAIN_MILLISECONDS
      followed.report(cause)
    })
    .finally(() => {
      followed.preparing = undefined
      // A fetched release may be written into the history of this machine now.
      forget()
    })
}

/** Prepares the first release that can be had, and throws the fault of the one before it. */
const prepareFirst = async (
  followed: Followed,
  [first, ...others]: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  if (first === undefined) return
  try {
    await prepareRelease(followed, first, signal)
  } catch (cause) {
    await prepareFirst(followed, others, signal).catch(() => undefined)
    throw cause
  }
}

const prepareRelease = async (followed: Followed, release: string, signal: AbortSignal): Promise<void> => {
  const { served, directory, releaseStore } = followed
  const { collection } = served
  if (!isHeld(directory, release)) {
    if (releaseStore === undefined) throw refuseAbsent(directory, release)
    await releaseStore.bring(release, signal)
  }
  if (isMissing(followed, release)) await makeIndex({ directory, release, collection }, signal)
}

const refuseAbsent = (directory: string, release: string): OperatorFault =>
  new OperatorFault(
    'unavailable',
    `This machine does not have the release ${release.slice(0, 12)}. Copy its folder into ${directory}, or let all machines share a store with ROTUNDA_STORE.`,
  )

const describeServed = (
  all: readonly Followed[],
  collections: readonly OpenCollection[],
): Readonly<Record<string, ServedReleases>> =>
  Object.fromEntries(
    collections.map(({ served, releases }) => {
      const followed = all.find((one) => one.served === served)
      const of: ServedReleases = {
        serving: findServed(releases) ?? null,
        holds: followed === undefined ? [] : listWanted(followed).filter((id) => isReady(followed, id)),
        fault: followed?.fault ?? null,
      }
      return [served.collection.name, of]
    }),
  )
