import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../testing.ts'

for (const url of ['/api/dockets', '/api/dockets.csv']) {
  test(`a client that has ${url} as it is gets no body again`, async () => {
    const etag = String((await ask(url)).headers['etag'])
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(url, { 'if-none-match': held })
      assert.deepEqual([again.status, again.text, again.headers['etag']], [304, '', etag])
    }
    assert.equal((await ask(url, { 'if-none-match': '"other"' })).status, 200)
  })
}

test('a page of the list is another thing than the whole', async () => {
  const etag = String((await ask('/api/dockets')).headers['etag'])
  assert.equal((await ask('/api/dockets?limit=1', { 'if-none-match': etag })).status, 200)
})
