import type { CommandDescription } from '../../apps/service/src/bin/commands/command.ts'
import { loadCommands } from '../../apps/service/src/bin/commands/command-table.ts'

/** What the command line knows of its commands before it loads one. */
export const buildDescribedCommands = async (): Promise<string> =>
  JSON.stringify((await loadCommands()).map(describe))

/** What is undefined is left out by JSON. */
const describe = ({ words, summary, details, examples, operand, options }: CommandDescription) => {
  return { words, summary, details, examples, operand, options }
}
