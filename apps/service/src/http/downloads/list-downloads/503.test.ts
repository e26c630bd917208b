import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDownloads } from '../testing.ts'

test('before anything is published there is nothing to list', async (t) => {
  const { ask } = await openDownloads(t)
  const { status, headers, body } = await ask('/downloads')
  assert.deepEqual([status, headers['retry-after']], [503, '5'])
  assert.equal(JSON.parse(body.toString()).code, 'unavailable')
})
