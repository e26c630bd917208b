import assert from 'node:assert/strict'
import { connect, createServer, type Socket } from 'node:net'
import { describe, test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { listen } from '../testing.ts'
import { isUnreachable } from './is-unreachable.ts'
import { openStore } from './open-store.ts'
import type { Migration } from './store.ts'
import { openTestPostgres } from './testing.ts'
import { findPgbouncer, startPgbouncer } from './testing/start-pgbouncer.ts'

const MISSING = 'no PostgreSQL server runs here'
/** Long enough for every other statement, on a slow machine. */
const SHORT_MILLISECONDS = 3000

const openDatabase = async (t: TestContext) => {
  const store = await openTestPostgres([])
  t.after(() => store.destroy())
  const { databaseUrl } = store.place
  if (databaseUrl === undefined) t.skip(MISSING)
  return databaseUrl
}

/** A first step, which a start must be able to write. */
const NO_TABLES: Migration = { name: 'no tables', up: () => Promise.resolve() }

const open = async (t: TestContext, databaseUrl: string, statementMilliseconds?: number) => {
  const limit = statementMilliseconds === undefined ? {} : { statementMilliseconds }
  const store = await openStore({ directory: '', databaseUrl, migrations: [NO_TABLES], ...limit })
  t.after(() => store.close())
  return store
}

type Opened = Awaited<ReturnType<typeof open>>
type Asked = ReturnType<typeof sql>

/** A query as each kind of statement that the service sends. */
const WAYS: Readonly<Record<string, (store: Opened, query: Asked) => Promise<{ rows: unknown[] }>>> = {
  'a statement alone': (store, query) => query.execute(store.db()),
  'a statement alone with parameters': (store, query) =>
    sql`${query} where ${1}::int = 1`.execute(store.db()),
  'the first statement of a transaction': (store, query) => store.write((trx) => query.execute(trx)),
  'a later statement of a transaction': (store, query) =>
    store.write(async (trx) => {
      await sql`select 1`.execute(trx)
      return sql`${query} where ${1}::int = 1`.execute(trx)
    }),
}

/** Passes bytes on. Those of connections that were open when it fell silent are lost, and nothing says so. */
const openSilentWire = async (t: TestContext, databaseUrl: string) => {
  const { port, hostname } = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) end.on('error', () => undefined)
    open.add(near)
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  })
  t.after(() => open.forEach((near) => near.destroy()))
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${await listen(t, server)}` })
  const fallSilent = () => open.forEach((near) => near.unpipe().resume())
  return { url: url.href, fallSilent }
}

test('connections that fell silent are left together, and the first write and the first read after it succeed', async (t) => {
  const databaseUrl = await openDatabase(t)
  if (databaseUrl === undefined) return
  const wire = await openSilentWire(t, databaseUrl)
  const store = await open(t, wire.url, SHORT_MILLISECONDS)
  const read = () => sql`select pg_sleep(0.01)`.execute(store.db())
  await Promise.all(Array.from({ length: 12 }, read))
  wire.fallSilent()
  await assert.rejects(
    store.write((trx) => sql`select 1`.execute(trx)),
    isUnreachable,
  )
  await store.write((trx) => sql`select 1`.execute(trx))
  await Promise.all(Array.from({ length: 12 }, read))
})

test('a session that is ended between two statements of a transaction is a database that is away', async (t) => {
  const databaseUrl = await openDatabase(t)
  if (databaseUrl === undefined) return
  const store = await open(t, databaseUrl)
  const write = store.write(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 60000)`.execute(store.db())
    await sql`select 1`.execute(trx)
  })
  await assert.rejects(write, isUnreachable)
  await store.write((trx) => sql`select 1`.execute(trx))
})

test('a role that may only read is told so at the start', async (t) => {
  const databaseUrl = await openDatabase(t)
  if (databaseUrl === undefined) return
  const url = `${databaseUrl}?options=-c%20default_transaction_read_only%3Don`
  await assert.rejects(open(t, url), /takes no writes/)
})

const suite = (openUrl: (t: TestContext) => Promise<string | undefined>) => {
  for (const [what, ask] of Object.entries(WAYS)) {
    test(`${what} has the time-out, and leaves none behind for other clients`, async (t) => {
      const databaseUrl = await openUrl(t)
      if (databaseUrl === undefined) return
      const store = await open(t, databaseUrl)
      const { rows } = await ask(store, sql`select current_setting('statement_timeout') as limit`)
      assert.deepEqual(rows, [{ limit: '30s' }])
      await assert.rejects(ask(await open(t, databaseUrl, SHORT_MILLISECONDS), sql`select pg_sleep(3600)`), {
        code: '57014',
      })
    })
  }

  test('a fault of one statement is told, and the next one on the connection succeeds', async (t) => {
    const databaseUrl = await openUrl(t)
    if (databaseUrl === undefined) return
    const store = await open(t, databaseUrl)
    for (const query of [sql`select 1 / ${0}::int`, sql`select 1 / 0`]) {
      await assert.rejects(query.execute(store.db()), { code: '22012' })
      const { rows } = await sql`select ${'x'}::text as x, 1::int8 as n`.execute(store.db())
      assert.deepEqual(rows, [{ x: 'x', n: 1 }])
    }
  })
}

describe('on a server', { concurrency: true }, () => suite(openDatabase))

describe(
  'behind pgbouncer in transaction mode',
  { concurrency: true, skip: !findPgbouncer() && 'pgbouncer is not installed' },
  () => {
    const openUrl = async (t: TestContext) => {
      const databaseUrl = await openDatabase(t)
      return databaseUrl === undefined ? undefined : startPgbouncer(t, databaseUrl)
    }
    suite(openUrl)

    test('no session of the server keeps a time-out', async (t) => {
      const databaseUrl = await openUrl(t)
      if (databaseUrl === undefined) return
      const store = await open(t, databaseUrl)
      for (const ask of Object.values(WAYS)) await ask(store, sql`select 1`)
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      const { rows } = await client.query('show statement_timeout').finally(() => client.end())
      assert.deepEqual(rows, [{ statement_timeout: '0' }])
    })
  },
)
