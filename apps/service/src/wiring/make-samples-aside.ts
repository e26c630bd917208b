import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { asError, type Clocks, type Log } from '../platform/index.ts'
import type { WatchedRelease } from '../releases/open/index.ts'
import type { FindWait } from '../http/index.ts'
import { needsSample } from './publish-sample.ts'
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
  /** By the name of a collection, why it has no sample yet: for its readers, the status and the greeting. */
  readonly delays: Map<string, string>
  /** Makes one sample; in a process of its own, when left out. */
  readonly publish?: typeof publishAside
  /** Seconds before each next try after a fault. The last one is kept to. */
  readonly pauses?: readonly [number, ...number[]]
}

export type SampleOrder = {
  readonly name: string
  readonly settings: Settings
  /** Requests of people wait for it. */
  readonly isUrgent?: boolean
}

export type SamplesAside = {
  /** Why the collection of this name has no sample yet; undefined when it has one, or gets none. */
  findDelay(name: string): string | undefined
  /** Finds the wait of a request for this sample; undefined where no sample is being made. */
  findWait: FindWait
  /** Begins to make them: once the service answers, so that its start is not held up. */
  start(): void
  /** Ends when none is being made any more. */
  settle(): Promise<void>
}

const PAUSES = [10, 30, 60, 300] as const

const WAIT_SECONDS = READER_LIMITS.firstSampleSeconds.value

/**
 * Makes the samples that are still missing, one after the other, in a process of its own: the service answers meanwhile,
 * serves each as soon as it is published, and keeps nothing of the memory that it took. One that fails is tried again.
 */
export const makeSamplesAside = async (needs: Needs): Promise<SamplesAside> => {
  const { settings, collections, delays, signal, endAfter } = needs
  const awaited = new Set<string>()
  for (const { served } of collections) {
    if (!(await needsSample(served, settings))) continue
    delays.set(served.collection.name, sayMade(served))
    awaited.add(served.collection.name)
  }
  const all = new Map(collections.map(({ served, releases }) => [served.collection.name, releases]))
  /** Another process may have published something. */
  const isServed = (name: string): boolean => (all.get(name)?.listPublications().length ?? 0) > 0
  let making: Promise<void> | undefined
  return {
    findDelay: (name) => (isServed(name) ? undefined : delays.get(name)),
    findWait: (name) => {
      if (!awaited.has(name) || isServed(name)) return undefined
      return async (gone) => {
        const end = AbortSignal.any([gone, signal, endAfter(WAIT_SECONDS * 1000)])
        await all.get(name)?.waitForFirst(end)
      }
    },
    start: () => void (making ??= makeAll(needs, awaited)),
    settle: async () => making,
  }
}

const sayMade = ({ collection: { name } }: ServedCollection): string =>
  `The sample of ${nameOf(name)} is being made, which takes a few minutes at most. The service serves it as soon as it is ready.`

const sayFailed = ({ collection: { name } }: ServedCollection, seconds: number): string =>
  `The sample of ${nameOf(name)} could not be made: see sample.fault in the log. The service tries again after ${seconds} seconds.`

const nameOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `awaited`: names of the collections whose sample is being made, now or next. */
const makeAll = async (needs: Needs, awaited: Set<string>): Promise<void> => {
  const { collections, delays, signal } = needs
  for (const { served, releases } of collections)
    if (delays.has(served.collection.name) && !signal.aborted) await makeOne(needs, served, releases, awaited)
}

/** Until it is made, or the service stops. */
const makeOne = async (
  { settings, log, signal, delays, publish = publishAside, pauses = PAUSES }: Needs,
  served: ServedCollection,
  releases: WatchedRelease,
  awaited: Set<string>,
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
      return
    } catch (cause) {
      const seconds = pauses[failed] ?? pauses.at(-1) ?? 0
      delays.set(name, sayFailed(served, seconds))
      // The next try is too far away to wait for.
      awaited.delete(name)
      log.error('sample.fault', { collection: name, next_seconds: seconds, err: asError(cause) })
      await setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Niceness of a sample that no request waits for. */
const LATER = 10

/** Ends early, without a fault, when the service stops: the next start begins again. */
const publishAside = async (order: SampleOrder, signal: AbortSignal): Promise<void> => {
  const child = fork(new URL('../bin/sample-process.ts', import.meta.url), {
    // Settings hold what JSON does not, such as bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  // It leaves signals of a terminal to the service: those go to both.
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  try {
    if (child.pid !== undefined && order.isUrgent !== true) setPriority(child.pid, LATER)
    // Where it has ended before it was told what to do, its end says so.
    child.send(order, () => undefined)
    await ended
    if (child.exitCode !== 0 && !signal.aborted)
      throw new Error(`the process that makes the sample ended with ${child.exitCode ?? child.signalCode}`)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
