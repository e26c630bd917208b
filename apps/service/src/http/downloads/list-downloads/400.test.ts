import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDownloads } from '../testing.ts'

test('a parameter that there is not is refused by name', async (t) => {
  const { ask, publish } = await openDownloads(t)
  publish({ a: '1' })
  const { status, body } = await ask('/downloads?limit=5')
  assert.deepEqual([status, JSON.parse(body.toString()).param], [400, 'limit'])
})
