import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { asError, type Clocks, type Log } from '../platform/index.ts'
import type { WatchedRelease } from '../releases/open/index.ts'
import type { FindWait } from '../http/index.ts'
import { sayFetched } from './open-collections.ts'
import { isPublished, needsSample } from './publish-sample.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'
import { READER_LIMITS } from './limits.ts'

type SampleEvent = 'sample.published' | 'sample.fault'

type Needs = {
  readonly settings: Settings
  readonly log: Log<SampleEvent>
  readonly signal: AbortSignal
  /** Ends the wait of a request. */
  readonly endAfter: Clocks['endAfter']
  readonly collections: readonly { readonly served: ServedCollection; readonly releases: WatchedRelease }[]
  /** Reasons for missing releases, by collection: for readers, the status and the greeting. */
  readonly delays: Map<string, string>
  /** Whether a published release is being fetched, so that no sample is made. */
  readonly isFetching?: (collection: string) => boolean
  /** Makes one sample; in a process of its own, when left out. */
  readonly publish?: typeof publishAside
  /** Seconds before each next try after a fault. The last value repeats. */
  readonly pauses?: readonly [number, ...number[]]
}

export type SampleOrder = {
  readonly name: string
  readonly settings: Settings
  /** Set if requests of people wait for the sample. */
  readonly isUrgent?: boolean
}

export type SamplesAside = {
  /** Reason why the collection serves no release yet. Undefined if it serves one, or gets none. */
  findDelay(name: string): string | undefined
  /** Finds the wait of a request for the first release; undefined where none is being opened or made. */
  findWait: FindWait
  /** Lists the collections whose sample is not ready, and calls `say` with the name of each as it becomes ready. */
  announce(say: (name: string) => void): readonly string[]
  /** Begins to make the samples. Called after the service answers, so that the start is not delayed. */
  start(): void
  /** Resolves when every published release is open. */
  readonly opened: Promise<unknown>
  /** Resolves when no sample is being made. */
  settle(): Promise<void>
}

const PAUSES = [10, 30, 60, 300] as const

const WAIT_SECONDS = READER_LIMITS.firstSampleSeconds.value

/**
 * Opens the published releases whose indexes must be made first. Makes the missing samples, each in a process of its
 * own, which gives the memory back: first the one without which the service is not ready, then all that are made of no
 * other sample at once, then the rest. The service answers meanwhile, and serves each release as soon as it is
 * open. A sample that fails is tried again.
 */
export const makeSamplesAside = async (needs: Needs): Promise<SamplesAside> => {
  const { settings, collections, delays, signal, endAfter } = needs
  const awaited = new Set<string>()
  const unready = new Set<string>()
  let say = (_name: string): void => undefined
  const onReady = (name: string): void => {
    unready.delete(name)
    say(name)
  }
  for (const { served } of collections) {
    const { name } = served.collection
    if (needs.isFetching?.(name) === true || !(await needsSample(served, settings))) continue
    delays.set(served.collection.name, sayMade(served))
    awaited.add(served.collection.name)
    unready.add(served.collection.name)
  }
  const opened = Promise.all(collections.map((one) => openPublished(needs, one, awaited)))
  const all = new Map(collections.map(({ served, releases }) => [served.collection.name, releases]))
  /** Another process may have published something. */
  const isServed = (name: string): boolean => (all.get(name)?.listPublications().length ?? 0) > 0
  let making: Promise<void> | undefined
  return {
    opened,
    findDelay: (name) => {
      if (isServed(name)) return undefined
      return delays.get(name) ?? (needs.isFetching?.(name) === true ? sayFetched(name) : undefined)
    },
    findWait: (name) => {
      if (!awaited.has(name) || isServed(name)) return undefined
      return async (gone) => {
        const end = AbortSignal.any([gone, signal, endAfter(WAIT_SECONDS * 1000)])
        await all.get(name)?.waitForFirst(end)
      }
    },
    announce: (listener) => {
      say = listener
      return [...unready]
    },
    start: () => void (making ??= makeAll({ ...needs, awaited, onReady })),
    settle: async () => making,
  }
}

type Opened = Needs['collections'][number]

/** Opens a release of an earlier version, which has no index that this version can read. */
const openPublished = async (
  { settings, delays }: Needs,
  { served: { collection }, releases }: Opened,
  awaited: Set<string>,
): Promise<void> => {
  const { name } = collection
  if (releases.listPublications().length > 0 || !isPublished(collection, settings)) return
  delays.set(name, `${nameOf(name)} is being opened, which takes a few minutes at most.`)
  awaited.add(name)
  // A fault is in the log, and the release is tried again each second.
  await releases.refresh()
  delays.delete(name)
  awaited.delete(name)
}

const sayMade = ({ collection: { name } }: ServedCollection): string =>
  `The sample of ${nameOf(name)} is being made. Come back in a few minutes: the service serves it as soon as it is ready.`

const sayFailed = ({ collection: { name } }: ServedCollection, seconds: number): string =>
  `The sample of ${nameOf(name)} could not be made: see sample.fault in the log. The service tries again after ${seconds} seconds.`

/** Name of a collection in a sentence, such as `Enacted projects`. */
export const nameOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

type Making = Needs & {
  /** Names of the collections whose sample is being made, now or next. */
  readonly awaited: Set<string>
  readonly onReady: (name: string) => void
}

const makeAll = async (needs: Making): Promise<void> => {
  const { collections, delays, signal } = needs
  const missing = collections.filter(({ served }) => delays.has(served.collection.name))
  const make = async ({ served, releases }: Opened): Promise<void> => {
    if (!signal.aborted) await makeOne(needs, served, releases)
  }
  const groups = Object.groupBy(missing, ({ served }) =>
    served.needed === true ? 'first' : served.archiveReleases === undefined ? 'independent' : 'dependent',
  )
  for (const one of groups.first ?? []) await make(one)
  await Promise.all((groups.independent ?? []).map(make))
  // Their samples are made of other samples.
  for (const one of groups.dependent ?? []) await make(one)
}

/** Tries until the sample is made, or the service stops. */
const makeOne = async (
  { settings, log, signal, delays, awaited, onReady, publish = publishAside, pauses = PAUSES }: Making,
  served: ServedCollection,
  releases: WatchedRelease,
): Promise<void> => {
  const { name } = served.collection
  const isStopping = () => signal.aborted
  for (let failed = 0; !isStopping(); failed += 1) {
    try {
      delays.set(name, sayMade(served))
      awaited.add(name)
      await publish({ name, settings, isUrgent: served.needed === true }, signal)
      await releases.refresh()
      if (isStopping()) return
      delays.delete(name)
      awaited.delete(name)
      log.info('sample.published', { collection: name })
      onReady(name)
      return
    } catch (cause) {
      const seconds = pauses[failed] ?? pauses.at(-1) ?? 0
      delays.set(name, sayFailed(served, seconds))
      // Requests do not wait for the next try.
      awaited.delete(name)
      log.error('sample.fault', { collection: name, next_seconds: seconds, err: asError(cause) })
      await setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Niceness of a process whose sample no request waits for. */
const LATER = 10

/** Makes one sample in a separate process. Ends early, without a fault, when the service stops. */
const publishAside = async (order: SampleOrder, signal: AbortSignal): Promise<void> => {
  const child = fork(new URL('../bin/sample-process.ts', import.meta.url), {
    // Settings hold what JSON does not, such as bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  // A terminal sends its signals to both processes. The child leaves them to the service.
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  try {
    if (child.pid !== undefined && order.isUrgent !== true)
      setPriority(child.pid, Math.max(getPriority(child.pid), LATER))
    // If the process has ended before, its exit code reports it.
    child.send(order, () => undefined)
    await ended
    if (child.exitCode !== 0 && !signal.aborted)
      throw new Error(`the process that makes the sample ended with ${child.exitCode ?? child.signalCode}`)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
