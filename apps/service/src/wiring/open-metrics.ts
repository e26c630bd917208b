import { statfs } from 'node:fs/promises'
import { countRequests } from '../access/index.ts'
import { findOldestReport, measureEvidence } from '../corrections/index.ts'
import { findLastBackup } from '../backup/index.ts'
import { makeMetrics, type Observe } from '../http/index.ts'
import { listPauses, measureQueue } from '../messages/index.ts'
import { countWaitingMail, measureCodes } from '../people/index.ts'
import type { Log, Store } from '../platform/index.ts'
import type { CurrentRelease } from '../releases/index.ts'
import type { Mail } from './open-mail.ts'
import { countRefusedStarts } from './refused-starts.ts'
import type { Secrets } from './secrets.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'
import type { Status } from './status/open-status.ts'
import { findCommit, VERSION } from './version.ts'

type Published = { readonly served: ServedCollection; readonly releases: CurrentRelease }

type MetricsNeeds = {
  readonly settings: Settings
  readonly store: Store
  readonly collections: readonly Published[]
  readonly findRosterTime: () => Promise<Date | undefined>
  readonly listLists: Status['listLists']
  readonly mail: Mail
  readonly secrets: Secrets
}

export const openMetrics = ({
  settings,
  store,
  collections,
  findRosterTime,
  listLists,
  mail,
  secrets,
}: MetricsNeeds) => {
  const mode = settings.ROTUNDA_DELIVERY
  return makeMetrics({
    measureQueue: () => measureQueue(store, mode),
    build: { version: VERSION, commit: findCommit() ?? 'unknown', mode },
    listPaused: async () => (await listPauses(store, mode)).map(({ channel }) => channel),
    listPublished: () => collections.flatMap(findPublished),
    findRosterTime,
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
    measureCodes: async () => measureCodes({ store, pepper: secrets.pepper }, await store.now()),
    measureReviews: async () => measureReviews(store, await store.now()),
    measureEvidence: () => measureEvidence(store),
    mailCounts: mail.worker.counts,
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

const findPublished = ({ served: { collection }, releases }: Published) => {
  const [latest] = releases.listPublications()
  return latest === undefined ? [] : [{ collection: collection.name, at: new Date(latest.published_at) }]
}

/** Counts and logs each finished request. */
export const observeAll =
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
