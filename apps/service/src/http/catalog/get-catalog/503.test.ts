import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCatalog } from '../testing.ts'

test('before anything is published there is no catalog', async (t) => {
  const { ask } = await openCatalog(t)
  const { status, headers, body } = await ask('/data.json')
  assert.deepEqual([status, headers['retry-after']], [503, '5'])
  assert.equal(JSON.parse(body.toString()).code, 'unavailable')
})
