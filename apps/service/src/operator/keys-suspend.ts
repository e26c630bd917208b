import { suspendKey } from '../access/index.ts'
import type { Command } from './command.ts'
import { getOperand, getOption } from './command-line.ts'
import { KEY_OPERAND } from './key-options.ts'
import { readText } from './option-values.ts'
import { KEY_LIMITS } from './limits.ts'

const MOST_SAID = KEY_LIMITS.reasonCharacters.value

export const keysSuspend: Command = {
  words: 'keys suspend',
  summary: 'Close a key until it is resumed. Within a second every process refuses it.',
  examples: ['keys suspend key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --reason "found in a public repository"'],
  operand: KEY_OPERAND,
  options: [
    {
      name: 'reason',
      value: 'TEXT',
      description: 'Reason. Refused requests with the key give it.',
      required: true,
    },
  ],
  run: async (line, { store, actor }) => {
    const [id, reason] = [getOperand(line), readText('reason', getOption(line, 'reason'), MOST_SAID)]
    const at = await store.now()
    await suspendKey(store, { id, actor, at, reason })
    return { json: { id, suspended_at: at.toISOString(), reason }, text: `${id} is suspended.` }
  },
}
