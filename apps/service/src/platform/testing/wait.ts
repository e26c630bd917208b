import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/**
 * The one bound of every wait, and of every program that a test runs: far longer than anything takes on two cores that
 * have ten times as much to do as they can. A wait without an end would keep the suite from ending.
 */
export const WAIT_MILLISECONDS = 300_000

const POLL_MILLISECONDS = 5

/** For `fetch`, and for what else takes a signal. It passes by the machine's clock, also where a test has its own. */
export const patience = (milliseconds = WAIT_MILLISECONDS): AbortSignal => AbortSignal.timeout(milliseconds)

/** The promise; or, when it takes too long, a fault that says what was waited for. */
export const within = async <T>(
  what: string,
  promise: Promise<T>,
  milliseconds = WAIT_MILLISECONDS,
): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const refuse = () => late.reject(new Error(`Waited ${milliseconds / 1000} s for ${what}, in vain.`))
  const signal = patience(milliseconds)
  signal.addEventListener('abort', refuse)
  return Promise.race([promise, late.promise]).finally(() => signal.removeEventListener('abort', refuse))
}

/**
 * Asks again and again until the answer is a yes, or anything else that is not empty, and gives it: for what sends no
 * event, such as another process or a database.
 */
export const waitUntil = async <T>(
  what: string,
  ask: () => T | Promise<T>,
  milliseconds = WAIT_MILLISECONDS,
): Promise<T> => {
  const signal = patience(milliseconds)
  for (;;) {
    const answer = await within(what, Promise.resolve(ask()), milliseconds)
    if (answer) return answer
    if (signal.aborted) throw new Error(`Waited ${milliseconds / 1000} s for ${what}, in vain.`)
    await setTimeout(POLL_MILLISECONDS)
  }
}

/** `once` of node:events, with an end. */
export const once = (
  emitter: EventEmitter | EventTarget,
  event: string,
  milliseconds = WAIT_MILLISECONDS,
): ReturnType<typeof EventEmitter.once> => {
  const next =
    emitter instanceof EventTarget ? EventEmitter.once(emitter, event) : EventEmitter.once(emitter, event)
  return within(`"${event}" of a ${emitter.constructor.name}`, next, milliseconds)
}
