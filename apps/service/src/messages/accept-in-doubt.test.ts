import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal, type Store } from '../platform/index.ts'
import { CommitInDoubt } from '../platform/store/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import type { MessageTables } from './index.ts'
import { settleDoubt } from './settle-doubt.ts'
import { makeQueueBed } from './testing.ts'

const LOST = new CommitInDoubt(new Error('Connection terminated unexpectedly'))
const ONCE = { key: 'once', fingerprint: 'a body' }

/** A database whose answer to the first commit is lost; `goesThrough`: whether that commit counts. */
const loseFirstAnswer = (store: Store, goesThrough: boolean): Store => {
  let lost = false
  return {
    ...store,
    write: async (work) => {
      if (lost) return store.write(work)
      lost = true
      if (goesThrough) await store.write(work)
      throw LOST
    },
  }
}

/** One that goes away for good while it commits. */
const loseDatabase = (store: Store): Store => ({ ...store, write: () => Promise.reject(LOST) })

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  const countMessages = async () =>
    (await (await bed.opened).db<MessageTables>().selectFrom('messages').select('id').execute()).length

  const refusalOf = async (sending: Promise<unknown>): Promise<Refusal> => {
    try {
      await sending
    } catch (cause) {
      assert.ok(cause instanceof Refusal, String(cause))
      return cause
    }
    return assert.fail('it was accepted')
  }

  test('a message whose commit went through without an answer is accepted, and stored once', async () => {
    const store = loseFirstAnswer(await bed.opened, true)
    const { id, replayed } = await bed.send({ store })
    assert.equal(replayed, false)
    assert.equal((await bed.read(id)).state, 'queued')
    assert.equal(await countMessages(), 1)
  })

  test('a message whose commit was lost is answered 503 with a time to come back, and is known not to be stored', async () => {
    const store = loseFirstAnswer(await bed.opened, false)
    const refusal = await refusalOf(bed.send({ store }))
    assert.equal(refusal.status, 503)
    assert.ok(Number(refusal.retryAfterSeconds) > 0)
    assert.match(refusal.message, /was not stored.*Send the message again/)
    assert.equal(refusal.cause, LOST)
    assert.equal(await countMessages(), 0)
  })

  test('a repeated message whose commit had no answer is the first one, not a second', async () => {
    const first = await bed.send({ idempotency: ONCE })
    const store = loseFirstAnswer(await bed.opened, true)
    assert.deepEqual(await bed.send({ store, idempotency: ONCE }), { id: first.id, replayed: true })
    assert.equal(await countMessages(), 1)
  })

  test('while nobody can tell whether a message is stored the sender is told so, with the address that will tell', async () => {
    const store = loseDatabase(await bed.opened)
    const refusal = await refusalOf(bed.send({ store }))
    assert.equal(refusal.status, 503)
    assert.ok(Number(refusal.retryAfterSeconds) > 0)
    assert.match(refusal.message, /may or may not be stored.*\/api\/messages\/msg_[0-9a-f]{32}/)
    const repeated = await refusalOf(bed.send({ store, idempotency: ONCE }))
    assert.match(repeated.message, /may or may not be stored.*same Idempotency-Key/)
  })

  test('of senders in doubt 32 wait, and the next is answered at once that nothing is known', async () => {
    const { id } = await bed.send()
    const away = Promise.withResolvers<never>()
    const store: Store = { ...(await bed.opened), write: () => away.promise }
    const doubt = { row: await bed.row(id), cause: LOST, milliseconds: 0 }
    const waiting = Array.from({ length: 32 }, () => refusalOf(settleDoubt(store, doubt)))
    assert.match((await refusalOf(settleDoubt(store, doubt))).message, /may or may not be stored/)
    away.reject(LOST)
    for (const refusal of await Promise.all(waiting))
      assert.match(refusal.message, /may or may not be stored/)
    // They have made room for others.
    assert.equal(await settleDoubt(await bed.opened, doubt), true)
  })
})
