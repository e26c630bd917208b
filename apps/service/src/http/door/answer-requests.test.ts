import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import fastify from 'fastify'
import { once } from '../../platform/testing.ts'
import { LogLines } from '../../bin/testing.ts'
import { makeLog } from '../../platform/log/index.ts'
import { answerRequests, MOST_WAITING } from './answer-requests.ts'

/** A server whose answers the test gives by hand, and one connection to it. */
const open = async (t: TestContext) => {
  const app = fastify()
  const asked: { readonly url: string; readonly response: ServerResponse }[] = []
  const events = new EventEmitter()
  const log = new LogLines()
  const answer: RequestListener = ({ url = '' }, response) => {
    if (url === '/faulty') throw new Error('a fault of ours')
    asked.push({ url, response })
    events.emit('asked')
  }
  answerRequests(app, answer, makeLog('error', log))
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  // Listening on a port of an address.
  const { port } = app.server.address() as AddressInfo
  const join = async () => {
    const taken = once(app.server, 'connection')
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await taken
    return socket
  }
  const socket = await join()
  const untilAsked = async (count: number) => {
    while (asked.length < count) await once(events, 'asked')
  }
  return { app, asked, untilAsked, socket, join, log }
}

const ask = (url: string): string => `GET ${url} HTTP/1.1\r\nhost: test\r\n\r\n`

test('what a client sends ahead is begun when the answer before it has been taken, in its order', async (t) => {
  const { asked, untilAsked, socket } = await open(t)
  socket.write(['/1', '/2', '/3'].map(ask).join(''))
  for (const count of [1, 2, 3]) {
    await untilAsked(count)
    assert.equal(asked.length, count)
    asked[count - 1]?.response.end(`answer ${count}`)
  }
  socket.end()
  const answers = [...(await text(socket)).matchAll(/answer \d/g)].flat()
  assert.deepEqual(answers, ['answer 1', 'answer 2', 'answer 3'])
  assert.deepEqual(
    asked.map(({ url }) => url),
    ['/1', '/2', '/3'],
  )
})

test('a client that sends too many requests ahead is cut, and none but its first is begun', async (t) => {
  const { asked, socket } = await open(t)
  socket.write(ask('/').repeat(MOST_WAITING * 10))
  await once(socket, 'close')
  assert.equal(asked.length, 1)
})

test('as many as may wait are all answered', async (t) => {
  const { asked, untilAsked, socket } = await open(t)
  socket.write(ask('/').repeat(MOST_WAITING + 1))
  for (let count = 1; count <= MOST_WAITING + 1; count += 1) {
    await untilAsked(count)
    asked[count - 1]?.response.end('an answer')
  }
  socket.end()
  assert.equal((await text(socket)).split('an answer').length - 1, MOST_WAITING + 1)
})

test('between the requests that a client sends ahead, those of other clients are answered', async (t) => {
  const { asked, untilAsked, socket, join } = await open(t)
  const other = await join()
  socket.write(ask('/ahead').repeat(MOST_WAITING + 1))
  await untilAsked(1)
  other.write(ask('/other'))
  for (let count = 1; count <= MOST_WAITING + 2; count += 1) {
    await untilAsked(count)
    asked[count - 1]?.response.end('an answer')
  }
  const place = asked.findIndex(({ url }) => url === '/other')
  assert.ok(place < 3, `the other is answered at place ${place}`)
})

test('of a client that goes away, what it sent ahead is never begun', async (t) => {
  const { asked, untilAsked, socket } = await open(t)
  socket.write(ask('/1') + ask('/2'))
  await untilAsked(1)
  const held = asked[0]?.response.socket ?? assert.fail()
  const gone = once(held, 'close')
  held.destroy()
  await gone
  await new Promise(setImmediate)
  assert.equal(asked.length, 1)
})

test('a fault before the router is logged and answered in both forms, and ends no process', async (t) => {
  const { socket, log } = await open(t)
  socket.write(ask('/faulty'))
  const answer = await text(socket)
  assert.match(answer, /^HTTP\/1\.1 500 [^]*problem\+json[^]*"response":"error"[^]*"code":"internal"/)
  assert.doesNotMatch(answer, /of ours/)
  await log.until('http.fault')
  assert.match(log.lines.join(), /a fault of ours/)
})
