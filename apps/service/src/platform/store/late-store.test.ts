import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnreachable, makeLateStore } from './index.ts'
import { onEveryStore } from './testing.ts'

type Tables = { notes: { text: string } }

const away = (message: string): Error => Object.assign(new Error(message), { code: 'ECONNREFUSED' })

onEveryStore((open) => {
  test('a late store rejects every operation with the last fault, and passes all on once it is open', async () => {
    const { store, isOpen, fail, ...late } = makeLateStore(away('first'))
    const operations: readonly (() => Promise<unknown>)[] = [
      () => store.db<Tables>().selectFrom('notes').selectAll().execute(),
      () =>
        store
          .db<Tables>()
          .transaction()
          .execute(() => Promise.resolve()),
      () => store.write(() => Promise.resolve()),
      () => store.checkWrites(),
      () => store.now(),
      () => store.eraseDeleted(),
    ]
    for (const message of ['first', 'second']) {
      fail(away(message))
      for (const operation of operations)
        await assert.rejects(operation, (fault: Error) => fault.message === message && isUnreachable(fault))
    }
    assert.equal(isOpen(), false)

    const opened = await open([
      {
        name: 'notes',
        up: async (trx) => {
          await trx.schema.createTable('notes').addColumn('text', 'text').execute()
        },
      },
    ])
    late.open(opened)
    assert.equal(isOpen(), true)
    await store.write<Tables, unknown>((trx) => trx.insertInto('notes').values({ text: 'here' }).execute())
    const rows = await store.db<Tables>().selectFrom('notes').selectAll().execute()
    assert.deepEqual(
      rows.map(({ text }) => text),
      ['here'],
    )
    for (const operation of operations) await operation()
    await opened.destroy()
  })
})

test('a late store that was never opened closes', async () => {
  const { store } = makeLateStore(away('first'))
  await assert.rejects(store.db<Tables>().selectFrom('notes').selectAll().execute(), /first/)
  await store.close()
})
