import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { makeMessageClient, NotFound, NotSettled } from './message.ts'
import { openTestServer, sendJson } from './testing/open-test-server.ts'
import { makeTestTiming } from './testing/test-timing.ts'

/** Gives the states in turn, and the last one again and again. */
const open = async (t: TestContext, states: readonly string[]) => {
  const left = [...states]
  const { baseUrl, asked } = await openTestServer(t, (_asked, response) => {
    sendJson(response, 200, { id: 'msg_1', state: left.length > 1 ? left.shift() : left[0] })
  })
  const { timing, waits } = makeTestTiming()
  return { client: makeMessageClient({ baseUrl, key: 'rtk_test', timing }), asked, waits }
}

for (const state of ['delivered', 'refused', 'undeliverable', 'uncertain', 'withdrawn'])
  test(`a wait ends with the outcome "${state}"`, async (t) => {
    const { client, asked, waits } = await open(t, ['accepted', 'queued', 'sending', 'held', state])
    const seen: string[] = []
    const onStatus = (status: { readonly state: string }) => seen.push(status.state)
    assert.equal((await client.waitFor({ id: 'msg_1' }, { onStatus })).state, state)
    assert.deepEqual(seen, ['accepted', 'queued', 'sending', 'held', state])
    assert.deepEqual(waits, [1000, 2000, 4000, 8000])
    assert.ok(asked.every(({ url }) => url.pathname === '/api/messages/msg_1'))
  })

test('a wait whose time is over throws the last status, and asks no more often than every ten seconds', async (t) => {
  const { client, waits } = await open(t, ['held'])
  await assert.rejects(client.waitFor('msg_1', { timeoutSeconds: 60 }), (cause) => {
    assert.ok(cause instanceof NotSettled)
    assert.equal(cause.status.state, 'held')
    return true
  })
  assert.deepEqual(waits, [1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000])
})

test('a wait ends with its signal', async (t) => {
  const { client } = await open(t, ['queued'])
  const reason = new Error('The sender went away.')
  const controller = new AbortController()
  const onStatus = () => controller.abort(reason)
  await assert.rejects(client.waitFor('msg_1', { signal: controller.signal, onStatus }), reason)
})

test('a wait for a message that is not there throws as reading it does', async (t) => {
  const { baseUrl } = await openTestServer(t, (_asked, response) => {
    sendJson(response, 404, { response: 'error', reason: 'There is no such message.' })
  })
  await assert.rejects(makeMessageClient({ baseUrl, key: 'rtk_test' }).waitFor('msg_2'), NotFound)
})
