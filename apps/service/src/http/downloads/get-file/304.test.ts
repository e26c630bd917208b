import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONTENTS, openDownloads, sha256Of, DATA } from '../testing.ts'

test('a client that has the file gets no body again, whatever part it asks for', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const { id } = publish(CONTENTS)
  const etag = `"${sha256Of(DATA)}"`
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    for (const range of ['bytes=0-5', 'bytes=900000-', 'nothing'])
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(`/downloads/${id}/data/senate-requests.json`, {
          method,
          headers: { range, 'if-none-match': held },
        })
        assert.deepEqual([answer.status, answer.body.length, answer.headers.etag], [304, 0, etag])
        assert.match(String(answer.headers['cache-control']), /immutable/)
        // A cache takes over what a 304 says of the file.
        assert.deepEqual(
          [answer.headers['content-length'], answer.headers['content-type']],
          [undefined, undefined],
        )
      }
})
