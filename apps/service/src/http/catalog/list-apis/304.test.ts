import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCatalog } from '../testing.ts'

test('a program that has the link set gets it again only when it changed', async (t) => {
  const { ask } = await openCatalog(t)
  const etag = String((await ask('/.well-known/api-catalog')).headers.etag)
  const again = await ask('/.well-known/api-catalog', { headers: { 'if-none-match': etag } })
  assert.deepEqual([again.status, again.body.length], [304, 0])
})
