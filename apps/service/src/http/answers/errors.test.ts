import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fastify from 'fastify'
import { LogLines } from '../../bin/testing.ts'
import { Refusal } from '../../platform/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { answerFault } from './errors.ts'
import { setSurface } from '../surface.ts'

/** The list of allowed values cannot be written: a fault of ours while another fault is answered. */
const unwritable = new Proxy<string[]>([], {
  get: () => {
    throw new Error('a fault of ours')
  },
})

const log = new LogLines()
const app = fastify()
app.setErrorHandler(answerFault(makeLog('error', log)))
const refuse = () => {
  throw new Refusal('invalid_query', 'Not so.', { allowed: unwritable })
}
app.get('/api/other', refuse)
await app.register((scope, _options, done) => {
  setSurface(scope, { isMessages: true, isKeyed: true })
  scope.get('/api/send-message', refuse)
  done()
})
after(() => app.close())

test('a fault while an error is answered is logged, and answered by 500 as the route answers errors', async () => {
  const other = await app.inject('/api/other')
  assert.equal(other.statusCode, 500)
  assert.match(String(other.headers['content-type']), /^application\/problem\+json/)
  assert.deepEqual([other.json().code, other.json().status], ['internal', 500])
  await log.until('http.fault')
  assert.match(log.lines.join(), /a fault of ours/)
})

test('a message operation writes no list of what is allowed, and so has nothing that fails', async () => {
  const { statusCode, body } = await app.inject('/api/send-message')
  assert.deepEqual([statusCode, body], [400, '{"response":"error","reason":"Not so."}'])
})

test('what a browser is shown instead of an error is made in the same way', async () => {
  const page = await app.inject({ url: '/api/other', headers: { accept: 'text/html' } })
  assert.equal(page.statusCode, 500)
  assert.equal(page.json().code, 'internal')
})
