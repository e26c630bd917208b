import { setTimeout } from 'node:timers/promises'
import type { OfficeChannel, OfficeLists } from '../destinations/index.ts'
import type { Clock, Log } from '../platform/index.ts'
import type { Receivers } from './receivers.ts'

export type RefreshEvent = 'offices.refreshed' | 'offices.kept' | 'dockets.refreshed' | 'dockets.kept'

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

/** Keeps the lists that come from the receivers fresh, until the signal. What fails leaves the last list in use. */
export const keepFresh = (needs: RefreshNeeds): Promise<unknown> =>
  Promise.all([
    repeat(needs.signal, OFFICES_MILLISECONDS, () => refreshOffices(needs, 'house-cwc')),
    repeat(needs.signal, OFFICES_MILLISECONDS, () => refreshOffices(needs, 'senate-cwc')),
    repeat(needs.signal, DOCKETS_MILLISECONDS, () => refreshDockets(needs)),
  ])

/** Everything once, before the first request: for receivers that answer at once, as simulators do. */
export const refreshOnce = (needs: RefreshNeeds): Promise<unknown> =>
  Promise.all([
    refreshOffices(needs, 'house-cwc'),
    refreshOffices(needs, 'senate-cwc'),
    refreshDockets(needs),
  ])

const repeat = async (signal: AbortSignal, every: number, refresh: () => Promise<boolean>): Promise<void> => {
  while (!signal.aborted) {
    const done = await refresh()
    // The signal ends the wait by rejecting it.
    await setTimeout(done ? every : AGAIN_MILLISECONDS, undefined, { signal, ref: false }).catch(
      () => undefined,
    )
  }
}

export const refreshOffices = async (
  { receivers, officeLists, clock, log, signal }: RefreshNeeds,
  channel: OfficeChannel,
): Promise<boolean> => {
  const gateway = channel === 'house-cwc' ? receivers.house : receivers.senate
  const list = await gateway.listOffices(signal)
  if (list.kind === 'unavailable') {
    log.warn('offices.kept', { channel, reason: list.reason })
    return false
  }
  await officeLists.saveOffices(channel, list.codes, clock())
  log.info('offices.refreshed', { channel, count: list.codes.length })
  return true
}

const refreshDockets = async ({ receivers, log }: RefreshNeeds): Promise<boolean> => {
  try {
    await receivers.dockets.refresh()
    log.info('dockets.refreshed')
    return true
  } catch (cause) {
    // An upstream that is away: the list of the last time stays in use.
    log.warn('dockets.kept', { reason: cause instanceof Error ? cause.message : String(cause) })
    return false
  }
}
