import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, RECORDS } from '../testing.ts'
import { openTwoReleases } from './testing.ts'

test('the next page of changes is of the same release, or is refused', async (t) => {
  const { ask, publish, first } = await openTwoReleases(t)
  const { body, headers } = await ask(`/changes?from=${first}&limit=1`)
  const next = `/changes?from=${first}&limit=1&offset=1&snapshot=${String(body.meta['snapshot'])}`
  assert.equal((await ask(next)).status, 200)
  await publish(RECORDS.slice(3))
  assertProblem(await ask(next), 409, 'snapshot_changed')
  const held = await ask(`/changes?from=${first}&limit=1`, {
    headers: { 'if-none-match': String(headers.etag) },
  })
  assert.equal(held.status, 200)
})

test('who has the changes of a named release as they are gets no body again', async (t) => {
  const { ask, first, second } = await openTwoReleases(t)
  const path = `/releases/${second}/changes?from=${first}`
  const { headers } = await ask(path)
  assert.match(String(headers['cache-control']), /immutable/)
  const again = await ask(path, { headers: { 'if-none-match': String(headers.etag) } })
  assert.deepEqual([again.status, again.bytes.length], [304, 0])
})
