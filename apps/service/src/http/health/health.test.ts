import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServicePart } from '@rotunda/contract'
import fastify from 'fastify'
import { makeLog } from '../../platform/log/index.ts'
import { LogLines } from '../../bin/testing.ts'
import { answerFault } from '../answers/errors.ts'
import { health, type HealthNeeds } from './route.ts'

const part = (name: ServicePart['name'], changes: Partial<ServicePart> = {}): ServicePart => ({
  name,
  status: 'ok',
  needed: true,
  detail: null,
  ...changes,
})

const ask = async (url: string, needs: Partial<HealthNeeds> = {}) => {
  const app = fastify()
  const log = new LogLines()
  app.setErrorHandler(answerFault(makeLog('silent')))
  await app.register(health, {
    findParts: () => Promise.resolve([part('database')]),
    isDraining: () => false,
    log: makeLog('info', log),
    ...needs,
  })
  const response = await app.inject(url)
  return { status: response.statusCode, headers: response.headers, body: response.json(), log }
}

test('a process that runs and has its parts is alive and ready', async () => {
  assert.deepEqual((await ask('/livez')).body, { status: 'ok' })
  const { status, headers, body } = await ask('/readyz')
  assert.deepEqual([status, headers['cache-control']], [200, 'no-store'])
  assert.deepEqual(body, { status: 'ok', parts: [part('database')] })
})

test('a process that drains is alive and not ready, and says when to ask again', async () => {
  const { status, headers, body } = await ask('/readyz', { isDraining: () => true })
  assert.deepEqual([status, body.status], [503, 'draining'])
  assert.match(String(headers['retry-after']), /^\d+$/)
  assert.equal((await ask('/livez', { isDraining: () => true })).status, 200)
})

test('one needed part that is missing makes the process unready, and is named with the way out', async () => {
  const missing = part('legislators', { status: 'missing', detail: 'Load them.' })
  const parts = [part('database'), missing]
  const { status, headers, body } = await ask('/readyz', { findParts: () => Promise.resolve(parts) })
  assert.deepEqual([status, headers['retry-after']], [503, '5'])
  assert.deepEqual(body, { status: 'unavailable', parts })
})

test('a part that concerns one job alone leaves the others ready, and is named all the same', async () => {
  const idle = part('delivery_worker', { status: 'missing', needed: false, detail: 'Start one.' })
  const parts = [part('database'), idle]
  const { status, body } = await ask('/readyz', { findParts: () => Promise.resolve(parts) })
  assert.deepEqual([status, body], [200, { status: 'ok', parts }])
})

test('each job has a readiness of its own, made of its parts', async () => {
  const findParts: HealthNeeds['findParts'] = (_reportFault, job) =>
    Promise.resolve(job === 'data' ? [part('readers')] : [part('database', { status: 'missing' })])
  const data = await ask('/readyz/data', { findParts })
  assert.deepEqual([data.status, data.body], [200, { status: 'ok', parts: [part('readers')] }])
  for (const url of ['/readyz', '/readyz/messages']) {
    const { status, headers, body } = await ask(url, { findParts })
    assert.deepEqual([status, headers['retry-after'], body.status], [503, '5', 'unavailable'])
  }
  for (const url of ['/readyz', '/readyz/data', '/readyz/messages'])
    assert.equal((await ask(url, { findParts, isDraining: () => true })).body.status, 'draining')
})

test('a database that is away is in the log with its cause, and gives away nothing of where it is', async () => {
  const findParts: HealthNeeds['findParts'] = (reportFault) => {
    reportFault(new Error('connect ECONNREFUSED db.internal:5432'))
    return Promise.resolve([part('database', { status: 'missing', detail: 'It does not answer.' })])
  }
  const { status, body, log } = await ask('/readyz', { findParts })
  assert.equal(status, 503)
  assert.ok(!JSON.stringify(body).includes('db.internal'))
  assert.ok(log.lines.some((line) => line.includes('readiness.fault') && line.includes('db.internal')))
})
