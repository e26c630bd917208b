import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCatalog } from '../testing.ts'

test('a parameter that there is not is refused by name', async (t) => {
  const { ask } = await openCatalog(t)
  const { status, body } = await ask('/.well-known/api-catalog?x=1')
  assert.deepEqual([status, JSON.parse(body.toString()).param], [400, 'x'])
})
