import { sql, type Kysely, type Transaction } from 'kysely'
import { OperatorFault } from '../operator-fault.ts'
import type { Migration, Store } from './store.ts'

type Step = {
  readonly number: number
  readonly name: string
  /** Steps that a version must know, counted from the first. Absent or null for a step of a version that kept no bound. */
  readonly needs?: number | null | undefined
}

type Tables = { migrations: Step }

/** Names of steps. */
export type Schema = {
  /** Steps of this version that the database lacks. */
  readonly missing: readonly string[]
  /** Steps of a newer version, beside which this version may run. */
  readonly newer: readonly string[]
}

/** Any constant, as long as every process that migrates uses the same. */
const ADVISORY_LOCK = 7_302_046

/**
 * Compares the schema with the steps of this version, by reading alone. Throws where this version may not run on it. An
 * empty list fits every schema.
 */
export const readSchema = async (
  db: Kysely<unknown>,
  engine: Store['engine'],
  migrations: readonly Migration[],
): Promise<Schema> => {
  const done = migrations.length === 0 || !(await isThere(db, engine)) ? [] : await listDone(db)
  refuseUnfit(done, migrations)
  return {
    missing: migrations.slice(done.length).map(({ name }) => name),
    newer: done.slice(migrations.length).map(({ name }) => name),
  }
}

/** Runs the steps that are missing, and returns their names. A second process waits, then finds nothing to do. */
export const migrateIn = async (
  trx: Transaction<unknown>,
  engine: Store['engine'],
  migrations: readonly Migration[],
): Promise<readonly string[]> => {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
  // Another process may have run them meanwhile.
  const { missing } = await readSchema(trx, engine, migrations)
  if (missing.length > 0) await runSteps(trx, engine, migrations).catch(explainForbidden)
  return missing
}

const runSteps = async (
  trx: Transaction<unknown>,
  engine: Store['engine'],
  migrations: readonly Migration[],
): Promise<void> => {
  if (!(await isThere(trx, engine)))
    await sql`create table migrations (number integer primary key, name text not null, needs integer)`.execute(
      trx,
    )
  const done = await listDone(trx)
  const [first, last] = [done[0], done.at(-1)]
  if (first !== undefined && first.needs === undefined)
    await sql`alter table migrations add column needs integer`.execute(trx)
  let bound = last === undefined ? 0 : boundOf(last)
  for (const [index, migration] of migrations.entries()) {
    if (index < done.length) continue
    await migration.up(trx, engine)
    bound = Math.max(bound, findNeeds(migrations, index))
    const row = { number: index + 1, name: migration.name, needs: bound }
    await trx.$extendTables<Tables>().insertInto('migrations').values(row).execute()
  }
}

const isThere = async (db: Kysely<unknown>, engine: Store['engine']): Promise<boolean> => {
  const { rows } = await (
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'migrations'`
      : sql`select 1 where to_regclass('migrations') is not null`
  ).execute(db)
  return rows.length > 0
}

/** All columns, since an older version made the table without a bound. */
const listDone = (db: Kysely<unknown>): Promise<Step[]> =>
  db.$extendTables<Tables>().selectFrom('migrations').selectAll().orderBy('number').execute()

const boundOf = ({ number, needs }: Step): number => needs ?? number

/** Number of the step that a version must know after this one; 0 where every version that could run before still can. */
const findNeeds = (migrations: readonly Migration[], index: number): number => {
  const needs = migrations[index]?.needs
  if (needs === null) return 0
  const at = needs === undefined ? index : migrations.findIndex(({ name }) => name === needs)
  if (at < 0 || at > index) throw new Error(`no step before step ${index + 1} is called "${String(needs)}"`)
  return at + 1
}

const refuseUnfit = (done: readonly Step[], migrations: readonly Migration[]): void => {
  const unfit = done.find((step, index) =>
    index < migrations.length ? migrations[index]?.name !== step.name : boundOf(step) > migrations.length,
  )
  if (unfit === undefined || migrations.length === 0) return
  throw new OperatorFault(
    'unavailable',
    `The database holds the schema step "${unfit.name}", which this version of Rotunda does not know and cannot run ` +
      'beside. Run the version that made it, or a newer one: steps are never undone.',
  )
}

const INSUFFICIENT_PRIVILEGE = '42501'

const explainForbidden = (cause: unknown): never => {
  if (!(cause instanceof Error && 'code' in cause && cause.code === INSUFFICIENT_PRIVILEGE)) throw cause
  throw new OperatorFault(
    'unavailable',
    'The schema lacks steps of this version, and this role of PostgreSQL may not make them: run "rotunda database ' +
      'migrate" as the owner of the database.',
    { cause },
  )
}
