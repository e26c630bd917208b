import { NoAnswer } from './failures.ts'
import { findDelay } from './find-delay.ts'
import { Problem } from './problem.ts'
import { readProblem, type ReadRefusal } from './read-problem.ts'
import type { Timing } from './timing.ts'

export type CallOptions = {
  readonly signal?: AbortSignal
  /** Seconds for the call with all its tries and waits; 120 when left out. */
  readonly timeoutSeconds?: number
}

/** What openapi-fetch gives for one request. */
export type Tried<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response }
export type Try<Data> = (signal: AbortSignal) => Promise<Tried<Data>>

export type CallNeeds = {
  /** Names the service in faults. */
  readonly origin: string
  readonly timing: Timing
  /** That of the data APIs when left out. */
  readonly readRefusal?: ReadRefusal
  /** 1 for what must not be repeated. */
  readonly mostTries?: number
}

type Answered<Data> = { readonly data: Data; readonly response: Response }
type Failed = {
  /** A Problem, an UnexpectedAnswer or a NoAnswer; of an aborted call the reason of its signal. */
  readonly cause: unknown
  readonly response?: Response | undefined
}
export type Called<Data> =
  | Answered<Data>
  // Whether some try may have been carried out without our knowing.
  | (Failed & { readonly inDoubt: boolean })

const TRIES = 5
const TIMEOUT_SECONDS = 120

/** Calls until there is an answer; throws why there is none. */
export const call = async <Data>(
  attempt: Try<Data>,
  options: CallOptions,
  needs: CallNeeds,
): Promise<Data> => {
  const called = await settle(attempt, options, needs)
  if ('data' in called) return called.data
  throw called.cause
}

/** Tries until the outcome is final, the tries are used up, or the next wait would end after the time of the call. */
export const settle = async <Data>(
  attempt: Try<Data>,
  { signal, timeoutSeconds = TIMEOUT_SECONDS }: CallOptions,
  needs: CallNeeds,
): Promise<Called<Data>> => {
  const { timing, mostTries = TRIES } = needs
  const end = timing.now() + timeoutSeconds * 1000
  let inDoubt = false
  for (let tries = 1; ; tries += 1) {
    if (isAborted(signal)) return { cause: signal?.reason, inDoubt }
    const limited = limit(timing.timeout(Math.max(Math.ceil(end - timing.now()), 0)), signal)
    const tried = await tryOnce(attempt, needs, limited)
    if ('data' in tried) return tried
    const { cause, response } = tried
    inDoubt ||= !(cause instanceof Problem && cause.status < 500)
    if (isAborted(signal)) continue
    const delay = findDelay(response, tries, timing)
    if (delay === undefined || tries >= mostTries || timing.now() + delay >= end)
      return { cause, response, inDoubt }
    await timing.wait(delay, limited)
  }
}

/** Asked again after every wait, which the compiler does not see. */
const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true

/** Ends with the caller's signal, or with the time of the call. */
const limit = (timeout: AbortSignal, signal: AbortSignal | undefined): AbortSignal =>
  signal === undefined ? timeout : AbortSignal.any([signal, timeout])

const tryOnce = async <Data>(
  attempt: Try<Data>,
  { origin, readRefusal = readProblem }: CallNeeds,
  signal: AbortSignal,
): Promise<Answered<Data> | Failed> => {
  let tried
  try {
    tried = await attempt(signal)
  } catch (cause) {
    // Also a body that ended early: what is left of JSON is not JSON.
    return { cause: new NoAnswer(`No whole answer came from ${origin}.`, { cause }) }
  }
  const { data, error, response } = tried
  // A success without an object has no error either, and so is an UnexpectedAnswer.
  return response.ok && typeof data === 'object' && data !== null
    ? { data, response }
    : { cause: readRefusal(response, error), response }
}
