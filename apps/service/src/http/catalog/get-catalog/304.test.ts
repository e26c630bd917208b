import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
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

test('the catalog comes compressed to whoever takes that, under a tag of its own', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  const plain = await ask('/data.json')
  const headers = { 'accept-encoding': 'gzip' }
  const short = await ask('/data.json', { headers })
  assert.deepEqual([short.headers['content-encoding'], short.headers.vary], ['gzip', 'Accept-Encoding'])
  assert.ok(short.body.length < plain.body.length / 4)
  assert.deepEqual(gunzipSync(short.body), plain.body)
  assert.notEqual(short.headers.etag, plain.headers.etag)
  const held = { 'if-none-match': String(plain.headers.etag) }
  assert.equal((await ask('/data.json', { headers: { ...headers, ...held } })).status, 200)
  assert.equal((await ask('/data.json', { headers: held })).status, 304)
})
