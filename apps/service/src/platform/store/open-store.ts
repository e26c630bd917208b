import { mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, sql, type Dialect, type Transaction } from 'kysely'
import { systemClock, type Clock } from '../clock.ts'
import { DATABASE_LIMITS } from '../limits.ts'
import { GroupCommit } from './group-commit.ts'
import { migrateIn, readSchema } from './migrate.ts'
import { CandidDialect } from './postgres.ts'
import { refuseNetworkFolder } from './refuse-network-folder.ts'
import { openSqlite } from './sqlite.ts'
import type { Migration, Store, Work } from './store.ts'
import { readOnly, WritablePool, type PoolSettings } from './writable-pool.ts'
import { TRIAL_BYTES, WriteHealth } from './write-health.ts'

export type StoreSettings = {
  /** `postgres://…` for PostgreSQL; absent for SQLite in `directory`. */
  readonly databaseUrl?: string | undefined
  readonly directory: string
  readonly migrations: readonly Migration[]
  /** Called with the steps that a newer version made, where this version may run beside them. */
  readonly onNewer?: ((steps: readonly string[]) => void) | undefined
  /** Replaces the database's clock in tests. */
  readonly clock?: Clock
} & Omit<PoolSettings, 'databaseUrl'>

/** Database file in the data directory, without PostgreSQL. */
export const SQLITE_FILE = 'rotunda.sqlite'

/** For statements that make the schema, or fill it. */
export const SCHEMA_MILLISECONDS = DATABASE_LIMITS.schemaMinutes.value * 60_000

/** Concurrent transactions on PostgreSQL, in one process. A small pool keeps a connection for reads. */
const POSTGRES_LANES = 4

/**
 * Opens the store and brings its schema up to date; several processes may do so at once. Only reads the schema where no
 * step is missing, so that a role without the right to change it can start.
 */
export const openStore = (settings: StoreSettings): Promise<Store> =>
  settings.databaseUrl === undefined
    ? openSqliteStore(settings)
    : openPostgresStore(settings, settings.databaseUrl)

const openSqliteStore = async (settings: StoreSettings): Promise<Store> => {
  const file = join(settings.directory, SQLITE_FILE)
  mkdirSync(settings.directory, { recursive: true, mode: 0o700 })
  refuseNetworkFolder(file)
  const connections = openSqlite(file)
  const now = settings.clock ?? systemClock
  const parts = { ...connections, lanes: 1, now: () => Promise.resolve(now()) }
  const refuseUnwritable = () => refuseFull(settings.directory)
  return prepare({ engine: 'sqlite', ...parts, refuseUnwritable }, settings)
}

const refuseFull = async (directory: string): Promise<void> => {
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < TRIAL_BYTES)
    throw Object.assign(new Error('The disk of the database is full.'), { code: 'ENOSPC' })
}

const openPostgresStore = async (settings: StoreSettings, databaseUrl: string): Promise<Store> => {
  // Most installations have no PostgreSQL.
  const { default: pg } = await import('pg')
  const pool = new WritablePool(pg, { ...settings, databaseUrl })
  const lanes = Math.min(POSTGRES_LANES, (settings.connections ?? Infinity) - 1)
  return openPostgresDialect(new CandidDialect({ pool }), settings, lanes)
}

/** Works with any server that speaks the protocol of PostgreSQL. */
export const openPostgresDialect = (
  dialect: Dialect,
  settings: Pick<StoreSettings, 'clock' | 'migrations' | 'onNewer'>,
  lanes: number,
): Promise<Store> => {
  const db = new Kysely<unknown>({ dialect })
  const { clock } = settings
  const now = clock === undefined ? () => askTheTime(db) : () => Promise.resolve(clock())
  const disconnect = () => db.destroy()
  const refuseUnwritable = async () => {
    const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
    if (rows[0]?.transaction_read_only !== 'off') throw readOnly()
  }
  const access = { writer: db, reader: db, lanes, disconnect }
  return prepare({ engine: 'postgres', ...access, now, eraseDeleted: noOp, refuseUnwritable }, settings)
}

const noOp = () => Promise.resolve()

const askTheTime = async (db: Kysely<unknown>): Promise<Date> => {
  const milliseconds = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now')
  const { now } = await db.selectNoFrom(milliseconds).executeTakeFirstOrThrow()
  return new Date(now)
}

type Parts = Pick<Store, 'engine' | 'now' | 'eraseDeleted'> & {
  readonly writer: Kysely<unknown>
  readonly reader: Kysely<unknown>
  readonly lanes: number
  readonly disconnect: () => Promise<void>
  readonly refuseUnwritable: () => Promise<void>
}

const prepare = async (
  parts: Parts,
  { migrations, onNewer }: Pick<StoreSettings, 'migrations' | 'onNewer'>,
): Promise<Store> => {
  const { engine, writer, reader, lanes, now, disconnect, eraseDeleted, refuseUnwritable } = parts
  const migrate = async () => {
    const { missing, newer } = await readSchema(writer, engine, migrations)
    if (missing.length > 0) await writer.transaction().execute((trx) => migrateIn(trx, engine, migrations))
    if (newer.length > 0) onNewer?.(newer)
  }
  await migrate().catch(async (cause: unknown) => {
    // Connections left open would keep a finished process alive.
    await disconnect()
    throw cause
  })
  const commits = new GroupCommit((work) => writer.transaction().execute(work), lanes)
  // Migrations queue with all other writes: SQLite has one connection that writes.
  const health = new WriteHealth(
    engine,
    (work) => commits.run(work) as ReturnType<typeof work>,
    refuseUnwritable,
  )
  // Each module names its own tables; the migrations made them all, in the one database.
  const db = <Tables>() => reader as unknown as Kysely<Tables>
  // Modules name the tables of a transaction, too; and a batch returns the result of each piece of work.
  const write = <Tables, Result>(work: Work<Tables, Result>) =>
    commits.run((trx) => work(trx as unknown as Transaction<Tables>)).catch(health.fail) as Promise<Result>
  return {
    engine,
    now,
    db,
    write,
    checkWrites: () => health.check(),
    eraseDeleted,
    close: async () => {
      await commits.drain()
      await disconnect()
    },
  }
}
