import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault, Refusal, systemClock } from '../platform/index.ts'
import { StoreFault } from '../platform/object-store/index.ts'
import { SQLITE_FILE } from '../platform/store/index.ts'
import { findDataFaults, findUnreadableData } from '../wiring/find-data-faults.ts'
import { readSettings, SettingsFault, type Settings } from '../wiring/settings.ts'
import { findStoreFaults } from '../wiring/trusted-signers.ts'
import { nameHelp } from './choose-command.ts'
import { withStore, type CommandContext, type StoreCommandContext } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { loadCommand } from './command-table.ts'
import type { Command, FileCommand, ProcessCommand, Report, StoreCommand } from './command.ts'
import { DESCRIBED_COMMANDS } from './described-commands.ts'
import { explainForbidden, explainUnwritten } from './explain-system-fault.ts'
import { makeProgress } from './make-progress.ts'
import { readCommandLine } from './read-command-line.ts'
import { guardTerminal, type Terminal } from './terminal.ts'
import { UsageFault } from './usage-fault.ts'

const DONE = 0
const REFUSED = 1
const NOT_UNDERSTOOD = 2

/** Reads the command line, loads the command and runs it. Gives the exit code. */
export const carryOut = async (given: Terminal): Promise<number> => {
  const terminal = guardTerminal(given)
  const { args, print, complain } = terminal
  try {
    const { words, line, json } = readCommandLine(args, DESCRIBED_COMMANDS)
    const command = await loadCommand(words)
    if (command.needs === 'process') {
      // The service counts the starts that its settings refuse.
      await command.run(terminal.environment)
      return DONE
    }
    const report = await run(terminal, command, line)
    print(`${json ? JSON.stringify(toJson(report), null, 2) : report.text}\n`)
    if (report.refused === undefined) return DONE
    complain(`${report.refused}\n`)
    return REFUSED
  } catch (cause) {
    return explain(cause, terminal)
  }
}

/**
 * A list is `{data, meta}`, always with both, and one thing is the object itself. A no is in the JSON, too: a program
 * need not read standard error.
 */
const toJson = ({ json, refused }: Report): object => {
  // Every report is an object.
  const given = json as { readonly data?: unknown; readonly meta?: unknown }
  return {
    ...given,
    ...(Array.isArray(given.data) && given.meta === undefined && { meta: {} }),
    ...(refused !== undefined && { error: { code: 'refused', message: refused } }),
  }
}

type ReportingCommand = Exclude<Command, ProcessCommand>

const run = async (terminal: Terminal, command: ReportingCommand, line: CommandLine): Promise<Report> => {
  const { environment, directory, complain, collections } = terminal
  const settings = readSettings(environment, [
    command.needs === 'reading' ? findUnreadableData : findDataFaults,
    findStoreFaults,
  ])
  const progress = makeProgress(complain)
  const context: CommandContext = {
    settings,
    directory,
    clock: systemClock,
    reportProgress: progress.report,
    collections,
  }
  try {
    if (isFileCommand(command)) return await (findPreview(command, line) ?? command.run)(line, context)
    if (command.onlyLooks === true) noteNewDatabase(settings, complain)
    const { ask: askPerson } = terminal
    const ask = askPerson && ((question: string) => progress.pause(askPerson(question)))
    return await withStore(context, (storeContext) => give(command, line, storeContext, ask))
  } finally {
    progress.stop()
  }
}

/** Without it, a wrong directory looks like a service that has received nothing. */
const noteNewDatabase = (
  { ROTUNDA_DATA: directory, DATABASE_URL: databaseUrl }: Settings,
  complain: (text: string) => void,
): void => {
  if (databaseUrl !== undefined || existsSync(join(directory, SQLITE_FILE))) return
  const reason = 'If the service has run already, set ROTUNDA_DATA to its data directory.'
  complain(`There was no database in ${directory}: an empty one is made. ${reason}\n`)
}

const isFileCommand = (command: ReportingCommand): command is FileCommand =>
  command.needs === 'reading' || command.needs === 'writing'

/** Undefined unless only that is wanted. */
const findPreview = <Context>(
  { preview }: { readonly preview?: (line: CommandLine, context: Context) => Promise<Report> },
  line: CommandLine,
) => (line.options.has('dry-run') ? preview : undefined)

/** Looks only, where only that is wanted; what destroys is confirmed first. */
const give = async (
  command: StoreCommand,
  line: CommandLine,
  context: StoreCommandContext,
  ask: Terminal['ask'],
): Promise<Report> => {
  const preview = findPreview(command, line)
  if (preview !== undefined) return preview(line, context)
  if (command.destroys === true && !line.options.has('yes')) await confirm(command, line, context, ask)
  return command.run(line, context)
}

const explain = (cause: unknown, { args, print, complain }: Terminal): number => {
  const fault = describeFault(cause)
  if (fault === undefined) throw cause
  if (args.includes('--json')) print(`${JSON.stringify({ error: fault }, null, 2)}\n`)
  if (fault.code !== 'not_understood') {
    complain(`${fault.message}\n`)
    return REFUSED
  }
  complain(`${fault.message}\nSee npm run rotunda -- ${nameHelp(args, DESCRIBED_COMMANDS)}\n`)
  return NOT_UNDERSTOOD
}

type Fault = { readonly code: string; readonly message: string }

const describeFault = (cause: unknown): Fault | undefined => {
  if (cause instanceof UsageFault) return { code: 'not_understood', message: cause.message }
  if (cause instanceof SettingsFault) return { code: 'settings_do_not_fit', message: cause.message }
  if (cause instanceof OperatorFault || cause instanceof Refusal)
    return { code: cause.code, message: cause.message }
  const message =
    cause instanceof StoreFault ? cause.message : (explainUnwritten(cause) ?? explainForbidden(cause))
  return message === undefined ? undefined : { code: 'unavailable', message }
}

/** Returns after the person has read the preview and typed yes. Throws otherwise; nothing is done then. */
const confirm = async (
  command: StoreCommand,
  line: CommandLine,
  context: StoreCommandContext,
  ask: Terminal['ask'],
): Promise<void> => {
  const { text } = (await command.preview?.(line, context)) ?? { text: `"${command.words}" destroys.` }
  if (ask === undefined)
    throw new UsageFault(
      `Nothing was done. ${text} This cannot be undone. There is no terminal to ask at: add --yes to confirm.`,
    )
  const answer = await ask(`${text} This cannot be undone. Type yes to go on: `)
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorFault('invalid_query', 'Nothing was done.')
}
