import { Worker } from 'node:worker_threads'
import type { Log } from '../platform/index.ts'
import { asError } from '../platform/index.ts'
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
 * Makes the samples that are still missing, one after the other, on a thread of its own: the service answers meanwhile,
 * and serves each as soon as it is published.
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
  for (const { served, releases } of collections) {
    const { name } = served.collection
    if (!missing.has(name) || signal.aborted) continue
    try {
      await publishAside({ name, settings }, signal)
      await releases.refresh()
      if (!signal.aborted) log.info('sample.published', { collection: name })
    } catch (cause) {
      log.error('sample.fault', { err: asError(cause), collection: name })
    }
    missing.delete(name)
  }
}

/** Ends early, without a fault, when the service stops: the next start begins again. */
const publishAside = async (order: SampleOrder, signal: AbortSignal): Promise<void> => {
  const worker = new Worker(new URL('sample-worker.ts', import.meta.url), { workerData: order })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    const { promise: ended, resolve, reject } = Promise.withResolvers<undefined>()
    worker.once('error', reject).once('exit', () => resolve(undefined))
    await ended
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
