import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { isSystemFault, OperatorFault, Refusal, systemClocks, type Log } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { findDataFaults } from './find-data-faults.ts'
import { findCatalogFaults } from './open-catalog.ts'
import { findIncidentFaults } from './open-incidents.ts'
import { ENDING_LIMITS } from './limits.ts'
import { findReceiverFaults } from './find-receiver-faults.ts'
import { findPublicFaults } from './public-settings.ts'
import { findMailFaults } from './open-mail.ts'
import { findSecretFaults } from './secrets.ts'
import { openService, type Service } from './service.ts'
import { probeStore, type StoreEvent } from './open-objects.ts'
import { findStoreFaults } from './trusted-signers.ts'
import { noteRefusedStart } from './refused-starts.ts'
import { leaveOutSecrets } from './roles.ts'
import { readSettings, SECRETS, SettingsFault, type Settings } from './settings.ts'
import { findCommit, VERSION } from './version.ts'
import { sayDataAlone, sayReady, writeGreeting, type Greeting } from './write-greeting.ts'

type ServiceEvent = StoreEvent | 'service.started' | 'service.stopping' | 'service.stopped'

type Environment = Readonly<Record<string, string | undefined>>

/** Runs the service in this process, with a reader that loads already, until SIGTERM or SIGINT. Names wrong settings, and ends the process with 1. */
export const runService = async (environment: Environment, reader?: Worker): Promise<void> => {
  try {
    await serve(environment, reader)
  } catch (cause) {
    const isFault =
      cause instanceof SettingsFault || cause instanceof OperatorFault || cause instanceof Refusal
    if (!isFault) throw cause
    process.stderr.write(`${cause.message}\n`)
    // Only this setting is read: the others may be wrong.
    noteRefusedStart(readSettings({ ROTUNDA_DATA: environment['ROTUNDA_DATA'] }).ROTUNDA_DATA)
    // `exitCode` would not do: parts that are open already keep the process alive.
    process.exit(1)
  }
}

const serve = async (given: Environment, reader: Worker | undefined): Promise<void> => {
  const { environment, unneeded } = leaveOutSecrets(given, SECRETS)
  const settings = readSettings(environment, [
    findDataFaults,
    findSecretFaults,
    findStoreFaults,
    findReceiverFaults,
    findPublicFaults,
    findMailFaults,
    findCatalogFaults,
    findIncidentFaults,
  ])
  const log: Log<ServiceEvent> = makeLog(settings.ROTUNDA_LOG_LEVEL)
  // A start without its ports makes no files.
  for (const port of PORTS) await listen(tryPort, settings, port)
  void probeStore(settings, log)
  const service = await openService(settings, log, systemClocks, { started: reader })
  const base = await listen((at) => service.app.listen(at), settings, 'PORT')
  const admin = await listen((at) => service.admin.listen(at), settings, 'ADMIN_PORT')
  // Signals count from here on: a reader of the greeting may send one at once.
  const asked = listenForSignals()
  const greeted = service.opened.then(() => greet(service, { base, admin, settings, unneeded }))
  if (service.isOpen()) await greeted
  else process.stdout.write(sayDataAlone(base))
  const mode = settings.ROTUNDA_DELIVERY
  const build = { version: VERSION, commit: findCommit(), node: process.versions.node }
  const roles = settings.ROTUNDA_ROLES
  log.info('service.started', { ...build, mode, address: base, roles, ...sayUnneeded(unneeded) })
  // A database that opens late may hold another schema or other secrets.
  const refused = greeted.then(
    () => asked.first,
    async (cause: unknown) => {
      await service.stop()
      throw cause
    },
  )
  log.info('service.stopping', { signal: await Promise.race([asked.first, refused]) })
  const unready = setTimeout(findUnreadySeconds(settings) * 1000, undefined, { ref: false })
  await service.stop(Promise.race([asked.second, unready]))
  log.info('service.stopped')
}

const sayUnneeded = (unneeded: readonly string[]) =>
  unneeded.length === 0 ? {} : { unneeded_secrets: unneeded.join(',') }

/** Prints the greeting, which the database is needed for. */
const greet = async (service: Service, at: Pick<Greeting, 'base' | 'admin' | 'settings' | 'unneeded'>) => {
  if (!service.isOpen()) return
  const status = await service.findStatus()
  const developmentKey = await service.issueDevelopmentKey()
  const { samples, collections } = service
  const unreadySamples = samples.announce((name) => process.stdout.write(sayReady(at.base, name)))
  process.stdout.write(writeGreeting({ ...at, status, samples, collections, unreadySamples, developmentKey }))
}

const PORTS = ['PORT', 'ADMIN_PORT'] as const

type At = { readonly port: number; readonly host: string }

/** Listens. An address that cannot be opened is a fault of the settings. */
const listen = async <Listening>(
  open: (at: At) => Promise<Listening>,
  settings: Settings,
  name: (typeof PORTS)[number],
): Promise<Listening> => {
  const hostName = name === 'PORT' ? 'HOST' : 'ADMIN_HOST'
  const [port, host] = [settings[name], settings[hostName]]
  try {
    return await open({ port, host })
  } catch (cause) {
    const fault = NOT_HAD.find(([codes]) => isSystemFault(cause, ...codes))
    if (fault === undefined) throw cause
    const setting = fault[1] === 'HOST' ? hostName : name
    throw new SettingsFault([`${setting}: port ${port} of ${host} ${fault[2]}`])
  }
}

/** Listens for a moment. */
const tryPort = async (at: At): Promise<void> => {
  const server = createServer().listen(at)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Messages for addresses that cannot be opened, by error code, with the setting at fault. */
const NOT_HAD: readonly (readonly [codes: readonly string[], at: 'HOST' | 'port', says: string])[] = [
  [['EADDRINUSE'], 'port', 'is taken by another process. Choose another port.'],
  [['EACCES'], 'port', 'is not for this user. Choose a port above 1023.'],
  [
    ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'],
    'HOST',
    'cannot be opened: the host is not an address of this machine.',
  ],
]

/** Seconds after SIGTERM for which the service is unready and open. */
export const findUnreadySeconds = (settings: Settings): number =>
  settings.ROTUNDA_UNREADY_SECONDS ??
  (settings.ROTUNDA_DELIVERY === 'live' ? ENDING_LIMITS.unreadySeconds.value : 0)

/** The second signal ends the wait of the first. The listener stays, so that later signals do not kill the process. */
const listenForSignals = () => {
  const first = Promise.withResolvers<NodeJS.Signals>()
  const second = Promise.withResolvers<undefined>()
  let isAsked = false
  const hear = (signal: NodeJS.Signals) => {
    if (isAsked) second.resolve(undefined)
    isAsked = true
    first.resolve(signal)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, hear)
  return { first: first.promise, second: second.promise }
}
