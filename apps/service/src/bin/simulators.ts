import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { startSandbox } from './sandbox.ts'

/** A process of its own has room to remember what a long run of many services sent. */
const LOG = { maxRequests: 200_000, maxBytes: 256 * 1024 * 1024 }

/**
 * The simulators alone, for services in other processes: prints their addresses as settings, one a line.
 * `--delay N` has each delivery answered after N milliseconds.
 */
const { values } = parseArgs({ options: { delay: { type: 'string', default: '0' } } })
const sandbox = await startSandbox({ log: LOG, delayMilliseconds: Number(values.delay) })
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
