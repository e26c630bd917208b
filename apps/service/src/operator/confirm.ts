import { OperatorFault } from '../platform/index.ts'
import type { StoreCommand } from './command.ts'
import type { CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import type { Terminal } from './terminal.ts'
import { UsageFault } from './usage-fault.ts'

/** Returns after the person has read the preview and typed yes. Throws otherwise; nothing is done then. */
export const confirm = async (
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
