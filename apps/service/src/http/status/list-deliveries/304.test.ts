import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeStatusApp } from '../testing.ts'

test('a client that has the list of deliveries as it is gets no body again', async () => {
  const app = makeStatusApp()
  const etag = String((await app.inject('/api/status/deliveries')).headers.etag)
  const again = await app.inject({ url: '/api/status/deliveries', headers: { 'if-none-match': etag } })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
})
