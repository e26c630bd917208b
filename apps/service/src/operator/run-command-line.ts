import { findCommit, VERSION } from '../wiring/version.ts'
import { buildHelp } from './build-help.ts'
import { chooseCommand } from './choose-command.ts'
import { DESCRIBED_COMMANDS } from './described-commands.ts'
import type { Terminal } from './terminal.ts'

/** Carries out one command line and returns the exit code of the process. Help loads no part of the service. */
export const runCommandLine = async (terminal: Terminal): Promise<number> => {
  const { args, print, environment } = terminal
  const choice = chooseCommand(args, DESCRIBED_COMMANDS)
  if (choice?.kind === 'version') print(`${describeVersion(args)}\n`)
  else if (choice?.kind === 'help') print(`${buildHelp(choice.commands)}\n`)
  // A direct import saves the second that loading the other commands takes.
  else if (choice?.kind === 'run' && choice.command.words === 'serve' && args.length === 1)
    await (await import('./serve.ts')).serve.run(environment)
  else return (await import('./carry-out.ts')).carryOut(terminal)
  return 0
}

const describeVersion = (args: readonly string[]): string => {
  const [commit, { node }] = [findCommit(), process.versions]
  return args.includes('--json')
    ? JSON.stringify({ version: VERSION, commit, node })
    : `rotunda ${VERSION} (commit ${commit ?? 'unknown'}, Node ${node})`
}
