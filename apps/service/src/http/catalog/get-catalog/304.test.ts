import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCatalog } from '../testing.ts'

test('a harvester that has the catalog gets it again only when a release was published', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  const etag = String((await ask('/data.json')).headers.etag)
  const again = await ask('/data.json', { headers: { 'if-none-match': etag } })
  assert.deepEqual([again.status, again.body.length], [304, 0])
  publish('2')
  assert.equal((await ask('/data.json', { headers: { 'if-none-match': etag } })).status, 200)
})
