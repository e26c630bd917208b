import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import { openPostgresDialect, openStore } from './open-store.ts'
import type { Migration, Store } from './store.ts'

export type TestStore = Store & {
  /** What a second process needs to open the same state. */
  readonly place: { readonly directory: string; readonly databaseUrl?: string | undefined }
  /** Closes, and leaves nothing behind. */
  destroy(): Promise<void>
}

export type OpenTestStore = (migrations: readonly Migration[], clock?: Clock) => Promise<TestStore>

const SERVER = 'postgres://postgres@127.0.0.1:5432'

/** Runs one suite on SQLite and on PostgreSQL (a server on this machine, or else PGlite). */
export const onEveryStore = (suite: (open: OpenTestStore) => void): void => {
  describe('on SQLite', () => {
    suite(openTestSqlite)
  })
  describe('on PostgreSQL', () => {
    suite(openTestPostgres)
  })
}

export const openTestSqlite: OpenTestStore = async (migrations, clock) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-test-'))
  const store = await openStore({ directory, migrations, ...(clock && { clock }) })
  const destroy = async () => {
    await store.close()
    rmSync(directory, { recursive: true })
  }
  return { ...store, place: { directory }, destroy }
}

export const openTestPostgres: OpenTestStore = async (migrations, clock) => {
  const name = `rotunda_test_${randomBytes(6).toString('hex')}`
  if (!(await administer(`create database ${name}`))) return openTestPglite(migrations, clock)
  const databaseUrl = `${SERVER}/${name}`
  const store = await openStore({ directory: '', databaseUrl, migrations, ...(clock && { clock }) })
  const destroy = async () => {
    await store.close()
    await administer(`drop database ${name} with (force)`)
  }
  return { ...store, place: { directory: '', databaseUrl }, destroy }
}

const openTestPglite: OpenTestStore = async (migrations, clock) => {
  const dialect = new PGliteDialect({ pglite: new PGlite() })
  const store = await openPostgresDialect(dialect, { migrations, ...(clock && { clock }) }, 1)
  return { ...store, place: { directory: '' }, destroy: () => store.close() }
}

/** False where no server listens: the only fault that is expected here. */
const administer = async (statement: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: `${SERVER}/test`, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
  } catch (cause) {
    if (cause instanceof AggregateError || (cause instanceof Error && 'code' in cause)) return false
    throw cause
  }
  await client.query(statement)
  await client.end()
  return true
}
