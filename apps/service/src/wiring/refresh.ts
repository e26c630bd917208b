import { setTimeout } from 'node:timers/promises'
import type { DocketFreshness, DocketStore, OfficeChannel, OfficeLists } from '../destinations/index.ts'
import { asError, Refusal, type Clock, type Log } from '../platform/index.ts'
import type { Receivers } from './receivers.ts'
import { REFRESH_LIMITS } from './limits.ts'

export type RefreshEvent =
  | 'offices.refreshed'
  | 'offices.kept'
  | 'dockets.refreshed'
  | 'dockets.kept'
  | 'dockets.left_out'
  | 'refresh.fault'

export type RefreshNeeds = {
  readonly receivers: Receivers
  readonly officeLists: OfficeLists
  readonly docketFreshness: DocketFreshness
  readonly keptDockets: DocketStore
  readonly clock: Clock
  readonly log: Log<RefreshEvent>
  readonly signal: AbortSignal
  /** Resolves when the time has passed or the signal has come. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const OFFICES_MILLISECONDS = REFRESH_LIMITS.officesHours.value * 3_600_000
export const DOCKETS_MILLISECONDS = REFRESH_LIMITS.docketsHours.value * 3_600_000
const AGAIN_MILLISECONDS = REFRESH_LIMITS.againMinutes.value * 60_000

export type Refreshing = {
  /** Every list has been asked for once. Receivers that answer at once, as simulators do, can be waited for. */
  readonly once: Promise<unknown>
  /** The signal came. */
  readonly ended: Promise<unknown>
}

/**
 * Keeps the lists that come from the receivers fresh, until the signal. What fails leaves the last list in use, and is
 * asked again after a minute, then after two, four and so on; a fault of our own or of the database is reported, and
 * does not end the process.
 */
export const keepFresh = (needs: RefreshNeeds): Refreshing => {
  const lists = [
    keepList(needs, OFFICES_MILLISECONDS, () => refreshOffices(needs, 'house-cwc')),
    keepList(needs, OFFICES_MILLISECONDS, () => refreshOffices(needs, 'senate-cwc')),
    keepList(needs, DOCKETS_MILLISECONDS, () => refreshDockets(needs)),
  ]
  return {
    once: Promise.all(lists.map(({ once }) => once)),
    ended: Promise.all(lists.map(({ ended }) => ended)),
  }
}

const keepList = (needs: RefreshNeeds, every: number, refresh: () => Promise<boolean>): Refreshing => {
  const tryNow = () =>
    refresh().catch((cause: unknown) => {
      needs.log.error('refresh.fault', { err: asError(cause) })
      return false
    })
  const once = tryNow()
  return { once, ended: repeat(needs, every, once, tryNow) }
}

const repeat = async (
  { wait = waitUnlessEnded, signal }: RefreshNeeds,
  every: number,
  once: Promise<boolean>,
  tryNow: () => Promise<boolean>,
): Promise<void> => {
  let failures = (await once) ? 0 : 1
  for (;;) {
    await wait(failures === 0 ? every : Math.min(every, AGAIN_MILLISECONDS * 2 ** (failures - 1)), signal)
    if (signal.aborted) return
    failures = (await tryNow()) ? 0 : failures + 1
  }
}

/** The signal ends the wait by rejecting it. */
const waitUnlessEnded = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)

const refreshOffices = async (needs: RefreshNeeds, channel: OfficeChannel): Promise<boolean> => {
  const { receivers, officeLists, clock, log, signal } = needs
  const gateway = channel === 'house-cwc' ? receivers.house : receivers.senate
  const list = await gateway.listOffices(signal)
  if (list.kind === 'unavailable') {
    log.warn('offices.kept', { channel, reason: list.reason })
    return false
  }
  return refreshOrKeep(
    (reason) => log.warn('offices.kept', { channel, reason }),
    async () => {
      await officeLists.saveOffices(channel, { ...list, retrievedAt: clock() })
      log.info('offices.refreshed', { channel, count: list.codes.length })
    },
  )
}

const refreshDockets = ({ receivers, docketFreshness, keptDockets, log }: RefreshNeeds): Promise<boolean> =>
  refreshOrKeep(
    (reason) => log.warn('dockets.kept', { reason }),
    async () => {
      const { leftOut } = await receivers.dockets.refresh()
      for (const { agency, reason } of leftOut) log.warn('dockets.left_out', { agency, reason })
      log.info('dockets.refreshed')
      const kept = receivers.dockets.getKept()
      if (kept === undefined) return
      await docketFreshness.save(kept.freshness)
      await keptDockets.save(kept)
    },
  )

/** Whether there is a new list. A source that is away, or gave no list, leaves the last one; no other fault is caught. */
const refreshOrKeep = async (
  reportKept: (reason: string) => void,
  refresh: () => Promise<void>,
): Promise<boolean> => {
  try {
    await refresh()
    return true
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'unavailable')) throw cause
    reportKept(cause.message)
    return false
  }
}
