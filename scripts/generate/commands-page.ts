import { buildHelp } from '../../apps/service/src/operator/build-help.ts'
import type { CommandDescription } from '../../apps/service/src/operator/command.ts'
import { loadCommands } from '../../apps/service/src/operator/command-table.ts'

/** The reference page of the operator's commands: the help of each, from the table that the command line is read by. */
export const buildCommandsPage = async (): Promise<string> => {
  const commands = await loadCommands()
  return [INTRODUCTION, block(buildHelp(commands)), ...commands.map(section)].join('\n\n')
}

const INTRODUCTION = `# Commands

<!-- Made by \`npm run generate\` from apps/service/src/operator/command-table.ts. -->

What an operator can order. [Operate the queue](../how-to/operate-the-queue.md) shows the commands for messages at work, [From a file to a bundle](../tutorials/from-a-file-to-a-bundle.md) those for documents and releases.`

const section = (command: CommandDescription): string =>
  `## ${command.words}\n\n${block(buildHelp([command]))}`

const block = (text: string): string => `\`\`\`text\n${text}\n\`\`\``
