import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Refusal } from '../platform/index.ts'
import { openStore } from '../platform/store/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { messageMigrations, purge, retryMessage, type MessageRow, type MessageTables } from './index.ts'
import { makeQueueBed, makeScriptedChannel } from './testing.ts'

const DAY = 86_400
const RETENTION = { retentionDays: 30 }

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  const purgeNow = async () => purge(await bed.opened, RETENTION, bed.clock())
  const multiply = async (row: MessageRow, count: number): Promise<void> => {
    const copies = Array.from({ length: count }, (_, index) => ({ ...row, id: `msg_copy${index}` }))
    await (
      await bed.opened
    ).write<MessageTables, undefined>(async (trx) => {
      for (let start = 0; start < copies.length; start += 100)
        await trx
          .insertInto('messages')
          .values(copies.slice(start, start + 100))
          .execute()
      return undefined
    })
  }
  const deliver = async () => (await bed.hire(makeScriptedChannel('house-cwc'))).runOnce()

  test('thirty days after its end the text, its key and its trace are gone, and what happened is still known', async () => {
    const { id } = await bed.send()
    await deliver()
    const before = await bed.read(id)
    assert.match((await bed.row(id)).trace_id ?? '', /^c{32}$/)
    bed.pass(30 * DAY)
    assert.equal(await purgeNow(), 1)
    const { sealed_key, sealed_body, trace_id } = await bed.row(id)
    assert.deepEqual([sealed_key, sealed_body, trace_id], [null, null, null])
    assert.deepEqual(await bed.read(id), { ...before, personal_data_until: null })
  })

  test('after the purge no file of the database holds the sealed text any more', async (t) => {
    const { place } = await bed.opened
    if (place.directory === '') return t.skip('the files of PostgreSQL are its own')
    const holding = (sealed: Uint8Array) =>
      readdirSync(place.directory).filter((name) =>
        readFileSync(join(place.directory, name)).includes(sealed),
      )
    const { id } = await bed.send()
    await deliver()
    const { sealed_body, sealed_key } = await bed.row(id)
    assert.ok(sealed_body !== null && sealed_key !== null)
    assert.notDeepEqual(holding(sealed_body), [])
    bed.pass(30 * DAY)
    await purgeNow()
    assert.deepEqual([...holding(sealed_body), ...holding(sealed_key)], [])
  })

  test('a day too early nothing is purged', async () => {
    const { id } = await bed.send()
    await deliver()
    assert.equal((await bed.read(id)).personal_data_until, '2026-04-01T17:00:00.000Z')
    bed.pass(30 * DAY - 1)
    assert.equal(await purgeNow(), 0)
    assert.notEqual((await bed.row(id)).sealed_body, null)
  })

  test('what still waits is kept, however old it is', async () => {
    await bed.send()
    bed.pass(400 * DAY)
    assert.equal(await purgeNow(), 0)
  })

  test('with the text goes its Idempotency-Key', async () => {
    await bed.send({ idempotency: { key: 'once', fingerprint: 'a body' } })
    await deliver()
    bed.pass(30 * DAY)
    await purgeNow()
    const rows = await (
      await bed.opened
    )
      .db<MessageTables>()
      .selectFrom('idempotency_keys')
      .selectAll()
      .execute()
    assert.deepEqual(rows, [])
  })

  test('a long backlog is purged to its end, and a second purge finds nothing', async () => {
    const first = await bed.send()
    await deliver()
    await multiply(await bed.row(first.id), 1100)
    bed.pass(30 * DAY)
    assert.equal(await purgeNow(), 1101)
    assert.equal(await purgeNow(), 0)
  })

  test('messages are accepted between two steps of a purge', async () => {
    const first = await bed.send()
    await deliver()
    await multiply(await bed.row(first.id), 3000)
    bed.pass(30 * DAY)
    const purging = purgeNow()
    const isOver = () => Promise.race([purging.then(() => true), Promise.resolve(false)])
    const others = [await bed.send(), await bed.send()]
    assert.equal(await isOver(), false)
    assert.equal(await purging, 3001)
    for (const { id } of others) assert.notEqual((await bed.row(id)).sealed_body, null)
  })

  test('a message whose text is gone cannot be sent again', async () => {
    const store = await bed.opened
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = () => ({ kind: 'refused', reason: 'No.' })
    const { id } = await bed.send()
    await (await bed.hire(channel)).runOnce()
    bed.pass(30 * DAY)
    await purgeNow()
    await assert.rejects(retryMessage(store, id, bed.clock()), Refusal)
  })

  test('a message that a person sends again while the purge looks keeps its text', async (t) => {
    const store = await bed.opened
    const { place } = store
    if (place.directory === '' && place.databaseUrl === undefined)
      return t.skip('PGlite lives in one process')
    const channel = makeScriptedChannel('house-cwc')
    channel.answer = () => ({ kind: 'refused', reason: 'No.' })
    const { id } = await bed.send()
    await (await bed.hire(channel)).runOnce()
    bed.pass(30 * DAY)
    const other = await openStore({ ...place, migrations: messageMigrations })
    const written = Promise.withResolvers<undefined>()
    const goOn = Promise.withResolvers<undefined>()
    const retrying = other.write<MessageTables, undefined>(async (trx) => {
      await trx
        .updateTable('messages')
        .set({ state: 'queued', settled_at: null })
        .where('id', '=', id)
        .execute()
      written.resolve(undefined)
      await goOn.promise
      return undefined
    })
    await written.promise
    const purging = purgeNow()
    // On PostgreSQL the purge passes over the row; SQLite lets one writer in after the other.
    if (store.engine === 'postgres') assert.equal(await purging, 0)
    goOn.resolve(undefined)
    await retrying
    await other.close()
    assert.equal(await purging, 0)
    assert.notEqual((await bed.row(id)).sealed_body, null)
  })
})
