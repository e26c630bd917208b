import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Store } from '../../apps/service/src/platform/index.ts'
import { openStore } from '../../apps/service/src/platform/store/index.ts'
import { MIGRATIONS } from '../../apps/service/src/wiring/migrations.ts'

/** A database of the service, with a second way in. */
export type Bed = {
  readonly engine: 'SQLite' | 'PostgreSQL'
  readonly store: Store
  /** Runs one statement, apart from the store. */
  readonly ask: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  readonly countBytes: () => Promise<number>
  /** Microseconds of the processor that this process took, and with it the server for the connections of the store. */
  readonly countProcessor: () => Promise<number>
  readonly remove: () => Promise<void>
}

export const openSqliteBed = async (): Promise<Bed> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-'))
  const store = await openStore({ directory, migrations: MIGRATIONS })
  const database = new DatabaseSync(join(directory, 'rotunda.sqlite'), { timeout: 60_000 })
  database.exec('pragma synchronous = off')
  return {
    engine: 'SQLite',
    store,
    ask: (sql) => Promise.resolve(database.prepare(sql).all()),
    countBytes: () => Promise.resolve(statSync(join(directory, 'rotunda.sqlite')).size),
    countProcessor: () => Promise.resolve(ownMicroseconds()),
    remove: async () => {
      database.close()
      await store.close()
      rmSync(directory, { recursive: true })
    },
  }
}

const SERVER = 'postgres://postgres@127.0.0.1:5432'

/** Undefined where no PostgreSQL is. */
export const openPostgresBed = async (): Promise<Bed | undefined> => {
  const admin = new pg.Client({ connectionString: `${SERVER}/test` })
  const reached = await admin.connect().then(
    () => true,
    () => false,
  )
  if (!reached) return undefined
  const name = `rotunda_bench_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name}`)
  const databaseUrl = `${SERVER}/${name}`
  const store = await openStore({ databaseUrl, directory: '', migrations: MIGRATIONS })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`)
  const ask: Bed['ask'] = async (sql) => (await client.query<Record<string, unknown>>(sql)).rows
  return {
    engine: 'PostgreSQL',
    store,
    ask,
    countBytes: async () =>
      Number((await ask('select pg_database_size(current_database()) as bytes'))[0]?.['bytes']),
    countProcessor: async () => {
      const servers = await ask('select pid from pg_stat_activity where datname = current_database()')
      return ownMicroseconds() + servers.reduce((sum, { pid }) => sum + microsecondsOf(Number(pid)), 0)
    },
    remove: async () => {
      await client.end()
      await store.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

const ownMicroseconds = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** The scheduler counts in nanoseconds. */
const microsecondsOf = (pid: number): number => {
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1000
}
