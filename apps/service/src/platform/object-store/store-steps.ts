import { randomUUID } from 'node:crypto'
import type { ObjectStore, StoreFault } from './object-store.ts'

/** Letters, digits, `.`, `_` and `-` between slashes. A part that begins with a dot is a store's own, or leads elsewhere. */
const KEY = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/

/** Returns the key if it has the form of one. Any other is a bug of the caller, and could lead out of a folder. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`${key} is no key of a store of objects`)
  return key
}

/** Objects up to this size are not overwritten where the store can refuse it. */
export const SMALL_BYTES = 5 * 1024 * 1024

/** Explains a fault of an operation on a store; undefined for a bug, which stays what it is. */
export type ExplainFault = (cause: unknown) => StoreFault | undefined

/** Runs an operation, and throws its fault as a StoreFault. An aborted operation throws the reason of its signal. */
export const explained = async <Result>(
  explain: ExplainFault,
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    signal?.throwIfAborted()
    return await work()
  } catch (cause) {
    signal?.throwIfAborted()
    throw explain(cause) ?? cause
  }
}

/** Puts a small object twice. Keys differ, so that several processes may probe at once. */
export const probeOverwrites = async (
  put: ObjectStore['put'],
  remove: ObjectStore['remove'],
): Promise<{ readonly refusesOverwrites: boolean }> => {
  const key = `probe/${randomUUID()}`
  const content = { bytes: Buffer.from('probe') }
  try {
    await put(key, content)
    return { refusesOverwrites: (await put(key, content)) === 'existed' }
  } finally {
    // The fault of the probe itself says more.
    await remove(key).catch(() => undefined)
  }
}
