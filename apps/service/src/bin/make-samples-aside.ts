import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { asError, type Log } from '../platform/index.ts'
import type { WatchedRelease } from '../releases/index.ts'
import { needsSample } from './publish-sample.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

type SampleEvent = 'sample.published' | 'sample.fault'

type Needs = {
  readonly settings: Settings
  readonly log: Log<SampleEvent>
  readonly signal: AbortSignal
  readonly collections: readonly { readonly served: ServedCollection; readonly releases: WatchedRelease }[]
}

export type SampleOrder = { readonly name: string; readonly settings: Settings }

export type SamplesAside = {
  /** Whether the sample of the collection of this name is on its way. */
  isBeingMade(name: string): boolean
  /** Begins to make them: once the service answers, so that its start is not held up. */
  start(): void
  /** Ends when none is being made any more. */
  settle(): Promise<void>
}

/**
 * Makes the samples that are still missing, one after the other, in a process of its own: the service answers meanwhile,
 * serves each as soon as it is published, and keeps nothing of the memory that it took.
 */
export const makeSamplesAside = async (needs: Needs): Promise<SamplesAside> => {
  const { settings, collections } = needs
  const missing = new Set<string>()
  for (const { served } of collections)
    if (await needsSample(served, settings)) missing.add(served.collection.name)
  let making: Promise<void> | undefined
  return {
    isBeingMade: (name) => missing.has(name),
    start: () => void (making ??= makeAll(needs, missing)),
    settle: async () => making,
  }
}

const makeAll = async (
  { settings, log, signal, collections }: Needs,
  missing: Set<string>,
): Promise<void> => {
  const isStopping = () => signal.aborted
  for (const { served, releases } of collections) {
    const { name } = served.collection
    if (!missing.has(name) || isStopping()) continue
    try {
      await publishAside({ name, settings }, signal)
      await releases.refresh()
      if (!isStopping()) log.info('sample.published', { collection: name })
    } catch (cause) {
      log.error('sample.fault', { err: asError(cause), collection: name })
    }
    missing.delete(name)
  }
}

/** What does not keep others waiting, as the system counts it. */
const LATER = 10

/** Ends early, without a fault, when the service stops: the next start begins again. */
const publishAside = async (order: SampleOrder, signal: AbortSignal): Promise<void> => {
  const child = fork(new URL('sample-process.ts', import.meta.url), {
    // Settings hold what JSON does not, such as bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  // It leaves signals of a terminal to the service: those go to both.
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  try {
    if (child.pid !== undefined) setPriority(child.pid, LATER)
    // Where it has ended before it was told what to do, its end says so.
    child.send(order, () => undefined)
    await ended
    if (child.exitCode !== 0 && !signal.aborted)
      throw new Error(`the process that makes the sample ended with ${child.exitCode ?? child.signalCode}`)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
