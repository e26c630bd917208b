import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'
import pg from 'pg'
import type { Clock } from '../../clock.ts'
import { patience, WAIT_MILLISECONDS, within } from '../../testing.ts'
import { isUnreachable } from '../is-unreachable.ts'
import { openPostgresDialect, openStore } from '../open-store.ts'
import type { Migration, Store } from '../store.ts'

export type TestStore = Store & {
  /** Settings by which a second process opens the same state. */
  readonly place: { readonly directory: string; readonly databaseUrl?: string | undefined }
  /** Closes, and leaves nothing behind. */
  destroy(): Promise<void>
}

export type OpenTestStore = (migrations: readonly Migration[], clock?: Clock) => Promise<TestStore>

const SERVER = 'postgres://postgres@127.0.0.1:5432'

/** Runs one suite on SQLite and, unless the quick tests run, on PostgreSQL: a server on this machine, or PGlite. */
export const onEveryStore = (suite: (open: OpenTestStore) => void): void => {
  describe('on SQLite', () => {
    suite(failEachTest(openTestSqlite))
  })
  // No setting of the service.
  // eslint-disable-next-line no-restricted-properties
  if (process.env['ROTUNDA_TEST_STORES'] === 'sqlite') return
  describe('on PostgreSQL', () => {
    suite(failEachTest(openTestPostgres))
  })
}

/** A store that cannot be opened fails each test that waits for it, with the cause, and not the whole process. */
const failEachTest =
  (open: OpenTestStore): OpenTestStore =>
  (...order) => {
    const opened = open(...order)
    opened.catch(() => undefined)
    return opened
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
  const settings = { directory: '', databaseUrl, migrations, connectionMilliseconds: WAIT_MILLISECONDS }
  const store = await insist(() => openStore({ ...settings, ...(clock && { clock }) }))
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

/**
 * Opens the state of a store once more, as a second process with a writer of its own. PGlite has one connection, so there
 * it is the same store.
 */
export const openBeside = async (store: TestStore, migrations: readonly Migration[]): Promise<Store> => {
  const { directory, databaseUrl } = store.place
  const isAlone = directory === '' && databaseUrl === undefined
  return isAlone ? { ...store, close: () => Promise.resolve() } : openStore({ ...store.place, migrations })
}

/** False where no server listens, or none that lets tests in. */
const administer = (statement: string): Promise<boolean> =>
  insist(async () => {
    const client = new pg.Client({ connectionString: `${SERVER}/test` })
    try {
      await client.connect()
    } catch (cause) {
      if (isClosed(cause)) return false
      throw cause
    }
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
    return true
  })

const isClosed = (cause: unknown): boolean =>
  cause instanceof AggregateError
    ? cause.errors.every(isClosed)
    : cause instanceof Error && 'code' in cause && CLOSED.test(String(cause.code))

/** Nothing listens; or the server has another password, or no database for tests. */
const CLOSED = /^(ECONNREFUSED|28\w{3}|3D000)$/

/** A server that starts, or has no connection left, is asked again; its last fault begins with where it happened. */
const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
  const signal = patience()
  for (;;) {
    try {
      return await within(`PostgreSQL at ${SERVER}`, ask())
    } catch (cause) {
      if (!isUnreachable(cause)) throw cause
      if (signal.aborted) throw new Error(`PostgreSQL at ${SERVER} is away: ${String(cause)}`, { cause })
      await setTimeout(PAUSE_MILLISECONDS)
    }
  }
}

/** Between two tries to be let in by a server. */
const PAUSE_MILLISECONDS = 200
