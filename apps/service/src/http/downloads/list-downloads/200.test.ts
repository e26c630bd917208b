import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Downloads } from '@rotunda/contract'
import { Compile } from 'typebox/compile'
import { CONTENTS, openDownloads, sha256Of } from '../testing.ts'

const schema = Compile(Downloads)

test('every release is listed with every file, the newest first, and each address leads to its file', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const [first, second] = [publish(CONTENTS), publish({ ...CONTENTS, 'more.csv': 'x' })]
  const listed: unknown = JSON.parse((await ask('/downloads')).body.toString())
  assert.ok(schema.Check(listed))
  assert.equal(listed.meta.snapshot, second.token)
  assert.deepEqual(
    listed.data.map(({ id, current, published_at }) => [id, current, published_at]),
    [
      [second.id, true, '2026-06-15T12:02:00.000Z'],
      [first.id, false, '2026-06-15T12:01:00.000Z'],
    ],
  )
  for (const { name, url, bytes, sha256 } of listed.data.flatMap(({ files }) => files)) {
    const { body } = await ask(url)
    assert.deepEqual([body.length, sha256Of(body)], [bytes, sha256], name)
  }
})
