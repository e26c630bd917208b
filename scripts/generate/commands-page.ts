import { buildHelp } from '../../apps/service/src/bin/commands/build-help.ts'
import type { Command } from '../../apps/service/src/bin/commands/command.ts'
import { COMMANDS } from '../../apps/service/src/bin/commands/command-table.ts'

/** The reference page of the operator's commands: the help of each, from the table that the command line is read by. */
export const buildCommandsPage = (): Promise<string> =>
  Promise.resolve([INTRODUCTION, block(buildHelp(COMMANDS)), ...COMMANDS.map(section)].join('\n\n'))

const INTRODUCTION = `# Commands

<!-- Made by \`npm run generate\` from apps/service/src/bin/commands/command-table.ts. -->

What an operator can order. [Operate the queue](../how-to/operate-the-queue.md) shows the commands for messages at work, [From a file to a bundle](../tutorials/from-a-file-to-a-bundle.md) those for documents and releases.`

const section = (command: Command): string => `## ${command.words}\n\n${block(buildHelp([command]))}`

const block = (text: string): string => `\`\`\`text\n${text}\n\`\`\``
