import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeStatusApp } from '../testing.ts'
import { EXAMPLE_INCIDENT } from './route.ts'

test('incidents are given to anybody, and none where there is no list of them', async () => {
  const told = await makeStatusApp().inject('/api/status/incidents')
  assert.deepEqual([told.statusCode, told.json()], [200, { data: [EXAMPLE_INCIDENT] }])
  const none = await makeStatusApp({ listIncidents: () => [] }).inject('/api/status/incidents')
  assert.deepEqual(none.json(), { data: [] })
})
