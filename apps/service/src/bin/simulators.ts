import { once } from 'node:events'
import { startSandbox } from './sandbox.ts'

/** The simulators alone, for services in other processes: prints their addresses as settings, one a line. */
const sandbox = await startSandbox()
const { house, senate, regulations, federalRegister } = sandbox.addresses
process.stdout.write(
  [
    `ROTUNDA_HOUSE_URL=${house}`,
    `ROTUNDA_SENATE_URL=${senate}`,
    `ROTUNDA_REGULATIONS_URL=${regulations}`,
    `ROTUNDA_FEDERAL_REGISTER_URL=${federalRegister}`,
    '',
  ].join('\n'),
)
await Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal)))
await sandbox.close()
