import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeStatusApp } from '../testing.ts'
import { EXAMPLE_STATUS } from './example-status.ts'

test('the whole status is given to anybody, from any web page, to be kept for a minute', async () => {
  const response = await makeStatusApp().inject('/api/status')
  assert.equal(response.statusCode, 200)
  assert.deepEqual(response.json(), EXAMPLE_STATUS)
  assert.equal(response.headers['access-control-allow-origin'], '*')
  assert.equal(response.headers['cache-control'], 'public, max-age=60')
})

test('a service that is not ready says so with 200: the status can be read', async () => {
  const findStatus = () => Promise.resolve({ ...EXAMPLE_STATUS, ready: false, releases: [], lists: [] })
  const response = await makeStatusApp({ findStatus }).inject('/api/status')
  assert.deepEqual([response.statusCode, response.json().ready], [200, false])
})
