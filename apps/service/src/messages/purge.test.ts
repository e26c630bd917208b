import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Refusal } from '../platform/index.ts'
import { waitUntil } from '../platform/testing.ts'
import { openStore } from '../platform/store/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  countPurgeable,
  messageMigrations,
  purge,
  retryMessage,
  type MessageRow,
  type MessageTables,
} from './index.ts'
import { makeQueueBed, makeScriptedChannel } from './testing.ts'

const DAY = 86_400
const LONG_SECONDS = 60
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

  const countLeft = async () => countPurgeable(await bed.opened, RETENTION, bed.clock())

  /** Waits until the purge of a worker has deleted all texts but so many. */
  const waitForLeft = (count: number) =>
    waitUntil(`a purge that leaves ${count} texts`, async () => (await countLeft()) === count)

  const fillBacklog = async (count: number): Promise<void> => {
    const { id } = await bed.send()
    await deliver()
    await multiply(await bed.row(id), count - 1)
    bed.pass(30 * DAY)
  }

  test('after each step of a purge the worker rests four times as long, and messages are accepted and delivered', async () => {
    await fillBacklog(450)
    const channel = makeScriptedChannel('house-cwc')
    const deliverer = await bed.hire(channel)
    const rests: number[][] = []
    const states: string[] = []
    let elapsed = 0
    const worker = await bed.hire(channel, {
      monotonic: () => (elapsed += 7),
      rest: async (milliseconds) => {
        rests.push([milliseconds, await countLeft()])
        const { id } = await bed.send()
        await deliverer.runOnce()
        states.push((await bed.read(id)).state)
      },
    })
    worker.start({ delivers: false })
    await waitForLeft(0)
    await worker.stop(LONG_SECONDS)
    const full = [350, 250, 150, 50].map((left) => [28, left])
    assert.deepEqual([rests, states], [full, full.map(() => 'delivered')])
  })

  test('a worker that is stopped while its purge rests ends at once', async () => {
    await fillBacklog(250)
    let elapsed = 0
    // Each step takes an hour, so the first rest takes four.
    const worker = await bed.hire(makeScriptedChannel('house-cwc'), {
      monotonic: () => (elapsed += 3_600_000),
    })
    worker.start({ delivers: false })
    await waitForLeft(150)
    await worker.stop(LONG_SECONDS)
    assert.equal(await countLeft(), 150)
  })

  test('leases end while a purge rests', async () => {
    await fillBacklog(150)
    let elapsed = 0
    const worker = await bed.hire(makeScriptedChannel('house-cwc'), {
      monotonic: () => (elapsed += 3_600_000),
    })
    worker.start()
    await waitForLeft(50)
    // The worker claims no message of this mode, but ends its lease.
    const { id } = await bed.send({ mode: 'live' })
    await (
      await bed.opened
    ).write<MessageTables, unknown>((trx) =>
      trx.updateTable('messages').set({ state: 'sending', leased_until: 1 }).where('id', '=', id).execute(),
    )
    await waitUntil('the end of the lease', async () => (await bed.read(id)).state === 'uncertain')
    await worker.stop(LONG_SECONDS)
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
