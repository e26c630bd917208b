import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerOnce } from '../../testing/count-readers.ts'
import { makeStatusApp } from '../testing.ts'

test('the list of deliveries is given so often in a minute, and then with the time to wait', async () => {
  const app = makeStatusApp({}, answerOnce)
  assert.equal((await app.inject('/api/status/deliveries')).statusCode, 200)
  const response = await app.inject('/api/status/deliveries')
  assert.deepEqual([response.statusCode, response.headers['retry-after']], [429, '60'])
  assert.equal(response.json().code, 'rate_limited')
})
