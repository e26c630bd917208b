import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDownloads } from '../testing.ts'

test('a mirror that has the list gets it again only when a release was published', async (t) => {
  const { ask, publish } = await openDownloads(t)
  publish({ a: '1' })
  const etag = String((await ask('/downloads')).headers.etag)
  const again = await ask('/downloads', { headers: { 'if-none-match': etag } })
  assert.deepEqual([again.status, again.body.length], [304, 0])
  publish({ a: '2' })
  assert.equal((await ask('/downloads', { headers: { 'if-none-match': etag } })).status, 200)
})
