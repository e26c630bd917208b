import type { AccessNeeds } from '../access/index.ts'
import { makeApp, makeClientAddress, makeFullAddress, makeIsProxy, type App } from '../http/index.ts'
import { answerPages } from '../http/pages/index.ts'
import { WatchedClock } from '../messages/index.ts'
import { systemClocks, type Clocks, type Log } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { forgetBuilds } from './asked-builds.ts'
import { buildAsked } from './build-asked.ts'
import { tellFollowers } from './count-changes.ts'
import { openDataJob, type DataJob } from './jobs/open-data-job.ts'
import { openDeliveryJob } from './jobs/open-delivery-job.ts'
import { openMessageJob } from './jobs/open-message-job.ts'
import { openPartnerJob } from './jobs/open-partner-job.ts'
import { openStatusJob, type StatusJob } from './jobs/open-status-job.ts'
import { makeEraseEvidence } from './erase-evidence.ts'
import { makeAccess } from './open-access.ts'
import { openLateDatabase, type LateDatabase } from './open-late-database.ts'
import { openLists, type Lists } from './open-lists.ts'
import { openMail, type Mail } from './open-mail.ts'
import { closeObjects } from './open-objects.ts'
import { openRates } from './open-rates.ts'
import { beginReading, type Threading } from './open-readers.ts'
import { listProxies } from './public-settings.ts'
import type { Receivers } from './receivers.ts'
import { keepFresh } from './refresh.ts'
import { hasRole, isRead, READING_ROLES, rolesOf } from './roles.ts'
import type { Sandbox } from './sandbox.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'
import { ACCESS_STEPS, watchAccess, type HourlyStep } from './watch-access.ts'

export type Service = Awaited<ReturnType<typeof openService>>

/** Opens the service from its settings. The workers run already; no port is open yet. */
export const openService = async (
  settings: Settings,
  log: Log = makeLog(settings.ROTUNDA_LOG_LEVEL),
  clocks: Clocks = systemClocks,
  threading: Threading = {},
) => {
  const [leaving, stopping] = [new AbortController(), new AbortController()]
  const base: Base = { ...clocks, settings, log, signal: stopping.signal }
  const jobs = await openJobs(base, threading)
  const { database, sandbox, rates, data, partner, status, delivery, portal } = jobs
  const { store, isOpen } = database
  const app = await openApp(base, jobs, () => leaving.signal.aborted)
  const serving = data.start()
  const started = database.untilOpen().then(() => startJobs(base, jobs, app))
  const opened = started.then(() => undefined)
  // A database that is away must not keep the data from being served.
  if (isOpen()) await opened
  const settled = started.then(
    (ended) => Promise.all(ended),
    () => undefined,
  )
  return {
    app,
    admin: status.admin,
    worker: delivery?.worker,
    store,
    samples: data.samples,
    /** Collections that the roles of this process read. */
    collections: data.collections.map(({ served }) => served),
    /** False while the service serves data alone, because its database was away at the start. */
    isOpen,
    /** Resolves when the database is open, or after `stop`. Rejects with a fault that would have ended the start. */
    opened,
    /** Resolves when every reader has opened the published releases. Requests for data wait until then. */
    dataOpened: data.opened,
    findStatus: status.routed.findStatus,
    /** Issues the key of the first start of a sandbox. Called only when the key can be shown. */
    issueDevelopmentKey: async () => portal?.issueDevelopmentKey(),
    /** Is unready at once. After the wait it refuses new requests, ends those under way, and closes. */
    stop: async (wait?: Promise<undefined>): Promise<void> => {
      leaving.abort()
      stopping.abort(await wait)
      // These end in parallel: a caller that reads slowly must not delay the end of tries.
      await Promise.all([app.close(), delivery?.stop(), data.samples.settle(), serving])
      // A store that does not answer would hold up the hourly work.
      await closeObjects(settings)
      await settled
      // No answer is left to count.
      await partner?.close()
      await status.admin.close()
      await data.close()
      rates.close()
      await store.close()
      await sandbox?.close()
    },
  }
}

type Base = Clocks & { readonly settings: Settings; readonly log: Log; readonly signal: AbortSignal }

type Jobs = Awaited<ReturnType<typeof openJobs>>

/** Roles that check messages, send them, or read the lists of their receivers. */
const SENDING_ROLES = ['message', 'deliver', 'keep'] as const

/**
 * Opens the jobs of the roles in this order: each takes its parts from those above it. Reader threads load meanwhile. A
 * process loads the code of its own jobs alone.
 */
const openJobs = async (base: Base, threading: Threading) => {
  const { settings } = base
  const reading = beginReading({ ...base, threading })
  const database = await openLateDatabase(base)
  const { store, atOpening } = database
  const access = hasRole(settings, ...SENDING_ROLES, 'partner', 'portal')
    ? await openChecked(settings, database)
    : undefined
  const { sandbox, receivers } = hasRole(settings, ...SENDING_ROLES)
    ? await (await import('./open-sending.ts')).openSending({ ...base, store })
    : {}
  const shared = { ...base, store, access, atOpening }
  const lists = openLists({ ...shared, receivers })
  const mail =
    access && hasRole(settings, 'portal', 'deliver') ? await openMail({ ...base, ...access }) : undefined
  const watchedClock = new WatchedClock()
  const rates = await openRates(base)
  const listed = await listRead(settings)
  const data = await openDataJob({ ...shared, reading, listed })
  const partner =
    access && hasRole(settings, 'message', 'partner') ? openPartnerJob({ ...base, access }) : undefined
  const status = openStatusJob({
    ...shared,
    ...data,
    rates,
    lists,
    mail,
    watchedClock,
    countUse: partner?.countUse,
  })
  const opened = {
    database,
    access,
    sandbox,
    receivers,
    lists,
    mail,
    watchedClock,
    rates,
    data,
    partner,
    status,
  }
  return { ...opened, ...(await openSendingJobs(base, opened)), ...(await openPeopleJobs(base, opened)) }
}

/** Lists the collections of the roles. Their code is loaded only where there are any. */
const listRead = async (settings: Settings): Promise<readonly ServedCollection[]> => {
  if (!hasRole(settings, ...READING_ROLES)) return []
  const { COLLECTIONS } = await import('./collections.ts')
  return COLLECTIONS.filter((served) => isRead(settings, served))
}

type Opened = {
  readonly database: LateDatabase
  readonly access: AccessNeeds | undefined
  readonly sandbox?: Sandbox | undefined
  readonly receivers?: Receivers | undefined
  readonly lists: Lists
  readonly mail: Mail | undefined
  readonly watchedClock: WatchedClock
  readonly data: DataJob
  readonly status: StatusJob
}

/** Opens the jobs of messages. A process that accepts them has the worker too, which counts who waits. */
const openSendingJobs = async (
  base: Base,
  { database, access, sandbox, receivers, lists, mail, watchedClock, status }: Opened,
) => {
  if (access === undefined || receivers === undefined) return {}
  const { log, metrics } = status
  const shared = { ...base, ...access, access, log, watchedClock, mail }
  const delivery = openDeliveryJob({ ...shared, ...lists.destinations, channels: receivers.channels })
  delivery.worker.onSettled(metrics.settled)
  if (!hasRole(base.settings, 'message')) return { delivery }
  const message = await openMessageJob({
    ...shared,
    atOpening: database.atOpening,
    lists,
    receivers,
    sandbox: sandbox?.addresses,
    worker: delivery.worker,
    onAccepted: metrics.accepted,
  })
  return { delivery, message }
}

/** Opens the jobs that answer people: pages, and the portal. */
const openPeopleJobs = async ({ settings, log, clock }: Base, { access, data, mail }: Opened) => {
  const pages = hasRole(settings, 'pages')
    ? (await import('./jobs/open-pages-job.ts')).openPagesJob({ ...data, settings })
    : undefined
  if (access === undefined || mail === undefined || !hasRole(settings, 'portal')) return { pages }
  const { openPortalJob } = await import('./jobs/open-portal-job.ts')
  return { pages, portal: openPortalJob({ ...data, settings, log, clock, access, mail }) }
}

/** Opens the server over the routes of all jobs. */
const openApp = async ({ settings, clock }: Base, jobs: Jobs, isDraining: () => boolean): Promise<App> => {
  const { database, partner, message, data, portal, pages, status, mail, access, rates, lists } = jobs
  if (portal !== undefined) await database.atOpening(portal.begin)
  const proxies = listProxies(settings)
  const app = await makeApp({
    access,
    failures: rates.make('failures', settings.ROTUNDA_PUBLIC_RATE),
    publicRate: rates.make('public', settings.ROTUNDA_PUBLIC_RATE),
    clientAddress: makeClientAddress(proxies),
    fullAddress: makeFullAddress(proxies),
    roles: rolesOf(settings),
    ...partner?.routed,
    ...message?.routed,
    ...(hasRole(settings, 'message', 'pages') && { lists }),
    ...data.routed,
    ...(portal?.routed ?? (pages && { reports: { store: database.store } })),
    ...pages?.routed,
    ...status.routed,
    log: status.log,
    clock,
    isDraining,
    isProxy: makeIsProxy(proxies),
    publicUrl: settings.ROTUNDA_PUBLIC_URL,
  })
  data.begin(answerPages(app))
  // Samples are made once the port is open, and links of mails lead to it.
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (typeof address === 'object' && address !== null) mail?.listensOn(address.port)
    return data.samples.start()
  })
  return app
}

/** Starts the work on the database that no request asks for. Each promise resolves after the signal. */
const startJobs = async (base: Base, jobs: Jobs, app: App): Promise<readonly Promise<unknown>[]> => {
  const { database, receivers, lists, sandbox, data, partner, delivery, portal, access } = jobs
  // The end came before the database.
  if (!database.isOpen()) return []
  const keeps = hasRole(base.settings, 'keep')
  const fresh = keeps && receivers ? [keepFresh({ ...base, ...lists, receivers })] : []
  const ended = fresh.map((refreshing) => refreshing.ended)
  // A real gateway may be slow or away, and must not keep the service from starting.
  if (sandbox !== undefined) await Promise.all(fresh.map(({ once }) => once))
  // The end may have come meanwhile, if the database opened late.
  if (base.signal.aborted) return ended
  delivery?.start()
  if (keeps) ended.push(buildAsked({ ...base, store: database.store }))
  if (access === undefined) return ended
  // Files of evidence may be in the folder of a process that has the portal.
  const files = keeps || portal ? [makeEraseEvidence(base.settings, access)] : []
  const ofKeep: HourlyStep[] = keeps ? [...ACCESS_STEPS, ({ store }, at) => forgetBuilds(store, at)] : []
  const steps = [...ofKeep, ...files, ...(portal ? [tellFollowers(app, data)] : [])]
  if (steps.length > 0) ended.push(watchAccess({ ...base, access, steps }))
  return partner === undefined ? ended : [...ended, partner.start()]
}

/** Opens the secrets, which are checked against the database once it is open. */
const openChecked = async (settings: Settings, { store, atOpening }: LateDatabase): Promise<AccessNeeds> => {
  const { access, check } = makeAccess(settings, store)
  await atOpening(check)
  return access
}
