import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../platform/index.ts'
import { openStore } from '../platform/store/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { findReplay, messageMigrations, type MessageTables } from './index.ts'
import { makeQueueBed, makeScriptedChannel } from './testing.ts'

const ONCE = { key: 'once', fingerprint: 'a body' }

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  const countMessages = async () =>
    (await (await bed.opened).db<MessageTables>().selectFrom('messages').select('id').execute()).length

  test('what was accepted is there for a process that opens the same database', async (t) => {
    const { place } = await bed.opened
    if (place.directory === '' && place.databaseUrl === undefined)
      return t.skip('PGlite lives in one process')
    const { id } = await bed.send()
    const other = await openStore({ ...place, migrations: messageMigrations })
    const rows = await other.db<MessageTables>().selectFrom('messages').select('id').execute()
    await other.close()
    assert.deepEqual(
      rows.map((row) => row.id),
      [id],
    )
  })

  test('a message is stored with its first two lines of history and a DeliveryId of 32 letters and digits', async () => {
    const { id, replayed } = await bed.send()
    const status = await bed.read(id)
    assert.equal(replayed, false)
    assert.equal(status.state, 'queued')
    assert.deepEqual(
      status.timeline.map(({ state }) => state),
      ['accepted', 'queued'],
    )
    assert.match(status.delivery_id, /^[0-9a-f]{32}$/)
  })

  test('the text cannot be read in any column', async () => {
    const { id } = await bed.send({ message: 'words that nobody reads' })
    const values = Object.values(await bed.row(id)).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
    )
    assert.ok(!values.some((value) => value.includes('nobody')))
  })

  test('two at once under one Idempotency-Key become one message', async () => {
    const both = await Promise.all([bed.send({ idempotency: ONCE }), bed.send({ idempotency: ONCE })])
    assert.equal(new Set(both.map(({ id }) => id)).size, 1)
    assert.deepEqual(both.map(({ replayed }) => replayed).toSorted(), [false, true])
    assert.equal(await countMessages(), 1)
  })

  test('an Idempotency-Key that comes again gives the same message, in any state of it', async () => {
    const { id } = await bed.send({ idempotency: ONCE })
    const worker = await bed.hire(makeScriptedChannel('house-cwc'))
    await worker.runOnce()
    assert.deepEqual(await bed.send({ idempotency: ONCE }), { id, replayed: true })
    const found = await findReplay(
      { store: await bed.opened },
      { organisation: 'Example Society', keyId: 'key_1' },
      ONCE,
    )
    assert.equal(found, id)
  })

  test('an Idempotency-Key that comes with another body is refused, and nothing is stored', async () => {
    await bed.send({ idempotency: ONCE })
    await assert.rejects(
      bed.send({ idempotency: { ...ONCE, fingerprint: 'another body' } }),
      (cause: unknown) => cause instanceof Refusal && cause.code === 'idempotency_key_reused',
    )
    assert.equal(await countMessages(), 1)
  })

  test('an Idempotency-Key belongs to the organisation: after a change of keys it still stands for its message', async () => {
    const one = await bed.send({ idempotency: ONCE })
    const again = await bed.send({ idempotency: ONCE, keyId: 'key_2' })
    assert.deepEqual(again, { id: one.id, replayed: true })
    assert.equal(await countMessages(), 1)
  })

  test('the Idempotency-Keys of two organisations have nothing to do with each other', async () => {
    const one = await bed.send({ idempotency: ONCE })
    const other = await bed.send({ idempotency: ONCE, organisation: 'Another Society' })
    assert.notEqual(one.id, other.id)
    assert.equal(other.replayed, false)
  })
})
