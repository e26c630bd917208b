import { revokeKey } from '../../access/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'

export const keysRevoke: Command = {
  words: 'keys revoke',
  summary: 'Close a key for good. After a second it opens nothing in any process.',
  operand: { name: 'ID', description: 'Id of the key, from "keys list".' },
  options: [],
  run: async (line, { store, actor }) => {
    const id = getOperand(line)
    const at = await store.now()
    await revokeKey(store, id, actor, at)
    return { json: { id, revoked_at: at.toISOString() }, text: `${id} is revoked.` }
  },
}
