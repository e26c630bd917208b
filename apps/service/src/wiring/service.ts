import type { FastifyInstance } from 'fastify'
import { KeyQuotas, type AccessNeeds, type KeyUsage } from '../access/index.ts'
import {
  makeDocketFreshness,
  makeOfficeLists,
  type DocketFreshness,
  type OfficeLists,
} from '../destinations/index.ts'
import {
  RateLimit,
  answerPages,
  countEvents,
  makeAdminApp,
  makeApp,
  makeClientAddress,
  makeFullAddress,
  makeIsProxy,
  type App,
  type AppNeeds,
  type DataNeeds,
} from '../http/index.ts'
import { WatchedClock, makeDatabaseClock, openMessages, type DeliveryWorker } from '../messages/index.ts'
import { warnOfLostPasskeys } from '../people/index.ts'
import { systemClocks, type Clock, type Clocks, type Log, type Store } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { checkSecrets } from './check-secrets.ts'
import { issueDevelopmentKey, putDraftInForce } from './first-start.ts'
import { tellFollowers } from './count-changes.ts'
import { makeSamplesAside, type SamplesAside } from './make-samples-aside.ts'
import { openCatalog } from './open-catalog.ts'
import { openCollections, type OpenCollection } from './open-collections.ts'
import { openDatabase } from './open-database.ts'
import { openIncidents } from './open-incidents.ts'
import { countUsage, keepUsage, openUsage } from './keep-usage.ts'
import { openLists } from './open-lists.ts'
import { openMail, type Mail } from './open-mail.ts'
import { observeAll, openMetrics } from './open-metrics.ts'
import {
  beginReading,
  openPages,
  openPortalPages,
  type OpenedReading,
  type Threading,
} from './open-readers.ts'
import { listProxies } from './public-settings.ts'
import { eraseEvidence, openReports } from './open-reports.ts'
import { openReceivers, type Receivers } from './receivers.ts'
import { keepFresh } from './refresh.ts'
import { openSandbox, readReceived, type SandboxAddresses } from './sandbox.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { keepServing } from './serving.ts'
import type { Settings } from './settings.ts'
import { makeDeliveryCounts } from './status/count-deliveries.ts'
import { findServedRelease } from './status/find-current-release.ts'
import { openStatus } from './status/open-status.ts'
import { startWorkers } from './watch-access.ts'

export type Service = {
  readonly app: App
  readonly admin: FastifyInstance
  readonly worker: DeliveryWorker
  readonly store: Store
  readonly findStatus: AppNeeds['findStatus']
  readonly samples: Pick<SamplesAside, 'findDelay'>
  /** Resolves when every reader has opened the published releases. Requests for data wait until then. */
  readonly dataOpened: Promise<void>
  /** Issues the key of the first start of a sandbox. Called only when the key can be shown. */
  issueDevelopmentKey(): Promise<string | undefined>
  /** Is unready at once. After the wait it refuses new requests, ends those under way, and closes. */
  stop(wait?: Promise<undefined>): Promise<void>
}

/** Opens the service from its settings. The worker runs already; no port is open yet. */
export const openService = async (
  settings: Settings,
  log: Log = makeLog(settings.ROTUNDA_LOG_LEVEL),
  clocks: Clocks = systemClocks,
  threading: Threading = {},
): Promise<Service> => {
  const { clock } = clocks
  const [leaving, stopping] = [new AbortController(), new AbortController()]
  const { signal } = stopping
  const reading = beginReading({ settings, log, endAfter: clocks.endAfter, threading })
  const secrets = openSecrets(settings)
  const store = await openDatabase(settings)
  await checkSecrets(store, settings.ROTUNDA_DELIVERY, secrets)
  const sandbox = await openSandbox(settings)
  const receivers = openReceivers({ settings, sandbox: sandbox?.addresses, store, clock, signal })
  const { collections, delays } = openCollections({ ...reading, settings, clock, log })
  const opened = await reading.open(collections)
  const samples = await makeSamplesAside({ ...clocks, settings, log, signal, collections, delays })
  const officeLists = makeOfficeLists({ store, clock })
  const docketFreshness = makeDocketFreshness(store, settings.ROTUNDA_DELIVERY)
  const mail = await openMail({ settings, store, sealer: secrets.sealer, log })
  const parts = {
    settings,
    log,
    mail,
    watchedClock: new WatchedClock(),
    ...clocks,
    queueClock: await makeDatabaseClock(store, clock),
    secrets,
    sandbox: sandbox?.addresses,
    receivers,
    store,
    officeLists,
    docketFreshness,
    collections,
    samples,
    opened,
    usage: openUsage(store, log),
  }
  const dataOpened = samples.opened.then(() => opened.refresh())
  const { worker, admin, needs } = assemble(parts, signal, leaving.signal)
  await putDraftInForce(needs.access, clock())
  const app = await makeApp(needs)
  await begin(app, parts)
  const ongoing = [keepUsage(parts.usage, signal), keepServing({ settings, collections, signal })]
  const refreshing = keepFresh({ receivers, officeLists, docketFreshness, clock, log, signal })
  // A real gateway may be slow or away, and must not keep the service from starting.
  if (sandbox !== undefined) await refreshing.once
  const { access, findStatus } = needs
  const more = [tellFollowers(app, opened), eraseEvidence(settings)]
  ongoing.push(startWorkers({ settings, workers: [worker, mail.worker], access, log, signal, more }))
  const issueKey = () => issueDevelopmentKey(access, clock())
  const stop = async (wait?: Promise<undefined>) => {
    leaving.abort()
    stopping.abort(await wait)
    await endAll({ ...parts, app, admin, worker, ended: [refreshing.ended, ...ongoing] })
    await sandbox?.close()
  }
  return { app, admin, worker, store, samples, dataOpened, findStatus, issueDevelopmentKey: issueKey, stop }
}

/** Samples are made once the port is open, and links of mails lead to it. */
const begin = async (app: App, { settings, store, log, mail, samples, opened }: Parts): Promise<void> => {
  await warnOfLostPasskeys({ store, log }, settings.ROTUNDA_PUBLIC_URL)
  opened.begin(answerPages(app))
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (typeof address === 'object' && address !== null) mail.listensOn(address.port)
    return samples.start()
  })
}

type Ending = Pick<Parts, 'settings' | 'mail' | 'collections' | 'samples' | 'opened' | 'store' | 'usage'> &
  Pick<Service, 'app' | 'admin' | 'worker'> & { readonly ended: readonly Promise<unknown>[] }

const endAll = async ({
  settings,
  collections,
  store,
  app,
  admin,
  worker,
  ...parts
}: Ending): Promise<void> => {
  // These end in parallel: a caller that reads slowly must not delay the end of tries.
  await Promise.all([
    app.close(),
    worker.stop(settings.ROTUNDA_DRAIN_SECONDS),
    parts.mail.worker.stop(settings.ROTUNDA_DRAIN_SECONDS),
    parts.samples.settle(),
    ...parts.ended,
  ])
  // No answer is left to count.
  await parts.usage.flush()
  await Promise.all([admin.close(), parts.opened.close()])
  await Promise.all(collections.flatMap(({ releases, documents }) => [releases.close(), documents.close()]))
  await store.close()
}

type Parts = Clocks & {
  readonly settings: Settings
  readonly log: Log
  readonly mail: Mail
  /** Dates what is queued. */
  readonly queueClock: Clock
  readonly watchedClock: WatchedClock
  readonly secrets: Secrets
  readonly sandbox: SandboxAddresses | undefined
  readonly receivers: Receivers
  readonly store: Store
  readonly officeLists: OfficeLists
  readonly docketFreshness: DocketFreshness
  readonly collections: readonly OpenCollection[]
  readonly samples: SamplesAside
  readonly opened: OpenedReading
  readonly usage: KeyUsage
}

const openRate = ({ steady }: Parts, limit: number) => new RateLimit({ limit, windowSeconds: 60 }, steady)

/** Counters of requests, with and without a key. */
const openLimits = (parts: Parts) => {
  const { settings, store } = parts
  const proxies = listProxies(settings)
  return {
    keyRate: openRate(parts, settings.ROTUNDA_MESSAGE_RATE),
    failures: openRate(parts, settings.ROTUNDA_PUBLIC_RATE),
    quotas: new KeyQuotas(store),
    clientAddress: makeClientAddress(proxies),
    fullAddress: makeFullAddress(proxies),
  }
}

/** Data APIs, bulk files, and the counter of their readers. */
const openPublicData = (parts: Parts): Pick<AppNeeds, 'data'> => {
  const { settings } = parts
  const { apis, readers, packers } = parts.opened
  const [first, ...others] = apis
  if (first === undefined) return {}
  const catalog = openCatalog(settings)
  const data: DataNeeds = {
    apis: [first, ...others],
    publicRate: openRate(parts, settings.ROTUNDA_PUBLIC_RATE),
    clientAddress: makeClientAddress(listProxies(settings)),
    readers,
    packers,
    findWait: parts.samples.findWait,
    ...(catalog && { catalog }),
  }
  return { data }
}

/** Lists, status and metrics. */
const openViews = (parts: Parts) => {
  const lists = openLists(parts)
  const status = openStatus({
    ...parts,
    mode: parts.settings.ROTUNDA_DELIVERY,
    rosterStore: lists.rosterStore,
    findClockFault: () => parts.watchedClock.findFault(),
    findReadersFault: parts.opened.findFault,
    collections: parts.collections.map(({ served: { collection, needed = false }, releases }) => ({
      needed,
      findDelay: () => parts.samples.findDelay(collection.name),
      findRelease: () => findServedRelease(collection, releases),
    })),
  })
  const metrics = openMetrics({ ...parts, findRosterTime: lists.findRosterTime, listLists: status.listLists })
  return { lists, status, metrics }
}

type Assembly = { readonly worker: DeliveryWorker; readonly admin: FastifyInstance; readonly needs: AppNeeds }

const assemble = (parts: Parts, signal: AbortSignal, leaving: AbortSignal): Assembly => {
  const { settings, clock, secrets, receivers, store, sandbox } = parts
  const mode = settings.ROTUNDA_DELIVERY
  const { lists, status, metrics } = openViews(parts)
  const log = countEvents(metrics.registry, parts.log)
  const { worker, ...messages } = openMessages({
    ...parts,
    ...lists,
    mode,
    log,
    signal,
    sealer: secrets.sealer,
    digestSecret: secrets.pepper,
    random: Math.random,
    channels: receivers.channels,
    retention: { retentionDays: settings.ROTUNDA_RETENTION_DAYS },
    onAccepted: metrics.accepted,
  })
  worker.onSettled(metrics.settled)
  const access: AccessNeeds = {
    store,
    pepper: secrets.pepper,
    sealer: secrets.sealer,
    kind: mode === 'live' ? 'live' : 'test',
  }
  const needs: AppNeeds = {
    ...messages,
    ...openLimits(parts),
    ...openPublicData(parts),
    access,
    portal: {
      ...access,
      sealer: secrets.sealer,
      ...openReports(settings, parts.opened),
      pages: openPortalPages(settings),
    },
    clock,
    log,
    observe: observeAll(parts.log, metrics.observe, countUsage(parts.usage, clock)),
    isDraining: () => leaving.aborted,
    findStatus: status.findStatus,
    findParts: status.findParts,
    countDeliveries: makeDeliveryCounts(store, mode),
    listIncidents: openIncidents(settings, parts.log),
    listLegislators: lists.listLegislators,
    listOpenDockets: () => receivers.dockets.listOpenDockets(),
    pages: openPages(parts),
    isProxy: makeIsProxy(listProxies(settings)),
    publicUrl: settings.ROTUNDA_PUBLIC_URL,
    ...(parts.mail.sandboxMail && { sandboxMail: parts.mail.sandboxMail }),
    ...(sandbox && { readReceived: ({ delivery_id }) => readReceived(sandbox, delivery_id) }),
  }
  return { worker, admin: makeAdminApp(metrics.registry), needs }
}
