import { NoAnswer, UnexpectedAnswer } from './failures.ts'
import { findDelay } from './find-delay.ts'
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

type Failure = {
  readonly kind: 'failed'
  /** A Problem, an UnexpectedAnswer or a NoAnswer; of an aborted call the reason of its signal. */
  readonly cause: unknown
  readonly response: Response | undefined
  /** Whether some try may have been carried out without our knowing. */
  readonly inDoubt: boolean
}
export type Called<Data> =
  { readonly kind: 'answered'; readonly data: Data; readonly response: Response } | Failure

const TRIES = 5
const TIMEOUT_SECONDS = 120

/** Calls until there is an answer; throws why there is none. */
export const call = async <Data>(
  attempt: Try<Data>,
  options: CallOptions,
  needs: CallNeeds,
): Promise<Data> => {
  const called = await settle(attempt, options, needs)
  if (called.kind === 'failed') throw called.cause
  return called.data
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
    if (isAborted(signal)) return fail(signal?.reason, undefined, inDoubt)
    const tried = await tryOnce(attempt, needs, limit(end - timing.now(), signal))
    if (tried.kind === 'answered') return tried
    inDoubt ||= tried.inDoubt
    if (isAborted(signal)) continue
    const delay = findDelay(tried.response, tries, timing)
    if (delay === undefined || tries >= mostTries || timing.now() + delay >= end) return { ...tried, inDoubt }
    await timing.wait(delay, signal)
  }
}

const fail = (cause: unknown, response: Response | undefined, inDoubt: boolean): Failure => {
  return { kind: 'failed', cause, response, inDoubt }
}

/** Asked again after every wait, which the compiler does not see. */
const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true

/** Ends with the caller's signal, or with the time of the call. */
const limit = (milliseconds: number, signal: AbortSignal | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(Math.max(Math.ceil(milliseconds), 0))
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout])
}

const tryOnce = async <Data>(
  attempt: Try<Data>,
  { origin, readRefusal = readProblem }: CallNeeds,
  signal: AbortSignal,
): Promise<Called<Data>> => {
  let tried
  try {
    tried = await attempt(signal)
  } catch (cause) {
    // Also a body that ended early: what is left of JSON is not JSON.
    return fail(new NoAnswer(`No whole answer came from ${origin}.`, { cause }), undefined, true)
  }
  const { data, error, response } = tried
  if (response.ok && typeof data === 'object' && data !== null) return { kind: 'answered', data, response }
  // A success without an object has no error either, and so is an UnexpectedAnswer.
  const cause = readRefusal(response, error)
  return fail(cause, response, cause instanceof UnexpectedAnswer || response.status >= 500)
}
