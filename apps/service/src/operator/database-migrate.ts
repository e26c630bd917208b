import type { Store } from '../platform/index.ts'
import { migrateIn, readSchema, type Schema } from '../platform/store/index.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { openBareDatabase } from '../wiring/open-database.ts'
import type { Settings } from '../wiring/settings.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'

export const databaseMigrate: Command = {
  words: 'database migrate',
  needs: 'writing',
  summary: 'Bring the schema of the database up to date, without a start of the service.',
  details:
    'Every start does the same where its role of PostgreSQL may. With roles that may not, run this command as the owner ' +
    'before the first process of a new version starts, and ops/roles.sql after it.',
  examples: ['database migrate --dry-run', 'database migrate'],
  options: [DRY_RUN_OPTION],
  preview: (_line, { settings }) =>
    withSchema(settings, (_store, { missing, newer }) =>
      Promise.resolve(report({ would_make: missing, newer })),
    ),
  run: (_line, { settings }) =>
    withSchema(settings, async (store, { newer }) => {
      const made = await store.write((trx) => migrateIn(trx, store.engine, MIGRATIONS))
      return report({ made, newer })
    }),
}

const withSchema = async (
  settings: Settings,
  work: (store: Store, schema: Schema) => Promise<Report>,
): Promise<Report> => {
  const store = await openBareDatabase(settings)
  try {
    return await work(store, await readSchema(store.db(), store.engine, MIGRATIONS))
  } finally {
    await store.close()
  }
}

type Steps = readonly string[]
type Found = { readonly newer: Steps } & ({ readonly made: Steps } | { readonly would_make: Steps })

const report = (found: Found): Report => {
  const [steps, verb] = 'made' in found ? [found.made, 'made'] : [found.would_make, 'missing']
  const said = steps.length === 0 ? ['No step is missing.'] : [`Steps ${verb}: ${steps.join(', ')}.`]
  const newer = `A newer version made these steps, and this version may run beside them: ${found.newer.join(', ')}.`
  return { json: found, text: [...said, ...(found.newer.length > 0 ? [newer] : [])].join('\n') }
}
