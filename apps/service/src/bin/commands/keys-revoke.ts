import { listKeys, revokeKey } from '../../access/index.ts'
import { Refusal } from '../../platform/index.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'
import { getOperand } from './command-line.ts'
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
    const key = (await listKeys(store)).find((one) => one.keyId === id && one.revokedAt === null)
    if (key === undefined) throw new Refusal('not_found', `There is no key ${id} that is not revoked.`)
    const { organisation, start } = key
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
