import { auditWrites, type AuditEntry } from '../audit/index.ts'
import { forgetSecrets } from '../wiring/check-secrets.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'

export const secretsForget: Command = {
  words: 'secrets forget',
  summary: 'Let a database take new secrets after the old secrets are lost for good.',
  details:
    'The service then knows none of the issued keys, and cannot open messages that were sealed before: waiting messages are held. ' +
    'Stop the services first.',
  examples: ['secrets forget --dry-run', 'secrets forget --yes'],
  options: [DRY_RUN_OPTION, YES_OPTION],
  destroys: true,
  preview: (_line, { settings: { ROTUNDA_DELIVERY: mode } }) =>
    Promise.resolve({
      json: { mode, would_forget: true },
      text:
        `The database would take the secrets of the next start in ${mode}: ` +
        'keys issued under the old secrets would be unknown, and messages sealed under them could never be opened.',
    }),
  run: async (_line, { settings, store, actor }) => {
    const mode = settings.ROTUNDA_DELIVERY
    const at = await store.now()
    const entry: AuditEntry = { actor, action: 'secrets.forget', object: mode, detail: '{}' }
    const forgotten = await forgetSecrets(auditWrites(store, entry, at), mode)
    return { json: { mode, forgotten }, text: `The next start in ${mode} sets the secrets of this database.` }
  },
}
