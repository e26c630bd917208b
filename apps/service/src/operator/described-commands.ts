import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandDescription } from './command.ts'

/**
 * The descriptions of all commands, as `npm run generate` wrote them down: the help, and a mistake on the command
 * line, are answered without the second that it takes to load what the commands work with.
 */
export const DESCRIBED_COMMANDS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'described-commands.json'), 'utf8'),
) as readonly CommandDescription[] // written from the table of commands itself
