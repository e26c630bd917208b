import { resumeKey } from '../../access/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { KEY_OPERAND } from './key-options.ts'

export const keysResume: Command = {
  words: 'keys resume',
  summary: 'Open a key again that was suspended.',
  details: 'A key that stood in an address has been read by others: rotate it with --overlap 0 instead.',
  examples: ['keys resume key_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: KEY_OPERAND,
  options: [],
  run: async (line, { store, actor }) => {
    const id = getOperand(line)
    await resumeKey(store, { id, actor, at: await store.now() })
    return { json: { id, resumed: true }, text: `${id} is open again.` }
  },
}
