import assert from 'node:assert/strict'
import { connect, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import fastify from 'fastify'
import { once } from '../../platform/testing.ts'
import { letRequestsWait } from './wait-for-sample.ts'

test('a request waits for a sample no longer than its client does', async (t) => {
  const app = fastify()
  t.after(() => app.close())
  const begun = Promise.withResolvers<AbortSignal>()
  const ended = Promise.withResolvers<string>()
  letRequestsWait(app, [{ collection: { name: 'open' }, access: 'anyone' }], () => async (gone) => {
    begun.resolve(gone)
    await once(gone, 'abort')
  })
  app.get('/', async (request) => {
    await app.waitForSample?.(request)
    ended.resolve('ended')
    return {}
  })
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo // of a server that listens on a port
  const client = connect(port).end('GET / HTTP/1.1\r\nHost: service\r\n\r\n')
  assert.equal((await begun.promise).aborted, false)
  client.destroy()
  assert.equal(await ended.promise, 'ended')
})
