import { once } from 'node:events'
import { createServer } from 'node:net'
import { isSystemFault, OperatorFault, Refusal, type Log } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { findDataFaults } from './find-data-faults.ts'
import { findCatalogFaults } from './open-catalog.ts'
import { findIncidentFaults } from './open-incidents.ts'
import { findReceiverFaults } from './find-receiver-faults.ts'
import { findPublicFaults } from './public-settings.ts'
import { findSecretFaults } from './secrets.ts'
import { openService } from './service.ts'
import { noteRefusedStart } from './refused-starts.ts'
import { readSettings, SettingsFault, type Settings } from './settings.ts'
import { findCommit, VERSION } from './version.ts'
import { writeGreeting } from './write-greeting.ts'

type ServiceEvent = 'service.started' | 'service.stopping' | 'service.stopped'

type Environment = Readonly<Record<string, string | undefined>>

/** Everything in one process, until SIGTERM or SIGINT. Settings that do not fit are named, and end the process with 1. */
export const runService = async (environment: Environment): Promise<void> => {
  try {
    await serve(environment)
  } catch (cause) {
    const isFault =
      cause instanceof SettingsFault || cause instanceof OperatorFault || cause instanceof Refusal
    if (!isFault) throw cause
    process.stderr.write(`${cause.message}\n`)
    // This one alone: the others may be what does not fit.
    noteRefusedStart(readSettings({ ROTUNDA_DATA: environment['ROTUNDA_DATA'] }).ROTUNDA_DATA)
    // Not process.exitCode: what was opened before the fault would keep the process alive.
    process.exit(1)
  }
}

const serve = async (environment: Environment): Promise<void> => {
  const settings = readSettings(environment, [
    findDataFaults,
    findSecretFaults,
    findReceiverFaults,
    findPublicFaults,
    findCatalogFaults,
    findIncidentFaults,
  ])
  const log: Log<ServiceEvent> = makeLog(settings.ROTUNDA_LOG_LEVEL)
  // Nothing is made for a start that cannot come up.
  for (const port of PORTS) await listen(tryPort, settings, port)
  const service = await openService(settings, log)
  const base = await listen((at) => service.app.listen(at), settings, 'PORT')
  const admin = await listen((at) => service.admin.listen(at), settings, 'ADMIN_PORT')
  // From here on: somebody who reads the greeting may send a signal at once.
  const asked = askedToEnd()
  const status = await service.findStatus()
  const developmentKey = await service.issueDevelopmentKey()
  process.stdout.write(writeGreeting({ base, admin, status, samples: service.samples, developmentKey }))
  const mode = settings.ROTUNDA_DELIVERY
  const build = { version: VERSION, commit: findCommit(), node: process.versions.node }
  log.info('service.started', { ...build, mode, address: base })
  log.info('service.stopping', { signal: await asked })
  await service.stop()
  log.info('service.stopped')
}

const PORTS = ['PORT', 'ADMIN_PORT'] as const

type At = { readonly port: number; readonly host: string }

/** Listens. An address that cannot be had is a fault of the settings. */
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

/** Why an address cannot be listened on, by what the system says, and the setting that is at fault. */
const NOT_HAD: readonly (readonly [codes: readonly string[], at: 'HOST' | 'port', says: string])[] = [
  [['EADDRINUSE'], 'port', 'is taken by another process. Choose another port.'],
  [['EACCES'], 'port', 'is not for this user. Choose a port above 1023.'],
  [
    ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'],
    'HOST',
    'cannot be opened: the host is not an address of this machine.',
  ],
]

/** The first signal starts the drain; those after it find a listener still there, and cut nothing short. */
const askedToEnd = async (): Promise<NodeJS.Signals> => {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, resolve)
  return promise
}
