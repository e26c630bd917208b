import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, openPublicApi, RECORDS } from '../testing.ts'
import { EVERY_OPERATION, withParameter } from '../testing/every-operation.ts'

for (const path of EVERY_OPERATION)
  test(`${path} of an old snapshot is refused with the current token and nothing of the new data`, async (t) => {
    const { ask, publish } = await openPublicApi(t)
    const old = await ask(path)
    const pinned = withParameter(path, `snapshot=${String(old.body.meta['snapshot'])}`)
    for (let time = 0; time < 3; time += 1) assert.equal((await ask(pinned)).status, 200)
    const current = await publish(RECORDS.slice(1))
    // A page that was kept is not given again either.
    for (let time = 0; time < 3; time += 1) {
      const asked = await ask(pinned)
      assert.match(assertProblem(asked, 409, 'snapshot_changed'), /start again/i)
      assert.equal(asked.body['current_snapshot'], current)
      assert.equal(asked.body['data'], undefined)
      assert.ok(!asked.text.includes('Sample'))
    }
    // The record that is asked for is not in the new release, which is another matter.
    const now = await ask(withParameter(path, `snapshot=${current}`))
    assert.equal(now.status, /^\/(record|surroundings)\?/.test(path) ? 404 : 200)
  })

test('what a client has of an old snapshot is refused as well', async (t) => {
  const { ask, publish } = await openPublicApi(t)
  const { headers, body } = await ask('/records')
  await publish(RECORDS.slice(1))
  const path = `/records?snapshot=${String(body.meta['snapshot'])}`
  const asked = await ask(path, { headers: { 'if-none-match': String(headers.etag) } })
  assertProblem(asked, 409, 'snapshot_changed')
})

test('within the grace of a replaced release its token is honoured, after it no more', async (t) => {
  // The second release of a test is published at one minute past twelve.
  let now = new Date('2026-06-15T12:01:00Z')
  const { ask, publish } = await openPublicApi(t, { graceSeconds: 60, clock: () => now })
  const { body } = await ask('/records?limit=1')
  const pinned = `/records?limit=1&snapshot=${String(body.meta['snapshot'])}`
  await publish(RECORDS.slice(1))
  for (let time = 0; time < 4; time += 1) assert.deepEqual((await ask(pinned)).body, body)
  now = new Date('2026-06-15T12:02:00Z')
  assertProblem(await ask(pinned), 409, 'snapshot_changed')
})
