import { Refusal } from '../platform/index.ts'
import { findReceiverFaults } from './find-receiver-faults.ts'
import { findSecretFaults } from './secrets.ts'
import { openService, type Service } from './service.ts'
import { readSettings, SettingsFault, type Settings } from './settings.ts'

/** Everything in one process, until SIGTERM or SIGINT. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env, [findSecretFaults, findReceiverFaults])
  const service = await openService(settings)
  const base = await service.app.listen({ port: settings.PORT, host: settings.HOST })
  const admin = await service.admin.listen({ port: settings.ADMIN_PORT, host: settings.HOST })
  greet(service, settings, base, admin)
  await askedToEnd()
  await service.stop()
}

/** The first signal starts the drain; those after it find a listener still there, and cut nothing short. */
const askedToEnd = async (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(undefined))
  await promise
}

const greet = ({ developmentKey }: Service, settings: Settings, base: string, admin: string): void => {
  const lines = [
    `Message delivery   ${base}/api/send-message   (${settings.ROTUNDA_DELIVERY})`,
    `API description    ${base}/api/openapi/message.json`,
    `Published lists    ${base}/api/legislators  ${base}/api/issue-areas  ${base}/api/dockets`,
    `Metrics            ${admin}/metrics`,
    ...(developmentKey === undefined ? [] : [`Development key    ${developmentKey}   (shown once)`]),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

try {
  await main()
} catch (cause) {
  if (!(cause instanceof SettingsFault) && !(cause instanceof Refusal)) throw cause
  process.stderr.write(`${cause.message}\n`)
  // Not process.exitCode: what was opened before the fault would keep the process alive.
  process.exit(1)
}
