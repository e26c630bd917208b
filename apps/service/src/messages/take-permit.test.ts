import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { messageMigrations } from './fairness-migration.ts'
import type { DeliveryMode } from './tables.ts'
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
    const take = async (mode: DeliveryMode) => (await takePermit(store, mode, [rate]))?.waitSeconds ?? 0
    const waits = await Promise.all(Array.from({ length: 8 }, () => take('live')))
    assert.equal(waits.filter((wait) => wait === 0).length, 3)
    const wait = Math.max(...waits)
    assert.ok(wait > 3 && wait < 4, String(wait))
    assert.equal(await take('sandbox'), 0)
    now = new Date(now.getTime() + wait * 1000)
    assert.equal(await take('live'), 0)
    assert.ok((await take('live')) > 0)
  })

  test('of several rates the one that allows nothing is named, and the others lose nothing', async () => {
    const wide = { name: 'wide', capacity: 2, refillPerSecond: 0.001 }
    const narrow = { name: 'narrow', capacity: 1, refillPerSecond: 0.001 }
    assert.equal(await takePermit(store, 'live', [wide, narrow]), undefined)
    assert.equal((await takePermit(store, 'live', [wide, narrow]))?.rate, narrow)
    assert.equal(await takePermit(store, 'live', [wide]), undefined)
    assert.equal((await takePermit(store, 'live', [wide]))?.rate, wide)
  })
})
