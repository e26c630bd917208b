import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COLLECTIONS } from '../wiring/collections.ts'
import { openTestService, untilDelivering } from './testing.ts'

const NAMES = /"(?:organisation|key|email|destination|address)[a-z_]*"|Test Organization|rtd_test_/

test('the status of a service that runs is complete, and tells of nobody who uses it', async (t) => {
  const service = await openTestService()
  t.after(() => service.close())
  await untilDelivering(service)
  const { status, text } = await service.ask({ url: '/api/status', key: null })
  assert.equal(status, 200)
  assert.doesNotMatch(text, NAMES)
  const { mode, ready, releases, lists, parts } = JSON.parse(text)
  assert.deepEqual(
    [mode, ready, releases.length, releases[0].sample],
    ['sandbox', true, COLLECTIONS.length, true],
  )
  assert.deepEqual(
    lists.map(({ list, late }: { list: string; late: boolean }) => [list, late]),
    [
      ['legislators', false],
      ['house_offices', false],
      ['senate_offices', false],
      ['open_dockets', false],
    ],
  )
  const readiness = await service.app.inject('/readyz')
  assert.deepEqual([readiness.statusCode, readiness.json().parts], [200, parts])
})

test('a database that cannot answer a question makes the service unready, on SQLite as well', async (t) => {
  const service = await openTestService()
  t.after(() => service.close())
  const ask = async () => {
    const response = await service.app.inject('/readyz')
    return { status: response.statusCode, parts: response.json().parts }
  }
  assert.equal((await ask()).status, 200)
  await service.store.write((trx) => trx.schema.dropTable('secret_checks').execute())
  const { status, parts } = await ask()
  assert.equal(status, 503)
  assert.deepEqual(
    parts.map((part: { name: string; status: string }) => `${part.name} ${part.status}`),
    [
      'database missing',
      'readers ok',
      'release ok',
      'legislators unknown',
      'house_offices unknown',
      'senate_offices unknown',
      'open_dockets unknown',
      'delivery_worker unknown',
      'clock ok',
    ],
  )
})
