import { fork } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { asError, isUnreachable, withLease, type Log, type Store } from '../platform/index.ts'
import {
  endBuild,
  isBuildOpen,
  listOrphans,
  takeBuild,
  type AskedBuild,
  type BuildEnd,
} from './asked-builds.ts'
import { ASKED_BUILD_LIMITS } from './limits.ts'
import type { Settings } from './settings.ts'

export type BuildOrder = { readonly collection: string; readonly settings: Settings }

type Needs = {
  readonly settings: Settings
  readonly store: Store
  readonly log: Log<'build.ended' | 'build.fault'>
  readonly signal: AbortSignal
  /** Builds one release; in a process of its own, when left out. */
  readonly build?: typeof buildAside
}

const LOOK_MILLISECONDS = ASKED_BUILD_LIMITS.lookSeconds.value * 1000

/** Carries out the builds that operators asked for, until the signal. Publishes nothing. */
export const buildAsked = async (needs: Needs): Promise<void> => {
  const { log, signal } = needs
  while (!signal.aborted) {
    try {
      await buildWaiting(needs)
    } catch (cause) {
      // Delivery reports an outage of the database.
      if (!isUnreachable(cause)) log.error('build.fault', { err: asError(cause) })
    }
    await setTimeout(LOOK_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

class OthersBuild extends Error {}

/** Builds all that waits, one after another, unless another process of any machine does. */
export const buildWaiting = async (needs: Needs): Promise<void> => {
  const { store } = needs
  if (!(await isBuildOpen(store))) return
  const holder = `process ${process.pid} on ${hostname()}`
  const refuse = () => new OthersBuild()
  try {
    await withLease({ store, name: 'asked builds', holder, refuse }, () => buildEach(needs))
  } catch (cause) {
    if (!(cause instanceof OthersBuild)) throw cause
  }
}

const buildEach = async (needs: Needs): Promise<void> => {
  const { settings, store, signal, build = buildAside } = needs
  for (const orphan of await listOrphans(store))
    await writeEnd(needs, orphan, { state: 'waiting', reason: 'The process that built it ended.' })
  while (!signal.aborted) {
    const taken = await takeBuild(store)
    if (taken === undefined) return
    const { collection } = taken
    const end = await build({ collection, settings }, signal).catch((cause: unknown): BuildEnd => ({
      state: 'failed',
      reason: asError(cause).message,
    }))
    await writeEnd(needs, taken, end)
  }
}

const writeEnd = async ({ store, log }: Needs, asked: AskedBuild, end: BuildEnd): Promise<void> => {
  const state = await endBuild(store, asked, end)
  const { id: build_id, collection } = asked
  const release = end.state === 'built' ? end.release : undefined
  const level = state === 'failed' ? 'error' : 'info'
  if (state !== undefined)
    log[level]('build.ended', { build_id, collection, state, release, reason: end.reason })
}

/** Builds in a separate process, which gives the memory back. When the service stops, the build waits again. */
const buildAside = async (order: BuildOrder, signal: AbortSignal): Promise<BuildEnd> => {
  const child = fork(new URL('../bin/build-process.ts', import.meta.url), {
    // Settings hold what JSON does not, such as bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  let answer: BuildEnd | undefined
  // The program sends one answer.
  child.once('message', (message) => (answer = message as BuildEnd))
  // A terminal sends its signals to both processes. The child leaves them to the service.
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  try {
    if (signal.aborted) stop()
    // If the process has ended before, its exit code reports it.
    child.send(order, () => undefined)
    await ended
    if (answer !== undefined) return answer
    if (signal.aborted) return { state: 'waiting', reason: 'The service stopped.' }
    const reason = `The process of the build ended with ${child.exitCode ?? child.signalCode}.`
    return { state: 'failed', reason }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
