import { resolve } from 'node:path'
import { auditWrites } from '../audit/index.ts'
import { makeBackup, type BackupReport } from '../backup/index.ts'
import { findCommonStore } from '../wiring/backup-store.ts'
import { findSigningKeyPrint } from '../wiring/secrets.ts'
import { VERSION } from '../wiring/version.ts'
import { getOperand, hasOption } from './command-line.ts'
import type { Command, Report } from './command.ts'

export const backup: Command = {
  words: 'backup',
  onlyLooks: true,
  summary: 'Copy the database, documents, releases and evidence into a folder, while the service runs.',
  details:
    'The first run copies everything, and later runs copy what is new. The folder holds the backup before until the new ' +
    'one is whole. What the store of ROTUNDA_STORE holds is left there. Secrets are never copied, only their fingerprints. Evidence that was erased by rule leaves the backup.',
  examples: ['backup /var/backups/rotunda', 'backup /var/backups/rotunda --prune'],
  operand: {
    name: 'FOLDER',
    description: 'Folder of the backup, outside of ROTUNDA_DATA. It is made if it is missing.',
  },
  options: [
    { name: 'prune', description: 'Also remove files from the backup that are no longer in ROTUNDA_DATA.' },
    {
      name: 'replace',
      description: 'Replace the backup of another database, or of a newer state of this one.',
    },
  ],
  run: async (line, { settings, directory, store, actor, reportProgress }) => {
    const folder = resolve(directory, getOperand(line))
    const entry = {
      actor,
      action: 'backup.make',
      object: 'database',
      detail: JSON.stringify({ folder }),
    } as const
    const report = await makeBackup({
      store: auditWrites(store, entry, await store.now()),
      directory: settings.ROTUNDA_DATA,
      folder,
      version: VERSION,
      signingKey: findSigningKeyPrint(settings),
      prune: hasOption(line, 'prune'),
      replace: hasOption(line, 'replace'),
      reportProgress,
      common: findCommonStore(settings),
    })
    return describe(report, folder)
  },
}

const describe = (
  { manifest, copied, kept, damaged, missing, unknown }: BackupReport,
  folder: string,
): Report => {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const notes = [
    ...missing.map(
      ({ report, name, sha256 }) => `Missing: ${name} of report ${report} (evidence/${sha256}).`,
    ),
    ...damaged.map((path) => `Damaged: ${path}. Its content is not what its name says.`),
    ...unknown.map((name) => `Not copied: ${name}, which the service does not make.`),
    ...(kept.length > 0
      ? [
          `${kept.length} files are no longer in ROTUNDA_DATA and stay in the backup. Remove them with --prune.`,
        ]
      : []),
  ]
  return {
    json: {
      folder,
      taken_at: manifest.taken_at,
      tables: manifest.tables.length,
      rows,
      files: manifest.files.length,
      copied,
      kept: kept.length,
      missing,
      damaged,
      unknown,
      ...(manifest.store && { store: manifest.store.address, left_to_store: manifest.store.objects.length }),
    },
    text: [
      `${folder} holds the state of ${manifest.taken_at}: ${manifest.tables.length} tables with ${rows} rows, and ` +
        `${manifest.files.length} files, of which ${copied} are new.`,
      ...(manifest.store
        ? [
            `${manifest.store.objects.length} more objects are only in the store ${manifest.store.address}: back it up, too.`,
          ]
        : []),
      ...notes,
    ].join('\n'),
    refused:
      missing.length + damaged.length > 0
        ? 'The backup is written, but files are missing or damaged in ROTUNDA_DATA.'
        : undefined,
  }
}
