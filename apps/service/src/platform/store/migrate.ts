import { sql, type Kysely, type Transaction } from 'kysely'
import type { Migration, Store } from './store.ts'

type Tables = { migrations: { number: number; name: string } }

/** Any constant, as long as every process that migrates uses the same. */
const ADVISORY_LOCK = 7_302_046

/**
 * Runs the steps that are new to this database. A second process waits, then finds nothing to do. An empty list leaves
 * the schema as it is.
 */
export const migrate = async (
  db: Kysely<unknown>,
  engine: Store['engine'],
  migrations: readonly Migration[],
): Promise<void> => {
  if (migrations.length > 0) await db.transaction().execute((trx) => migrateIn(trx, engine, migrations))
}

/** Runs the steps in a transaction that has other work to do as well. */
export const migrateIn = async (
  trx: Transaction<unknown>,
  engine: Store['engine'],
  migrations: readonly Migration[],
): Promise<void> => {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
  const done = await listDone(trx.$extendTables<Tables>())
  refuseUnknown(done, migrations)
  for (const [index, migration] of migrations.entries()) {
    if (index < done.length) continue
    await migration.up(trx, engine)
    const row = { number: index + 1, name: migration.name }
    await trx.$extendTables<Tables>().insertInto('migrations').values(row).execute()
  }
}

const listDone = async (trx: Transaction<Tables>): Promise<string[]> => {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  const rows = await trx.selectFrom('migrations').select('name').orderBy('number').execute()
  return rows.map(({ name }) => name)
}

const refuseUnknown = (done: readonly string[], migrations: readonly Migration[]): void => {
  const stranger = done.find((name, index) => migrations[index]?.name !== name)
  if (stranger === undefined) return
  throw new Error(
    `The database holds the schema step "${stranger}", which this version of Rotunda does not know. ` +
      'Run the version that made it, or a newer one: steps are never undone.',
  )
}
