import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { migrateIn } from './migrate.ts'
import { openStore } from './open-store.ts'
import type { Migration } from './store.ts'
import { onEveryStore } from './testing.ts'

const step = (name: string, statement: string, more: Pick<Migration, 'needs'> = {}): Migration => ({
  name,
  ...more,
  up: (trx) => sql.raw(statement).execute(trx).then(),
})

const [BEGIN, OTHER] = [
  step('begin', 'create table notes (id integer)'),
  step('other', 'create table other (id integer)'),
]
const EXPAND = step('expand', 'alter table notes add column text text', { needs: null })
/** A version that writes the new column alone. Its step changes nothing: later steps name it. */
const MOVED = step('moved', 'select 1', { needs: null })
const CONTRACT = step('contract', 'alter table notes drop column id', { needs: 'moved' })
const VERSIONS = { one: [BEGIN], two: [BEGIN, EXPAND], three: [BEGIN, EXPAND, MOVED] } as const

onEveryStore((open) => {
  const begin = async (t: TestContext, migrations: readonly Migration[]) => {
    const store = await open(migrations)
    t.after(() => store.destroy())
    const { place } = store
    if (place.directory === '' && place.databaseUrl === undefined) {
      t.skip('PGlite lives in one process')
      return undefined
    }
    return { store, start: (steps: readonly Migration[]) => startBeside(place, steps) }
  }

  describe('a version starts on a newer schema', () => {
    test('whose steps only add, and learns their names', async (t) => {
      const begun = await begin(t, [BEGIN, EXPAND, MOVED])
      assert.deepEqual(await begun?.start(VERSIONS.one), begun && [['expand', 'moved']])
      assert.deepEqual(await begun?.start(VERSIONS.three), begun && [])
    })

    test('that contracts, if it knows the step which that needs', async (t) => {
      const begun = await begin(t, [BEGIN, EXPAND, MOVED, CONTRACT])
      if (begun === undefined) return
      assert.deepEqual(await begun.start(VERSIONS.three), [['contract']])
      await assert.rejects(
        begun.start(VERSIONS.two),
        /schema step "contract", which this version .* cannot run beside/,
      )
    })

    test('only while no step contracts, whatever was added after it', async (t) => {
      const begun = await begin(t, [BEGIN, EXPAND, OTHER, MOVED])
      if (begun !== undefined) await assert.rejects(begun.start(VERSIONS.two), /schema step "other"/)
    })

    test('never where a step of its own is another step there', async (t) => {
      const begun = await begin(t, [BEGIN, EXPAND])
      if (begun !== undefined) await assert.rejects(begun.start([BEGIN, MOVED]), /schema step "expand"/)
    })
  })

  test('a schema of a version that kept no bound gets one with the next step', async (t) => {
    const begun = await begin(t, VERSIONS.two)
    if (begun === undefined) return
    const { store, start } = begun
    await store.write((trx) => sql`alter table migrations drop column needs`.execute(trx))
    assert.deepEqual(await start(VERSIONS.two), [])
    await assert.rejects(start(VERSIONS.one), /schema step "expand"/)
    assert.deepEqual(await start(VERSIONS.three), [])
    const { rows } = await sql`select name, needs from migrations order by number`.execute(store.db())
    assert.deepEqual(
      rows.map((row) => ({ ...Object(row) })),
      [
        { name: 'begin', needs: null },
        { name: 'expand', needs: null },
        { name: 'moved', needs: 2 },
      ],
    )
    assert.deepEqual(await start(VERSIONS.two), [['moved']])
  })

  test('a start without a missing step reads the schema while another process holds the lock', async (t) => {
    const begun = await begin(t, VERSIONS.two)
    if (begun === undefined) return
    const { store, start } = begun
    await store.write(async (trx) => {
      await migrateIn(trx, store.engine, VERSIONS.two)
      assert.deepEqual(await start(VERSIONS.two), [])
    })
  })

  test('a role without the right to change the schema starts, and names the way out where a step is missing', async (t) => {
    const begun = await begin(t, VERSIONS.one)
    const databaseUrl = begun?.store.place.databaseUrl
    if (begun === undefined || databaseUrl === undefined) return t.skip('no roles there')
    const { store } = begun
    const role = `rotunda_test_${randomBytes(6).toString('hex')}`
    const order = (statement: string) => sql.raw(statement).execute(store.db())
    await order(`create role ${role} login`)
    const place = { directory: '', databaseUrl: databaseUrl.replace('postgres@', `${role}@`) }
    try {
      await assert.rejects(startBeside(place, VERSIONS.one), /permission denied for table migrations/)
      await order(`grant select on migrations to ${role}`)
      assert.deepEqual(await startBeside(place, VERSIONS.one), [])
      await assert.rejects(startBeside(place, VERSIONS.two), /run "rotunda database migrate" as the owner/)
    } finally {
      await order(`drop owned by ${role}`)
      await order(`drop role ${role}`)
    }
  })

  test('a step that names no step before it stops its start, and leaves the schema as it was', async (t) => {
    const begun = await begin(t, VERSIONS.one)
    if (begun === undefined) return
    await assert.rejects(begun.start([BEGIN, { ...EXPAND, needs: 'nowhere' }]), /is called "nowhere"/)
    assert.deepEqual(await begun.start(VERSIONS.two), [])
  })
})

/** Starts a version on the database, and ends it. Returns the lists of newer steps that it was told. */
const startBeside = async (
  place: { readonly directory: string; readonly databaseUrl?: string | undefined },
  migrations: readonly Migration[],
): Promise<(readonly string[])[]> => {
  const told: (readonly string[])[] = []
  const store = await openStore({ ...place, migrations, onNewer: (steps) => told.push(steps) })
  await store.close()
  return told
}
