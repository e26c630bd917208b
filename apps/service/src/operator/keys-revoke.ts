import { refuseRevoked, revokeKey } from '../access/index.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { getKey } from './describe-key.ts'
import { KEY_OPERAND } from './key-options.ts'

export const keysRevoke: Command = {
  words: 'keys revoke',
  summary: 'Revoke a key for good. Within a second every process refuses it.',
  examples: [
    'keys revoke key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --dry-run',
    'keys revoke key_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --yes',
  ],
  operand: KEY_OPERAND,
  options: [DRY_RUN_OPTION, YES_OPTION],
  destroys: true,
  preview: async (line, { store }) => {
    const id = getOperand(line)
    const { organisation, start, revokedAt } = await getKey(store, id)
    if (revokedAt !== null) throw refuseRevoked(id, revokedAt)
    return {
      json: { id, organisation, start, would_revoke: true },
      text: `${id} (${start}…, of ${organisation}) would be revoked.`,
    }
  },
  run: async (line, { store, actor }) => {
    const id = getOperand(line)
    const at = await store.now()
    await revokeKey(store, id, actor, at)
    return { json: { id, revoked_at: at.toISOString() }, text: `${id} is revoked.` }
  },
}
