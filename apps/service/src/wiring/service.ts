import { makeApp, makeIsProxy, type App } from '../http/index.ts'
import { answerPages } from '../http/pages/index.ts'
import { WatchedClock } from '../messages/index.ts'
import { systemClocks, type Clocks, type Log } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { buildAsked } from './build-asked.ts'
import { COLLECTIONS } from './collections.ts'
import { tellFollowers } from './count-changes.ts'
import { openDataJob } from './jobs/open-data-job.ts'
import { openDeliveryJob } from './jobs/open-delivery-job.ts'
import { openMessageJob } from './jobs/open-message-job.ts'
import { openPagesJob } from './jobs/open-pages-job.ts'
import { openPartnerJob } from './jobs/open-partner-job.ts'
import { openPortalJob } from './jobs/open-portal-job.ts'
import { openStatusJob } from './jobs/open-status-job.ts'
import { makeAccess } from './open-access.ts'
import { openLateDatabase } from './open-late-database.ts'
import { openLists } from './open-lists.ts'
import { openMail } from './open-mail.ts'
import { closeObjects } from './open-objects.ts'
import { openRates } from './open-rates.ts'
import { beginReading, type Threading } from './open-readers.ts'
import { listProxies } from './public-settings.ts'
import { openReceivers } from './receivers.ts'
import { keepFresh } from './refresh.ts'
import { rolesOf } from './roles.ts'
import { openSandbox } from './sandbox.ts'
import type { Settings } from './settings.ts'

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
    worker: delivery.worker,
    store,
    samples: data.samples,
    /** False while the service serves data alone, because its database was away at the start. */
    isOpen,
    /** Resolves when the database is open, or after `stop`. Rejects with a fault that would have ended the start. */
    opened,
    /** Resolves when every reader has opened the published releases. Requests for data wait until then. */
    dataOpened: data.opened,
    findStatus: status.routed.findStatus,
    /** Issues the key of the first start of a sandbox. Called only when the key can be shown. */
    issueDevelopmentKey: portal.issueDevelopmentKey,
    /** Is unready at once. After the wait it refuses new requests, ends those under way, and closes. */
    stop: async (wait?: Promise<undefined>): Promise<void> => {
      leaving.abort()
      stopping.abort(await wait)
      // These end in parallel: a caller that reads slowly must not delay the end of tries.
      await Promise.all([app.close(), delivery.stop(), data.samples.settle(), serving])
      // A store that does not answer would hold up the hourly work.
      await closeObjects(settings)
      await settled
      // No answer is left to count.
      await partner.close()
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

/** Opens the jobs in this order: each takes its parts from those above it. Reader threads load meanwhile. */
const openJobs = async (base: Base, threading: Threading) => {
  const { settings } = base
  const reading = beginReading({ ...base, threading })
  const database = await openLateDatabase(base)
  const { store, atOpening } = database
  const { access, check } = makeAccess(settings, store)
  await atOpening(check)
  const shared = { ...base, ...access, access, atOpening }
  const sandbox = await openSandbox(settings)
  const receivers = openReceivers({ ...shared, sandbox: sandbox?.addresses })
  const lists = openLists({ ...shared, receivers })
  const mail = await openMail(shared)
  const watchedClock = new WatchedClock()
  const rates = await openRates(shared)
  const data = await openDataJob({ ...base, store, rates, atOpening, reading, listed: COLLECTIONS })
  const partner = openPartnerJob({ ...shared, rates })
  const { countUse } = partner
  const status = openStatusJob({ ...shared, ...data, rates, lists, mail, watchedClock, countUse })
  const { log, metrics } = status
  const { channels } = receivers
  const delivery = openDeliveryJob({ ...shared, ...lists.destinations, log, channels, mail, watchedClock })
  delivery.worker.onSettled(metrics.settled)
  const message = await openMessageJob({
    ...shared,
    log,
    lists,
    receivers,
    sandbox: sandbox?.addresses,
    worker: delivery.worker,
    onAccepted: metrics.accepted,
  })
  const pages = openPagesJob({ ...data, settings })
  const portal = openPortalJob({ ...shared, ...data, mail })
  return {
    database,
    sandbox,
    rates,
    receivers,
    lists,
    mail,
    data,
    partner,
    status,
    delivery,
    message,
    pages,
    portal,
  }
}

/** Opens the server over the routes of all jobs. */
const openApp = async ({ settings, clock }: Base, jobs: Jobs, isDraining: () => boolean): Promise<App> => {
  const { database, partner, message, data, portal, pages, status, mail } = jobs
  await database.atOpening(portal.begin)
  const app = await makeApp({
    ...partner.routed,
    ...message.routed,
    ...data.routed,
    ...portal.routed,
    ...pages.routed,
    ...status.routed,
    log: status.log,
    clock,
    isDraining,
    isProxy: makeIsProxy(listProxies(settings)),
    publicUrl: settings.ROTUNDA_PUBLIC_URL,
  })
  data.begin(answerPages(app))
  // Samples are made once the port is open, and links of mails lead to it.
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (typeof address === 'object' && address !== null) mail.listensOn(address.port)
    return data.samples.start()
  })
  return app
}

/** Starts the work on the database that no request asks for. Each promise resolves after the signal. */
const startJobs = async (base: Base, jobs: Jobs, app: App): Promise<readonly Promise<unknown>[]> => {
  const { database, receivers, lists, sandbox, data, partner, delivery, portal } = jobs
  // The end came before the database.
  if (!database.isOpen()) return []
  const { once, ended } = keepFresh({ ...base, ...lists, receivers })
  // A real gateway may be slow or away, and must not keep the service from starting.
  if (sandbox !== undefined) await once
  // The end may have come meanwhile, if the database opened late.
  if (base.signal.aborted) return [ended]
  const more = [tellFollowers(app, data), portal.eraseEvidence]
  const keeping = rolesOf(base.settings).has('keep') ? [buildAsked({ ...base, store: database.store })] : []
  return [ended, partner.start(), delivery.start({ log: base.log, more }), ...keeping]
}
