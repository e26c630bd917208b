import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type Dialect, type Transaction } from 'kysely'
import pg from 'pg'
import { systemClock, type Clock } from '../clock.ts'
import { GroupCommit, inOneTransaction, Lane } from './group-commit.ts'
import { insertRows } from './insert-rows.ts'
import { InsertThread } from './insert-thread.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import type { Insert, Migration, Store, Work } from './store.ts'

export type StoreSettings = {
  /** `postgres://…` for PostgreSQL; absent for SQLite in `directory`. */
  readonly databaseUrl?: string | undefined
  readonly directory: string
  readonly migrations: readonly Migration[]
  /** Stands in for the database's clock in tests. */
  readonly clock?: Clock
}

/** Transactions under way at once on PostgreSQL, in one process. */
const POSTGRES_LANES = 4
/** A connection that hangs must not hold up what waits behind it. */
const POSTGRES_LIMITS = {
  max: 12,
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
  query_timeout: 30_000,
  statement_timeout: 30_000,
} as const

/** Opens the store and brings its schema up to date; safe when several processes do so at once. */
export const openStore = (settings: StoreSettings): Promise<Store> =>
  settings.databaseUrl === undefined
    ? openSqliteStore(settings)
    : openPostgresStore(settings, settings.databaseUrl)

const openSqliteStore = async (settings: StoreSettings): Promise<Store> => {
  mkdirSync(settings.directory, { recursive: true, mode: 0o700 })
  const path = join(settings.directory, 'rotunda.sqlite')
  const { writer, reader } = openSqlite(path)
  const clock = settings.clock ?? systemClock
  await migrate(writer, 'sqlite', settings.migrations)
  const lane = new Lane(1)
  const thread = new InsertThread(path)
  const inserting = new GroupCommit<readonly Insert[]>((batches) => thread.commit(batches), lane)
  return {
    ...makeDoors(writer, reader, lane),
    engine: 'sqlite',
    now: () => Promise.resolve(clock()),
    insert: async (inserts) => {
      await inserting.run(inserts)
    },
    close: async () => {
      await lane.drained()
      await thread.close()
      await reader.destroy()
      await writer.destroy()
    },
  }
}

const openPostgresStore = async (settings: StoreSettings, url: string): Promise<Store> => {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ ...POSTGRES_LIMITS, connectionString: url, types })
  // A connection that breaks while idle is replaced by the pool; the next query says what is wrong.
  pool.on('error', () => undefined)
  return openPostgresDialect(new PostgresDialect({ pool }), settings, POSTGRES_LANES)
}

/** For whatever speaks PostgreSQL's language. */
export const openPostgresDialect = async (
  dialect: Dialect,
  { clock, migrations }: Pick<StoreSettings, 'clock' | 'migrations'>,
  width: number,
): Promise<Store> => {
  const db = new Kysely<unknown>({ dialect })
  await migrate(db, 'postgres', migrations)
  const lane = new Lane(width)
  const doors = makeDoors(db, db, lane)
  return {
    ...doors,
    engine: 'postgres',
    now: clock === undefined ? () => askTheTime(db) : () => Promise.resolve(clock()),
    insert: (inserts) => doors.write((trx) => insertRows(trx, inserts)),
    close: async () => {
      await lane.drained()
      await db.destroy()
    },
  }
}

const askTheTime = async (db: Kysely<unknown>): Promise<Date> => {
  const milliseconds = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now')
  const { now } = await db.selectNoFrom(milliseconds).executeTakeFirstOrThrow()
  return new Date(now)
}

/** Each module names its own tables; the migrations made them all, in the one database. */
const makeDoors = (
  writer: Kysely<unknown>,
  reader: Kysely<unknown>,
  lane: Lane,
): Pick<Store, 'db' | 'write'> => {
  const transact = (work: Work<unknown, unknown>) => writer.transaction().execute(work)
  const writing = new GroupCommit(inOneTransaction(transact), lane)
  return {
    // Types are all that differs: the tables are there.
    db: <Tables>() => reader as unknown as Kysely<Tables>,
    // The same for the tables of a transaction; and a batch gives back what each piece of work gave.
    write: <Tables, Result>(work: Work<Tables, Result>) =>
      writing.run((trx) => work(trx as unknown as Transaction<Tables>)) as Promise<Result>,
  }
}
