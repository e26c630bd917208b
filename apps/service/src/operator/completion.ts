import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { DESCRIBED_COMMANDS } from './described-commands.ts'
import { writeBashCompletion, writeFishCompletion, writeZshCompletion } from './write-completion.ts'

const SHELLS = { bash: writeBashCompletion, zsh: writeZshCompletion, fish: writeFishCompletion }

export const completion: Command = {
  words: 'completion',
  needs: 'reading',
  summary: 'Print the shell script that completes commands, options and their values.',
  details:
    'Completes the word "rotunda": in bash, for one, after alias rotunda="npx rotunda" in this folder. ' +
    'bash and zsh: eval "$(npx rotunda completion bash)"; fish: npx rotunda completion fish | source.',
  examples: ['completion bash', 'completion fish'],
  operand: { name: 'SHELL', description: 'bash, zsh or fish.', choices: Object.keys(SHELLS) },
  options: [],
  run: (line) => {
    const shell = getOperand(line)
    const write = Object.entries(SHELLS).find(([name]) => name === shell)?.[1]
    const script = write?.(DESCRIBED_COMMANDS) ?? ''
    return Promise.resolve({ json: { shell, script }, text: script })
  },
}
