import { resolve } from 'node:path'
import { restoreBackup, type RestoreReport } from '../backup/index.ts'
import { checkBackupSecrets } from '../wiring/check-backup-secrets.ts'
import { checkBackupStore } from '../wiring/backup-store.ts'
import { formatTable } from '../wiring/format-table.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { openBareDatabase } from '../wiring/open-database.ts'
import { nameOperator } from './command-context.ts'
import { getOperand, hasOption } from './command-line.ts'
import type { Command, Report } from './command.ts'

export const restore: Command = {
  words: 'restore',
  needs: 'writing',
  summary:
    'Restore a backup into an empty place, on either database. Nothing is sent until an operator resumes it.',
  details:
    'The place is ROTUNDA_DATA without data, and the database of DATABASE_URL without rows, if it is set. The secrets of ' +
    'the old service must be there, and the store that the backup names. Every file is checked by its digest. A restore is whole or leaves nothing; one that ' +
    'was cut off is run again.',
  examples: ['restore /var/backups/rotunda'],
  operand: { name: 'FOLDER', description: 'Folder of the backup.' },
  options: [
    {
      name: 'secrets-lost',
      description: 'Restore without the old secrets: no key and no sealed text can be used.',
    },
  ],
  run: async (line, { settings, directory, reportProgress }) =>
    describe(
      await restoreBackup({
        folder: resolve(directory, getOperand(line)),
        directory: settings.ROTUNDA_DATA,
        isSqlite: settings.DATABASE_URL === undefined,
        openStore: () => openBareDatabase(settings),
        migrations: MIGRATIONS,
        actor: nameOperator(),
        checkSecrets: (manifest) => {
          if (!hasOption(line, 'secrets-lost')) checkBackupSecrets(settings, manifest)
        },
        checkStore: (left) => checkBackupStore(settings, left),
        reportProgress,
      }),
    ),
}

const describe = ({ manifest, missing, erasedByRule, waiting, waitingMails }: RestoreReport): Report => {
  const { tables, files, taken_at, version } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const groups = Map.groupBy(waiting, ({ channel, state }) => `${channel} ${state}`)
  const table = [...groups].map(([name, { length }]) => [...name.split(' '), String(length)])
  return {
    json: {
      taken_at,
      version,
      tables: tables.length,
      rows,
      files: files.length,
      missing,
      erased_by_rule: erasedByRule,
      waiting_messages: waiting,
      waiting_mails: waitingMails,
    },
    text: [
      `The state of ${taken_at} is restored: ${tables.length} tables with ${rows} rows, and ${files.length} files. All ` +
        'digests fit, and the audit log and the ledgers are whole.',
      ...missing.map(
        ({ report, name, sha256 }) =>
          `Missing in the backup: ${name} of report ${report} (evidence/${sha256}).`,
      ),
      `Erased by rule before the backup, and in no copy: ${erasedByRule} files of evidence.`,
      'Channels and mail are paused. These messages waited, and may have been delivered after the backup:',
      formatTable([['CHANNEL', 'STATE', 'MESSAGES'], ...table]),
      `Mails that waited: ${waitingMails}.`,
      `Keys, roles and people that were removed after ${taken_at} are back: remove them again.`,
      'Start the service, find out what arrived ("messages list --state held"), then open the ways out with ' +
        '"channels resume NAME" and "mail resume".',
    ].join('\n'),
    refused:
      missing.length > 0 ? 'The restore is complete, but evidence is missing in the backup.' : undefined,
  }
}
