import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { waitUntil } from '../platform/testing.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import type { Store } from '../platform/index.ts'
import { openStore } from '../platform/store/index.ts'
import { audit, checkAudit, type AuditEntry } from '../audit/index.ts'
import {
  portalMigrations,
  issueFirstKey,
  issueKey,
  listKeys,
  type AccessTables,
  type NewKey,
} from './index.ts'
import { makeTestAccess } from './testing.ts'

const WANTED: NewKey = {
  organisation: 'Example Society',
  scopes: ['messages:send'],
  actor: 'operator:test',
  at: new Date('2026-03-02T12:00:00Z'),
}
const needsOf = (store: Store) => makeTestAccess(store)

onEveryStore((open) => {
  let store: TestStore
  const others: Store[] = []

  before(async () => {
    store = await open(portalMigrations)
    // PGlite has one connection, and nobody else at it.
    const { directory, databaseUrl } = store.place
    if (directory === '' && databaseUrl === undefined) return
    others.push(await openStore({ ...store.place, migrations: portalMigrations }))
  })
  after(async () => {
    await Promise.all(others.map((other) => other.close()))
    await store.destroy()
  })

  test('of services that start together on an empty database one issues the first key', async () => {
    const issued = await Promise.all(
      [store, ...others, store, ...others].map((one) => issueFirstKey(needsOf(one), WANTED)),
    )
    assert.equal(issued.filter((key) => key !== undefined).length, 1)
    assert.equal((await listKeys(store)).length, 1)
    assert.deepEqual(await checkAudit(store), { lines: 1, brokenAt: null })
  })

  test('operators who give orders at once all leave their lines, in one chain', async () => {
    const orders = Array.from({ length: 10 }, () => [store, ...others]).flat()
    await Promise.all(orders.map((one) => issueKey(needsOf(one), WANTED)))
    assert.deepEqual(await checkAudit(store), { lines: orders.length + 1, brokenAt: null })
  })

  test('an order that comes while another one is being written down waits for it', async (t) => {
    const [other] = others
    if (other === undefined || store.engine === 'sqlite') return t.skip('there is one connection for writing')
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<undefined>()
    const { promise: held, resolve: hold } = Promise.withResolvers<undefined>()
    const { lines } = await checkAudit(store)
    const entry: AuditEntry = {
      actor: 'operator:test',
      action: 'roster.refresh',
      object: 'test',
      detail: '{}',
    }
    const slow = store.write<AccessTables, undefined>(async (trx) => {
      await audit(trx, store.engine, entry, WANTED.at)
      hold(undefined)
      return mayCommit
    })
    await held
    const quick = issueKey(needsOf(other), WANTED)
    await untilOneWaits(store)
    commit(undefined)
    await Promise.all([slow, quick])
    assert.deepEqual(await checkAudit(store), { lines: lines + 2, brokenAt: null })
  })
})

/** Asks PostgreSQL until one of its connections to this database waits for another. */
const untilOneWaits = async (store: Store): Promise<void> => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await waitUntil(
    'a connection that waits for another',
    async () => (await waiting.execute(store.db<AccessTables>())).rows.length > 0,
  )
}
