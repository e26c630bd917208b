import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openStore } from '../platform/store/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { findReplay, messageMigrations, purge, type MessageTables } from './index.ts'
import { firstMessageMigrations } from './tables.ts'
import { START } from './testing.ts'

const RETENTION = { retentionDays: 30 }

onEveryStore((open) => {
  test('Idempotency-Keys of an earlier version go on standing for their messages, under every key of the organisation', async (t) => {
    const old = await open(firstMessageMigrations)
    t.after(() => old.destroy())
    if (old.place.directory === '' && old.place.databaseUrl === undefined)
      return t.skip('PGlite lives in one process')
    // Two keys of one organisation used the same Idempotency-Key: two messages, of which the later one keeps it.
    for (const [id, key] of [
      ['msg_1', 'key_1'],
      ['msg_2', 'key_2'],
    ] as const)
      await old.write<MessageTables, unknown>(async (trx) => {
        await trx
          .insertInto('messages')
          .values({ ...ROW, id, key_id: key })
          .execute()
        await sql`insert into idempotency_keys (key_id, idempotency_key, fingerprint, message_id)
          values (${key}, 'once', 'a body', ${id})`.execute(trx)
      })
    const store = await openStore({ ...old.place, migrations: messageMigrations, clock: () => START })
    t.after(() => store.close())
    const sender = { organisation: 'Example Society', keyId: 'key_3' }
    const replay = () => findReplay({ store }, sender, { key: 'once', fingerprint: 'a body' })
    assert.equal(await replay(), 'msg_2')
    await store.write<MessageTables, unknown>((trx) =>
      trx.updateTable('messages').set({ settled_at: 0 }).where('id', '=', 'msg_1').execute(),
    )
    assert.equal(await purge(store, RETENTION, START), 1)
    assert.equal(await replay(), 'msg_2')
  })
})

const ROW = {
  organisation: 'Example Society',
  mode: 'sandbox',
  channel: 'house-cwc',
  destination: '{}',
  delivery_id: 'd',
  state: 'queued',
  reason: '',
  revision: 1,
  attempts: 0,
  sent_before: 0,
  accepted_at: 0,
  due_at: 0,
  idempotency_key: 'once',
  sealed_body: Buffer.from('sealed'),
} as const
