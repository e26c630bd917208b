import { Refusal, systemClock } from '../../platform/index.ts'
import { findDataFaults, findUnreadableData } from '../find-data-faults.ts'
import { readSettings, SettingsFault } from '../settings.ts'
import { buildHelp } from './build-help.ts'
import type { Report } from './command.ts'
import { COMMANDS } from './command-table.ts'
import { withStore } from './desk.ts'
import { makeProgress } from './make-progress.ts'
import { readCommandLine, type Order } from './read-command-line.ts'
import { UsageFault } from './usage-fault.ts'

export type Surroundings = {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly directory: string
  readonly print: (text: string) => void
  /** Reasons and progress: never the answer itself. */
  readonly complain: (text: string) => void
}

const DONE = 0
const REFUSED = 1
const NOT_UNDERSTOOD = 2

/** Carries out one command line and gives the exit code of the process. */
export const runCommandLine = async (surroundings: Surroundings): Promise<number> => {
  try {
    return await carryOut(surroundings, readCommandLine(surroundings.args, COMMANDS))
  } catch (cause) {
    return explain(cause, surroundings)
  }
}

const carryOut = async (surroundings: Surroundings, order: Order): Promise<number> => {
  const { print, complain } = surroundings
  if (order.kind === 'help') {
    print(`${buildHelp(order.commands)}\n`)
    return DONE
  }
  const report = await run(surroundings, order)
  print(`${order.json ? JSON.stringify(report.json, null, 2) : report.text}\n`)
  if (report.refused === undefined) return DONE
  complain(`${report.refused}\n`)
  return REFUSED
}

const run = async (
  { environment, directory, complain }: Surroundings,
  { command, line }: Extract<Order, { kind: 'run' }>,
): Promise<Report> => {
  const settings = readSettings(environment, [
    command.needs === 'reading' ? findUnreadableData : findDataFaults,
  ])
  const progress = makeProgress(complain)
  const desk = { settings, directory, clock: systemClock, say: progress.say }
  try {
    if (command.needs === 'reading' || command.needs === 'writing') return await command.run(line, desk)
    return await withStore(desk, (storeDesk) => command.run(line, storeDesk))
  } finally {
    progress.stop()
  }
}

const explain = (cause: unknown, { complain }: Surroundings): number => {
  if (cause instanceof UsageFault) {
    complain(`${cause.message}\nSee npm run rotunda -- --help\n`)
    return NOT_UNDERSTOOD
  }
  if (!(cause instanceof Refusal) && !(cause instanceof SettingsFault)) throw cause
  complain(`${cause.message}\n`)
  return REFUSED
}
