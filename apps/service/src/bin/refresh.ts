import { setTimeout } from 'node:timers/promises'
import type { OfficeChannel, OfficeLists } from '../destinations/index.ts'
import { asError, Refusal, type Clock, type Log } from '../platform/index.ts'
import type { Receivers } from './receivers.ts'

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
  readonly clock: Clock
  readonly log: Log<RefreshEvent>
  readonly signal: AbortSignal
}

const OFFICES_MILLISECONDS = 12 * 60 * 60 * 1000
const DOCKETS_MILLISECONDS = 60 * 60 * 1000
/** After a failure: an outage must not leave a new service without its lists for half a day. */
const AGAIN_MILLISECONDS = 60 * 1000

/**
 * Keeps the lists that come from the receivers fresh, until the signal. What fails leaves the last list in use; a
 * fault of our own or of the database is reported, and does not end the process.
 */
export const keepFresh = (needs: RefreshNeeds, begin: 'now' | 'in a while'): Promise<unknown> => {
  const keep = async (milliseconds: number, refresh: () => Promise<boolean>): Promise<void> => {
    if (begin === 'in a while') await wait(needs, milliseconds)
    await repeat(needs, milliseconds, refresh)
  }
  return Promise.all([
    keep(OFFICES_MILLISECONDS, () => refreshOffices(needs, 'house-cwc')),
    keep(OFFICES_MILLISECONDS, () => refreshOffices(needs, 'senate-cwc')),
    keep(DOCKETS_MILLISECONDS, () => refreshDockets(needs)),
  ])
}

/** Everything once, before the first request: for receivers that answer at once, as simulators do. */
export const refreshOnce = (needs: RefreshNeeds): Promise<unknown> =>
  Promise.all([
    refreshOffices(needs, 'house-cwc'),
    refreshOffices(needs, 'senate-cwc'),
    refreshDockets(needs),
  ])

const repeat = async (needs: RefreshNeeds, every: number, refresh: () => Promise<boolean>): Promise<void> => {
  while (!needs.signal.aborted) {
    const done = await refresh().catch((cause: unknown) => {
      needs.log.error('refresh.fault', { err: asError(cause) })
      return false
    })
    await wait(needs, done ? every : AGAIN_MILLISECONDS)
  }
}

/** The signal ends the wait by rejecting it. */
const wait = ({ signal }: RefreshNeeds, milliseconds: number): Promise<void> =>
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

const refreshDockets = ({ receivers, log }: RefreshNeeds): Promise<boolean> =>
  refreshOrKeep(
    (reason) => log.warn('dockets.kept', { reason }),
    async () => {
      const { leftOut } = await receivers.dockets.refresh()
      for (const { agency, reason } of leftOut) log.warn('dockets.left_out', { agency, reason })
      log.info('dockets.refreshed')
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
