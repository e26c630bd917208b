import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { readNumber, UsageFault } from '../operator/index.ts'

import { startSandbox } from '../wiring/sandbox.ts'

/** A process of its own has room to remember what a long run of many services sent. */
const LOG = { maxRequests: 200_000, maxBytes: 256 * 1024 * 1024 }

const readDelay = (): number => {
  const { values } = parseArgs({ options: { delay: { type: 'string' } } })
  try {
    return readNumber('delay', values.delay, { least: 0, most: 600_000 }) ?? 0
  } catch (cause) {
    if (!(cause instanceof UsageFault)) throw cause
    process.stderr.write(`${cause.message}\n`)
    process.exit(2)
  }
}

/**
 * The simulators alone, for services in other processes: prints their addresses as settings, one a line.
 * `--delay N` has each delivery answered after N milliseconds.
 */
const sandbox = await startSandbox({ log: LOG, delayMilliseconds: readDelay() })
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
