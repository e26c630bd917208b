import { setTimeout } from 'node:timers/promises'
import { lapseRequests, watchKeys, type AccessNeeds } from '../access/index.ts'
import { watchReports } from '../corrections/index.ts'
import { forgetEnded, mailAuditHead, noteRefusedSignIns } from '../people/index.ts'
import { asError, type Log } from '../platform/index.ts'

const HOUR = 3_600_000

type AccessEvent = 'access.fault'

export type HourlyStep = (access: AccessNeeds, at: Date) => Promise<unknown>

export type WatchNeeds = {
  readonly access: AccessNeeds
  readonly log: Log<AccessEvent>
  readonly signal: AbortSignal
  readonly steps?: readonly HourlyStep[]
  /** Resolves when the time has passed or the signal has come. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Steps that any number of processes may take: each finds nothing to do once another has done it. */
export const ACCESS_STEPS: readonly HourlyStep[] = [
  watchKeys,
  lapseRequests,
  watchReports,
  noteRefusedSignIns,
  mailAuditHead,
  forgetEnded,
]

/**
 * Takes the steps at once and every hour, until the signal. By default they mail owners about keys that end or are idle,
 * let old requests lapse, draw reviewers of reports, write refused sign-ins down, mail the head of the audit log once a
 * day, and forget what has ended. A fault is reported, and the next hour tries again.
 */
export const watchAccess = async ({
  access,
  log,
  signal,
  steps = ACCESS_STEPS,
  wait = waitUnlessEnded,
}: WatchNeeds): Promise<void> => {
  while (!signal.aborted) {
    for (const work of steps)
      try {
        // Codes and sessions end by the database's clock, which all processes share.
        await work(access, await access.store.now())
      } catch (cause) {
        log.error('access.fault', { err: asError(cause) })
      }
    await wait(HOUR, signal)
  }
}

/** The signal ends the wait by rejecting it. */
const waitUnlessEnded = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
