import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDownloads } from '../testing.ts'

test('latest leads to the current release, and nobody keeps where it led', async (t) => {
  const { ask, publish } = await openDownloads(t)
  for (const text of ['first', 'second']) {
    const { id } = publish({ 'data/a b.csv': text })
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask('/downloads/latest/data/a%20b.csv', { method })
      assert.deepEqual([status, body.length], [302, 0])
      assert.equal(headers.location, `/downloads/${id}/data/a%20b.csv`)
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(headers['access-control-allow-origin'], '*')
      assert.equal((await ask(headers.location)).body.toString(), text)
    }
  }
})
