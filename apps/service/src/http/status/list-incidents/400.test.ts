import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeStatusApp } from '../testing.ts'

test('a parameter that there is not is refused by name', async () => {
  const response = await makeStatusApp().inject('/api/status/incidents?part=database')
  assert.deepEqual([response.statusCode, response.json().param], [400, 'part'])
})
