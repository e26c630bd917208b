import assert from 'node:assert/strict'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import fastify from 'fastify'
import { once } from '../platform/testing.ts'
import { makeLog } from '../platform/log/index.ts'
import { answerRequests } from './answer-requests.ts'
import { boundConnections } from './bound-connections.ts'

const BOUNDS = { ofOne: 2, inAll: 3 }

/** A server that never answers. Every address of 127.0.0.0/8 is the machine's own. */
const open = async (t: TestContext, isProxy?: (address: string) => boolean) => {
  const app = fastify()
  answerRequests(app, () => app.server.emit('begun'), makeLog('silent'))
  boundConnections(app.server, isProxy, BOUNDS)
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  // Listening on a port of an address.
  const { port } = app.server.address() as AddressInfo
  const join = async (localAddress: string): Promise<Socket> => {
    const taken = once(app.server, 'connection')
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined).resume()
    await taken
    return socket
  }
  const ask = async (socket: Socket): Promise<void> => {
    const begun = once(app.server, 'begun')
    socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n')
    await begun
  }
  return { join, ask }
}

const isClosed = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : once(socket, 'close')

test('one connection too many of an address takes the place of its oldest that asks nothing', async (t) => {
  const { join, ask } = await open(t)
  const [busy, idle] = [await join('127.0.0.2'), await join('127.0.0.2')]
  await ask(busy)
  await join('127.0.0.2')
  await isClosed(idle)
  assert.ok(!busy.closed)
})

test('where all that an address has are being answered, its next connection is closed', async (t) => {
  const { join, ask } = await open(t)
  for (const socket of [await join('127.0.0.2'), await join('127.0.0.2')]) await ask(socket)
  await isClosed(await join('127.0.0.2'))
})

test('when as many are open as the service has room for, the address with the most gives way', async (t) => {
  const { join } = await open(t)
  const oldest = await join('127.0.0.2')
  const others = [await join('127.0.0.3'), await join('127.0.0.2')]
  const newest = await join('127.0.0.4')
  await isClosed(oldest)
  assert.ok([...others, newest].every(({ closed }) => !closed))
})

test('a trusted proxy has as many connections as there is room for', async (t) => {
  const { join } = await open(t, (address) => address === '127.0.0.2')
  const sockets = [await join('127.0.0.2'), await join('127.0.0.2'), await join('127.0.0.2')]
  await join('127.0.0.2')
  await isClosed(sockets[0] ?? assert.fail())
  assert.ok(sockets.slice(1).every(({ closed }) => !closed))
})
