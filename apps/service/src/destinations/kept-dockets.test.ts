import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEveryStore } from '../platform/store/testing.ts'
import { documentsMigration } from './documents.ts'
import { makeKeptDockets } from './kept-dockets.ts'

onEveryStore((open) => {
  test('the first list that another process stores is found at once', async (t) => {
    const now = new Date('2026-06-15T12:00:00Z')
    const store = await open([documentsMigration], () => now)
    t.after(() => store.destroy())
    const [reading, storing] = [makeKeptDockets, makeKeptDockets].map((make) =>
      make(store, () => now, 'live'),
    )
    assert.equal(await reading?.find(), undefined)
    const freshness = { source: 'a source', retrieved_at: now.toISOString(), as_of: '2026-06-15' }
    await storing?.save({ dockets: [], destinations: [], freshness, at: now.getTime() })
    assert.deepEqual((await reading?.find())?.freshness, freshness)
  })
})
