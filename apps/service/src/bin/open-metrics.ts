import { CHANNELS, type ChannelName } from '@rotunda/contract'
import { makeMetrics, type Observe } from '../http/index.ts'
import { findPause, measureQueue, type DeliveryMode } from '../messages/index.ts'
import type { Log, Store } from '../platform/index.ts'
import type { WatchedRelease } from '../releases/index.ts'
import type { Settings } from './settings.ts'
import { VERSION } from './version.ts'

type MetricsNeeds = {
  readonly settings: Settings
  readonly store: Store
  readonly releases: WatchedRelease
}

export const openMetrics = (
  { settings, store, releases }: MetricsNeeds,
  findRosterTime: () => Promise<Date | undefined>,
) => {
  const mode = settings.ROTUNDA_DELIVERY
  return makeMetrics({
    measureQueue: () => measureQueue(store, mode),
    build: { version: VERSION, mode },
    listPaused: () => listPaused(store, mode),
    findReleaseTime: () => findReleaseTime(releases),
    findRosterTime,
  })
}

const listPaused = async (store: Store, mode: DeliveryMode): Promise<ChannelName[]> => {
  const pauses = await Promise.all(CHANNELS.map((channel) => findPause(store, mode, channel)))
  return pauses.flatMap((pause) => pause?.channel ?? [])
}

const findReleaseTime = (releases: WatchedRelease): Date | undefined => {
  const [latest] = releases.listPublications()
  return latest && new Date(latest.published_at)
}

/** Each finished request is counted and logged. */
export const observeAll =
  (observe: Observe, log: Log<'http.request'>): Observe =>
  (request) => {
    observe(request)
    logRequest(log, request)
  }

/** The route's template, never the address: a sender may have put anything into it. */
const logRequest = (
  log: Log<'http.request'>,
  { method, route, status, seconds, keyId, requestId }: Parameters<Observe>[0],
): void => {
  const ms = Math.round(seconds * 100_000) / 100
  log.info('http.request', { method, route, status, ms, key_id: keyId, request_id: requestId })
}
