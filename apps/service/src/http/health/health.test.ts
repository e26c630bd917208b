import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { makeLog } from '../../platform/index.ts'
import { answerFault } from '../errors.ts'
import { health, type HealthNeeds } from './route.ts'

const ask = async (url: string, needs: Partial<HealthNeeds> = {}) => {
  const app = fastify()
  app.setErrorHandler(answerFault(makeLog('silent')))
  await app.register(health, { checkStore: () => Promise.resolve(), isDraining: () => false, ...needs })
  const response = await app.inject(url)
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

const away = () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432'))

test('a process that runs and has its store is alive and ready', async () => {
  for (const url of ['/livez', '/readyz']) {
    const { status, body } = await ask(url)
    assert.equal(status, 200)
    assert.deepEqual(body, { status: 'ok' })
  }
})

test('a process that drains is alive and not ready, and says when to ask again', async () => {
  const { status, headers, body } = await ask('/readyz', { isDraining: () => true })
  assert.equal(status, 503)
  assert.equal(body.code, 'unavailable')
  assert.match(String(headers['retry-after']), /^\d+$/)
  assert.equal((await ask('/livez', { isDraining: () => true })).status, 200)
})

test('a process without its store is alive and not ready, and gives away nothing of where the store is', async () => {
  const { status, body } = await ask('/readyz', { checkStore: away })
  assert.equal(status, 503)
  assert.ok(!JSON.stringify(body).includes('db.internal'))
  assert.equal((await ask('/livez', { checkStore: away })).status, 200)
})
