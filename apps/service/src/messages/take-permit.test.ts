import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { messageMigrations } from './fairness-migration.ts'
import { takePermit } from './take-permit.ts'

onEveryStore((open) => {
  let now = new Date('2026-03-02T15:00:00Z')
  let store: TestStore
  before(async () => {
    store = await open(messageMigrations, () => now)
  })
  after(() => store.destroy())

  test('those who ask at once get no more permits than there are, and after the wait that was named one more', async () => {
    const rate = { name: 'reads', capacity: 3, refillPerSecond: 0.3 }
    const waits = await Promise.all(Array.from({ length: 8 }, () => takePermit(store, 'live', rate)))
    assert.equal(waits.filter((wait) => wait === 0).length, 3)
    const wait = Math.max(...waits)
    assert.ok(wait > 3 && wait < 4, String(wait))
    assert.equal(await takePermit(store, 'sandbox', rate), 0)
    now = new Date(now.getTime() + wait * 1000)
    assert.equal(await takePermit(store, 'live', rate), 0)
    assert.ok((await takePermit(store, 'live', rate)) > 0)
  })
})
