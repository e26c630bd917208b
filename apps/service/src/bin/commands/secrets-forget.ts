import { auditWrites, type AuditEntry } from '../../access/index.ts'
import { forgetSecrets } from '../check-secrets.ts'
import type { Command } from './command.ts'

export const secretsForget: Command = {
  words: 'secrets forget',
  summary: 'Use a database with new secrets, when the old ones are lost for good.',
  details:
    'Every key that was issued is then unknown, and what was sealed before is never read again: messages that wait\nare held. Stop the services first.',
  examples: ['secrets forget', 'secrets forget --yes'],
  options: [{ name: 'yes', description: 'Do it. Without this, the command only says what would be lost.' }],
  run: async (line, { settings, store, actor }) => {
    const mode = settings.ROTUNDA_DELIVERY
    if (!line.options.has('yes'))
      return {
        json: { mode, forgotten: 0 },
        text:
          `Nothing was changed. With --yes, the database takes the secrets of the next start in ${mode}: ` +
          'keys that were issued under others are unknown, and messages that were sealed under others are never read again.',
      }
    const at = await store.now()
    const entry: AuditEntry = { actor, action: 'secrets.forget', object: mode, detail: '{}' }
    const forgotten = await forgetSecrets(auditWrites(store, entry, at), mode)
    return { json: { mode, forgotten }, text: `The next start in ${mode} sets the secrets of this database.` }
  },
}
