import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONTENTS, openDownloads } from '../testing.ts'

test('a range behind the end is refused with the length of the file', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const { id } = publish(CONTENTS)
  for (const range of ['bytes=100000-', 'bytes=100000-100005', 'bytes=-0', 'bytes=18446744073709551615-']) {
    const { status, headers, body } = await ask(`/downloads/${id}/data/senate-requests.json`, {
      headers: { range },
    })
    assert.deepEqual([status, headers['content-range']], [416, 'bytes */100000'])
    assert.equal(JSON.parse(body.toString()).code, 'range_not_satisfiable')
    assert.equal(headers['content-disposition'], undefined)
    assert.equal(headers['accept-ranges'], 'bytes')
    assert.doesNotMatch(String(headers['cache-control']), /immutable/)
  }
})

test('an empty file has no range at all', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const { id } = publish(CONTENTS)
  for (const range of ['bytes=0-', 'bytes=-5', 'bytes=0-0']) {
    const { status, headers } = await ask(`/downloads/${id}/data/empty.csv`, { headers: { range } })
    assert.deepEqual([status, headers['content-range']], [416, 'bytes */0'])
  }
})
