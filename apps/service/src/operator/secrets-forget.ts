import { auditWrites, type AuditEntry } from '../access/index.ts'
import { forgetSecrets } from '../wiring/check-secrets.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'

export const secretsForget: Command = {
  words: 'secrets forget',
  summary: 'Use a database with new secrets, when the old ones are lost for good.',
  details:
    'Every key that was issued is then unknown, and what was sealed before is never read again: messages that wait\nare held. Stop the services first.',
  examples: ['secrets forget --dry-run', 'secrets forget --yes'],
  options: [DRY_RUN_OPTION, YES_OPTION],
  destroys: true,
  preview: (_line, { settings: { ROTUNDA_DELIVERY: mode } }) =>
    Promise.resolve({
      json: { mode, would_forget: true },
      text:
        `The database would take the secrets of the next start in ${mode}: ` +
        'keys that were issued under others would be unknown, and messages that were sealed under others would never be read again.',
    }),
  run: async (_line, { settings, store, actor }) => {
    const mode = settings.ROTUNDA_DELIVERY
    const at = await store.now()
    const entry: AuditEntry = { actor, action: 'secrets.forget', object: mode, detail: '{}' }
    const forgotten = await forgetSecrets(auditWrites(store, entry, at), mode)
    return { json: { mode, forgotten }, text: `The next start in ${mode} sets the secrets of this database.` }
  },
}
