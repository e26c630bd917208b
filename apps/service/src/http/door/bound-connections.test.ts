import assert from 'node:assert/strict'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import fastify from 'fastify'
import { once } from '../../platform/testing.ts'
import { makeLog } from '../../platform/log/index.ts'
import { answerRequests, MOST_WAITING } from './answer-requests.ts'
import { boundConnections } from './bound-connections.ts'

const BOUNDS = { ofOne: 2, inAll: 3 }

/** A server that never answers. Every address of 127.0.0.0/8 is the machine's own. */
const open = async (t: TestContext, isProxy?: (address: string) => boolean, options = {}) => {
  const app = fastify()
  const cut = boundConnections(app.server, isProxy, { bounds: BOUNDS, ...options })
  answerRequests(app, () => app.server.emit('begun'), makeLog('silent'), cut)
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
  const ask = async (socket: Socket, times = 1): Promise<void> => {
    const begun = once(app.server, 'begun')
    socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n'.repeat(times))
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

const TOO_MANY = MOST_WAITING + 2

test('a client that sends too many requests ahead loses the connections on which nothing is being answered', async (t) => {
  const { join, ask } = await open(t, undefined, { bounds: { ofOne: 3, inAll: 4 } })
  const [busy, idle, other] = [await join('127.0.0.2'), await join('127.0.0.2'), await join('127.0.0.3')]
  await ask(busy)
  const flooding = await join('127.0.0.2')
  await ask(flooding, TOO_MANY)
  await Promise.all([isClosed(flooding), isClosed(idle)])
  assert.deepEqual([busy.closed, other.closed], [false, false])
})

test('its address gets no connection for a second, and other addresses do', async (t) => {
  let now = 0
  const { join, ask } = await open(t, undefined, { steady: () => now })
  const flooding = await join('127.0.0.2')
  await ask(flooding, TOO_MANY)
  await isClosed(flooding)
  now = 999
  await isClosed(await join('127.0.0.2'))
  await ask(await join('127.0.0.3'))
  now = 1000
  await ask(await join('127.0.0.2'))
})

test('of a trusted proxy, the connection alone is cut', async (t) => {
  const { join, ask } = await open(t, (address) => address === '127.0.0.2')
  const [idle, flooding] = [await join('127.0.0.2'), await join('127.0.0.2')]
  await ask(flooding, TOO_MANY)
  await isClosed(flooding)
  await ask(idle)
  await ask(await join('127.0.0.2'))
})
