import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { sql, type Transaction } from 'kysely'
import type { Migration, Store } from '../platform/index.ts'
import { runs } from '../platform/testing.ts'
import { openTestPostgres, openTestSqlite, type TestStore } from '../platform/store/testing.ts'
import { continueNumbers, insertRows, listTables, readRows, type PortableRow } from './portable-rows.ts'

const schema: Migration = {
  name: 'every kind of value',
  up: async (trx, engine) => {
    const [bytes, numbered] =
      engine === 'postgres'
        ? ['bytea', 'bigint generated always as identity']
        : ['blob', 'integer primary key autoincrement']
    await sql
      .raw(
        `create table kinds (a bigint, b ${bytes}, c double precision, d text, "order" integer, e bigint not null)`,
      )
      .execute(trx)
    await sql.raw(`create table numbered (number ${numbered}, words text)`).execute(trx)
    await sql.raw('create index kinds_a on kinds (a)').execute(trx)
  },
}

const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
/** PostgreSQL stores no NUL, and no half of a pair. */
const words = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''))
const bigs = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)
const row: fc.Arbitrary<PortableRow> = fc.record(
  {
    a: nullable(bigs),
    b: nullable(fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64'))),
    c: nullable(fc.double({ noNaN: true }).map((number) => String(number))),
    d: nullable(words),
    order: nullable(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map(String)),
    e: bigs,
  },
  { noNullPrototype: true },
)

const ask = <Result>(store: Store, work: (trx: Transaction<unknown>) => Promise<Result>): Promise<Result> =>
  store.write<unknown, Result>(work)

async function* oneByOne(rows: readonly PortableRow[]) {
  yield* rows
}

const put = (store: Store, name: string, rows: readonly PortableRow[]) =>
  ask(store, async (trx) => {
    const tables = await listTables(trx, store.engine)
    const table = tables.find((one) => one.name === name)
    assert.ok(table)
    await sql`delete from ${sql.table(name)}`.execute(trx)
    const count = await insertRows(trx, store.engine, table, oneByOne(rows))
    await continueNumbers(trx, store.engine, tables)
    return count
  })

const take = (store: Store, name: string) =>
  ask(store, async (trx) => {
    const table = (await listTables(trx, store.engine)).find((one) => one.name === name)
    assert.ok(table)
    return Array.fromAsync(readRows(trx, store.engine, table))
  })

let stores: readonly TestStore[] = []
before(async () => {
  stores = [await openTestSqlite([schema]), await openTestPostgres([schema])]
})
after(() => Promise.all(stores.map((store) => store.destroy())))

test('the tables are those of the database, without the list of its steps', async () => {
  for (const store of stores) {
    const tables = await ask(store, (trx) => listTables(trx, store.engine))
    assert.deepEqual(
      tables.map(({ name, columns }) => [name, columns.map(({ kind }) => kind).join(' ')]),
      [
        ['kinds', 'integer bytes float text integer integer'],
        ['numbered', 'integer text'],
      ],
    )
  }
})

test('every value comes back as it was, from each database to each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 600 }), async (rows) => {
      for (const from of stores) {
        assert.equal(await put(from, 'kinds', rows), rows.length)
        const read = await take(from, 'kinds')
        assert.deepEqual(read, rows)
        for (const to of stores) {
          await put(to, 'kinds', read)
          assert.deepEqual(await take(to, 'kinds'), rows)
        }
      }
    }),
    runs(8),
  )
})

test('a column that numbers its rows goes on after the highest restored number', async () => {
  for (const store of stores) {
    await put(store, 'numbered', [{ number: '41', words: 'a' }])
    await ask(store, (trx) => sql`insert into numbered (words) values ('b')`.execute(trx))
    assert.deepEqual(await take(store, 'numbered'), [
      { number: '41', words: 'a' },
      { number: '42', words: 'b' },
    ])
  }
})

test('a column without a portable form is refused by its name', async (t) => {
  const store = await openTestSqlite([
    { name: 'a date', up: (trx) => sql`create table t (at date)`.execute(trx).then(() => undefined) },
  ])
  t.after(() => store.destroy())
  await assert.rejects(
    ask(store, (trx) => listTables(trx, 'sqlite')),
    /t\.at has the type date/i,
  )
})
