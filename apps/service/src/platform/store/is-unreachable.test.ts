import assert from 'node:assert/strict'
import { connect, createServer } from 'node:net'
import { after, test, type TestContext } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { listen } from '../testing.ts'
import { GroupCommit } from './group-commit.ts'
import { CommitInDoubt, failsToStore, hasNoRoom, isUnreachable, logFault } from './is-unreachable.ts'
import { openStore } from './open-store.ts'
import type { Migration } from './store.ts'
import { onEveryStore, openTestPostgres, openTestSqlite } from './testing.ts'

type Tables = { notes: { id: number; text: string } }

const notes: Migration = {
  name: 'notes',
  up: async (trx) => {
    await sql`create table notes (id integer primary key, text text not null)`.execute(trx)
  },
}

const faultOf = async (write: Promise<unknown>): Promise<Error> => {
  try {
    await write
  } catch (cause) {
    assert.ok(cause instanceof Error)
    return cause
  }
  return assert.fail('the write went through')
}

const insert = (trx: Transaction<Tables>, id: number, text = 'x') =>
  trx.insertInto('notes').values({ id, text }).execute()

const withCode = (code: string | number): Error =>
  Object.assign(new Error('a fault'), typeof code === 'number' ? { errcode: code } : { code })

test('every full, failed and read-only disk is one refusal, without a stack in the log, and no other fault is', () => {
  // SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL, with extended codes of theirs.
  const sqlite = [8, 264, 520, 1032, 1288, 1544, 10, 266, 522, 778, 1034, 1290, 1546, 4874, 6410, 13]
  const postgres = ['53100', '58030', '25006']
  for (const code of [...sqlite, ...postgres, 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']) {
    const fault = withCode(code)
    assert.ok(failsToStore(fault), String(code))
    assert.deepEqual(logFault(fault), { reason: 'a fault' }, String(code))
    assert.ok(!failsToStore(new CommitInDoubt(fault)), String(code))
  }
  for (const code of [...sqlite, ...postgres]) assert.ok(isUnreachable(withCode(code)), String(code))
  // SQLITE_ERROR, _BUSY, _CONSTRAINT, _MISMATCH; a missing file; a unique violation; a lost connection.
  for (const code of [1, 5, 19, 2067, 20, 'ENOENT', 'EACCES', '23505', 'ECONNRESET', '08006'])
    assert.ok(!failsToStore(withCode(code)), String(code))
  assert.deepEqual([13, 10, 8, '53100'].map(withCode).map(hasNoRoom), [true, false, false, true])
})

onEveryStore((open) => {
  const opened = open([notes])
  after(async () => (await opened).destroy())

  test('a commit that the database refuses is no doubt: the fault is told, and the next write goes through', async () => {
    const store = await opened
    await store.write<Tables, unknown>((trx) =>
      sql`create table parts (note integer references notes (id) deferrable initially deferred)`.execute(trx),
    )
    const fault = await faultOf(
      store.write<Tables, unknown>((trx) => sql`insert into parts values (404)`.execute(trx)),
    )
    assert.ok(!(fault instanceof CommitInDoubt) && !isUnreachable(fault), String(fault))
    await store.write<Tables, unknown>((trx) => insert(trx, 1))
  })
})

test('a disk that is full is reported as such, whether or not the rollback succeeds', async (t) => {
  const store = await openTestSqlite([notes])
  t.after(() => store.destroy())
  const fault = await faultOf(
    store.write<Tables, unknown>(async (trx) => {
      await sql`pragma max_page_count = 1`.execute(trx)
      await insert(trx, 1, 'x'.repeat(1_000_000))
    }),
  )
  assert.ok('errcode' in fault && Number(fault.errcode) === 13, String(fault))
  assert.ok(isUnreachable(fault))
})

const openPostgres = async (t: TestContext) => {
  const store = await openTestPostgres([notes])
  t.after(() => store.destroy())
  const { databaseUrl } = store.place
  if (databaseUrl === undefined) t.skip('no PostgreSQL server runs here')
  return { store, databaseUrl }
}

test('a PostgreSQL that ends the connection under a write is away, whether or not the rollback succeeds', async (t) => {
  const { store, databaseUrl } = await openPostgres(t)
  if (databaseUrl === undefined) return
  const fault = await faultOf(
    store.write<Tables, unknown>((trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)),
  )
  assert.ok('code' in fault && fault.code === '57P01', String(fault))
  assert.ok(isUnreachable(fault))
  await store.write<Tables, unknown>((trx) => insert(trx, 1))
})

for (const [code, what] of [
  ['25006', 'a server that has become a stand-by'],
  ['55000', 'a server that is still taking over'],
  ['53100', 'a disk that is full'],
  ['57014', 'a statement that took too long'],
] as const)
  test(`${what} (${code}) is a database that is away`, async (t) => {
    const { store, databaseUrl } = await openPostgres(t)
    if (databaseUrl === undefined) return
    const raise = sql.raw(`do $$ begin raise exception 'as told' using errcode = '${code}'; end $$`)
    assert.ok(isUnreachable(await faultOf(store.write<Tables, unknown>((trx) => raise.execute(trx)))))
  })

/** Passes everything on, and breaks as soon as the server has answered a COMMIT: that answer is never seen. */
const openForgetfulWire = async (t: TestContext, databaseUrl: string): Promise<string> => {
  const { port: databasePort, hostname } = new URL(databaseUrl)
  let armed = false
  const server = createServer((near) => {
    const far = connect(Number(databasePort), hostname)
    let committing = false
    near.on('data', (bytes) => {
      armed ||= bytes.includes('insert into')
      committing = armed && bytes.includes('commit')
      far.write(bytes)
    })
    far.on('data', (bytes) => (committing ? near.destroy() : near.write(bytes)))
    near.on('error', () => undefined).on('close', () => far.end())
    far.on('error', () => undefined).on('close', () => near.destroy())
  })
  return Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${await listen(t, server)}` }).href
}

test('when the answer to a commit is lost every piece of the batch hears so, and none is run again', async (t) => {
  const { store, databaseUrl } = await openPostgres(t)
  if (databaseUrl === undefined) return
  const url = await openForgetfulWire(t, databaseUrl)
  const far = await openStore({ directory: '', databaseUrl: url, migrations: [notes] })
  t.after(() => far.close())
  const runs: number[] = []
  const write = (id: number) =>
    faultOf(
      far.write<Tables, unknown>((trx) => {
        runs.push(id)
        return insert(trx, id)
      }),
    )
  const faults = await Promise.all([write(1), write(2)])
  assert.ok(faults.every((fault) => fault instanceof CommitInDoubt && isUnreachable(fault)))
  assert.deepEqual(runs, [1, 2])
  const kept = await store.db<Tables>().selectFrom('notes').select('id').orderBy('id').execute()
  assert.deepEqual(
    kept.map(({ id }) => id),
    [1, 2],
  )
})

test('pieces are run again alone after a fault of the work, and never after a commit in doubt', async () => {
  const runs: string[] = []
  const piece = (name: string) => () => Promise.resolve(runs.push(name))
  // Neither a fault of a network nor a disk that is full: what is not known is kept apart by its type alone.
  const commits = new GroupCommit(async (work) => {
    // No piece here looks at its transaction.
    await work(undefined as unknown as Transaction<unknown>)
    throw new CommitInDoubt(new Error('no word'))
  }, 1)
  const results = await Promise.allSettled([commits.run(piece('a')), commits.run(piece('b'))])
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.deepEqual(runs, ['a', 'b'])
})

test('a database that stalls gets no more than 64 pieces to wait for it, and takes those that wait when it is back', async () => {
  let elapsed = 0
  const back = Promise.withResolvers<undefined>()
  const commits = new GroupCommit(
    async (work) => {
      await back.promise
      // No piece here looks at its transaction.
      return work(undefined as unknown as Transaction<unknown>)
    },
    1,
    () => elapsed,
  )
  const run = () => commits.run(() => Promise.resolve('done'))
  const first = run()
  // It is under way, and holds up those behind it.
  await setImmediate()
  const waiting = Array.from({ length: 64 }, run)
  elapsed = 1000
  const early = run()
  elapsed = 2001
  const fault = await faultOf(run())
  assert.ok(isUnreachable(fault) && !(fault instanceof CommitInDoubt), String(fault))
  back.resolve(undefined)
  assert.deepEqual(new Set(await Promise.all([first, early, ...waiting])), new Set(['done']))
})
