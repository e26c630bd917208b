import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeStatusApp } from '../testing.ts'

test('without its database the service does not make up how deliveries ended', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED db.internal:5432'), { code: 'ECONNREFUSED' })
  const app = makeStatusApp({ countDeliveries: () => Promise.reject(away) })
  const response = await app.inject('/api/status/deliveries')
  assert.deepEqual([response.statusCode, response.json().code], [503, 'unavailable'])
  assert.ok(!response.body.includes('db.internal'))
})
