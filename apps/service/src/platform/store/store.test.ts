import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { countOpenFiles, LISTS_OPEN_FILES } from '../testing.ts'
import type { Migration } from './store.ts'
import { openStore } from './open-store.ts'
import { onEveryStore } from './testing.ts'

type Tables = { notes: { id: number; text: string } }

const second: Migration = {
  name: 'second',
  up: (trx) => sql`create table second (id integer)`.execute(trx).then(),
}
const notes: Migration = {
  name: 'notes',
  up: async (trx) => {
    await trx.schema
      .createTable('notes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
  },
}

onEveryStore((open) => {
  const opened = open([notes])
  after(async () => {
    await (await opened).destroy()
  })
  const insert = async (id: number, text = 'x') =>
    (await opened).write<Tables, unknown>((trx) => trx.insertInto('notes').values({ id, text }).execute())
  const count = async () => {
    const rows = await (await opened).db<Tables>().selectFrom('notes').select('id').execute()
    return rows.length
  }

  test('what a write resolved with can be read at once', async () => {
    await insert(1)
    assert.equal(await count(), 1)
  })

  test('of many writes at once, only the one that is at fault fails', async () => {
    const results = await Promise.allSettled([insert(2), insert(1), insert(3), insert(4)])
    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
    )
    assert.equal(await count(), 4)
  })

  test('a write that fails half-way leaves nothing', async () => {
    const store = await opened
    const before = await count()
    const half = store.write<Tables, unknown>(async (trx) => {
      await trx.insertInto('notes').values({ id: 50, text: 'half' }).execute()
      throw new Error('half-way')
    })
    await assert.rejects(half, /half-way/)
    assert.equal(await count(), before)
  })

  test('a second process that migrates at the same time finds the work done', async (t) => {
    const store = await opened
    if (store.place.directory === '' && store.place.databaseUrl === undefined) {
      t.skip('PGlite lives in one process')
      return
    }
    const others = await Promise.all(
      Array.from({ length: 3 }, () => openStore({ ...store.place, migrations: [notes, second] })),
    )
    for (const other of others) await other.close()
    assert.ok((await count()) > 0)
  })

  test('a schema step that this version does not know stops the start, and says which', async (t) => {
    const store = await opened
    if (store.place.directory === '' && store.place.databaseUrl === undefined) {
      t.skip('PGlite lives in one process')
      return
    }
    await assert.rejects(openStore({ ...store.place, migrations: [notes] }), /"second"/)
  })

  test('a start that was stopped leaves no file of the database open', async (t) => {
    const { place } = await opened
    if (place.directory === '' || !LISTS_OPEN_FILES) return t.skip('no file, or no list of open files')
    const before = countOpenFiles(place.directory)
    await assert.rejects(openStore({ ...place, migrations: [second] }), /schema step "notes"/)
    assert.equal(countOpenFiles(place.directory), before)
  })

  test('the clock is the database’s', async () => {
    const store = await opened
    const asked = Date.now()
    const now = (await store.now()).getTime()
    assert.ok(asked <= now && now <= Date.now())
  })
})
