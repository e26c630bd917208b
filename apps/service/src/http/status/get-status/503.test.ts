import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeStatusApp } from '../testing.ts'

test('without its database the service does not make up how it stands', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED db.internal:5432'), { code: 'ECONNREFUSED' })
  const response = await makeStatusApp({ findStatus: () => Promise.reject(away) }).inject('/api/status')
  assert.deepEqual([response.statusCode, response.json().code], [503, 'unavailable'])
  assert.ok(Number(response.headers['retry-after']) > 0)
  assert.ok(!response.body.includes('db.internal'))
})
