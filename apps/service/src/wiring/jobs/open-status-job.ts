import { statfs } from 'node:fs/promises'
import { countRequests, type AccessNeeds } from '../../access/index.ts'
import { findLastBackup } from '../../backup/index.ts'
import { findOldestReport, measureEvidence } from '../../corrections/index.ts'
import { countEvents, makeAdminApp, makeMetrics, type Observe } from '../../http/index.ts'
import { listPauses, measureQueue, type WatchedClock } from '../../messages/index.ts'
import { countWaitingMail, measureCodes } from '../../people/index.ts'
import type { Log, Store } from '../../platform/index.ts'
import { countServing, listNewest, listServices } from '../../releases/publish/index.ts'
import type { SamplesAside } from '../make-samples-aside.ts'
import type { OpenCollection } from '../open-collections.ts'
import { openIncidents } from '../open-incidents.ts'
import type { Lists } from '../open-lists.ts'
import type { Mail } from '../open-mail.ts'
import type { Rates } from '../open-rates.ts'
import { countRefusedStarts } from '../refused-starts.ts'
import type { Settings } from '../settings.ts'
import { makeDeliveryCounts } from '../status/count-deliveries.ts'
import { findServedRelease } from '../status/find-current-release.ts'
import { openStatus, type Status } from '../status/open-status.ts'
import { findCommit, VERSION } from '../version.ts'

type StatusJobNeeds = {
  readonly settings: Settings
  readonly log: Log
  readonly store: Store
  /** Absent without the secrets of people. */
  readonly access: AccessNeeds | undefined
  readonly lists: Lists
  readonly mail: Mail | undefined
  readonly rates: Rates
  readonly watchedClock: WatchedClock
  readonly collections: readonly OpenCollection[]
  readonly samples: Pick<SamplesAside, 'findDelay'>
  /** The reason why no reader answers. */
  readonly findReadersFault: () => string | undefined
  /** Counts the use of keys. */
  readonly countUse: Observe | undefined
}

export type StatusJob = ReturnType<typeof openStatusJob>

/** Status and metrics of this process. */
export const openStatusJob = (needs: StatusJobNeeds) => {
  const { settings, store, log, lists, watchedClock, samples, findReadersFault, countUse } = needs
  const mode = settings.ROTUNDA_DELIVERY
  const status = openStatus({
    ...lists,
    store,
    mode,
    findClockFault: () => watchedClock.findFault(),
    findReadersFault,
    collections: needs.collections.map(({ served: { collection, needed = false }, releases }) => ({
      needed,
      findDelay: () => samples.findDelay(collection.name),
      findRelease: () => findServedRelease(collection, releases),
    })),
  })
  const metrics = openMetrics(needs, status.listLists)
  return {
    metrics,
    admin: makeAdminApp(metrics.registry),
    /** Counts the events that it logs. */
    log: countEvents(metrics.registry, log),
    routed: {
      findStatus: status.findStatus,
      findParts: status.findParts,
      observe: observeAll(log, metrics.observe, ...(countUse === undefined ? [] : [countUse])),
      countDeliveries: makeDeliveryCounts(store, mode),
      listIncidents: openIncidents(settings, log),
    },
  }
}

/** Counts of a process that sends no mail. */
const NO_MAIL = { sent: 0, failed: 0, givenUp: new Map() }

const openMetrics = (
  { settings, store, access, collections, lists, mail, rates }: StatusJobNeeds,
  listLists: Status['listLists'],
) => {
  const mode = settings.ROTUNDA_DELIVERY
  return makeMetrics({
    measureQueue: () => measureQueue(store, mode),
    build: { version: VERSION, commit: findCommit() ?? 'unknown', mode },
    listPaused: async () => (await listPauses(store, mode)).map(({ channel }) => channel),
    listPublished: () => collections.flatMap(findPublished),
    countServices: () => countServices(store, collections),
    findRosterTime: lists.findRosterTime,
    findLastBackup: () => findLastBackup(store),
    measureFreeBytes: async () => {
      const { bavail, bsize } = await statfs(settings.ROTUNDA_DATA)
      return bavail * bsize
    },
    listChecked: async () =>
      (await listLists()).flatMap(({ list, checked_at }) =>
        checked_at === null ? [] : [{ list, at: new Date(checked_at) }],
      ),
    countWaitingMail: () => countWaitingMail(store),
    measureCodes: async () => (access === undefined ? {} : measureCodes(access, await store.now())),
    measureReviews: async () => measureReviews(store, await store.now()),
    measureEvidence: () => measureEvidence(store),
    countsAlone: rates.countsAlone,
    mailCounts: mail?.worker.counts ?? NO_MAIL,
    countRefusedStarts: () => countRefusedStarts(settings.ROTUNDA_DATA),
  })
}

const measureReviews = async (store: Store, at: Date) => ({
  reports: await findOldestReport(store, at),
  requests: Math.max(
    0,
    ...(await countRequests(store, at))
      .filter(({ state }) => state !== 'asked_back')
      .map(({ oldestSeconds }) => oldestSeconds),
  ),
})

const countServices = async (store: Store, collections: readonly OpenCollection[]) => {
  const [newest, services] = await Promise.all([listNewest(store), listServices(store)])
  return collections.flatMap(({ served: { collection } }) => {
    const release = newest.get(collection.name)
    return release === undefined
      ? []
      : [{ collection: collection.name, ...countServing(services, collection.name, release) }]
  })
}

const findPublished = ({ served: { collection }, releases }: OpenCollection) => {
  const [latest] = releases.listPublications()
  return latest === undefined ? [] : [{ collection: collection.name, at: new Date(latest.published_at) }]
}

/** Counts and logs each finished request. */
const observeAll =
  (log: Log<'http.request'>, ...observers: readonly Observe[]): Observe =>
  (request) => {
    for (const observe of observers) observe(request)
    logRequest(log, request)
  }

/** Logs the template of the route, never the address, which may hold anything. */
const logRequest = (
  log: Log<'http.request'>,
  { method, route, status, seconds, keyId, requestId }: Parameters<Observe>[0],
): void => {
  const ms = Math.round(seconds * 100_000) / 100
  log.info('http.request', { method, route, status, ms, key_id: keyId, request_id: requestId })
}
