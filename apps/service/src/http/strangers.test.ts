import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { once } from '../platform/testing.ts'
import { officeMessage, openTestService } from '../bin/testing.ts'

const service = await openTestService()
const base = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
after(() => service.close())

const open = (allowHalfOpen = false, localAddress = '127.0.0.1') => {
  const socket = connect({ port: Number(base.port), host: base.hostname, allowHalfOpen, localAddress })
  return socket.on('error', () => undefined)
}

/** Answer of the service to these bytes; the client sends nothing more. */
const write = (bytes: string, localAddress?: string): Promise<string> => {
  const socket = open(false, localAddress)
  socket.end(bytes)
  return text(socket)
}

const countOf = (answers: string, status: number): number => answers.split(`HTTP/1.1 ${status} `).length - 1
const bodyOf = (answer: string): string => answer.split('\r\n\r\n')[1] ?? ''

test('a client that was refused before it asked anything is let go, though it keeps its side open', async () => {
  const accepted = once(service.app.server, 'connection')
  const client = open(true)
  const [socket] = await accepted
  const closed = once(socket, 'close')
  client.write('hello?\r\n\r\n')
  let answer = ''
  client.on('data', (bytes) => {
    answer += String(bytes)
  })
  await closed
  assert.match(answer, /not valid HTTP/)
  client.destroy()
})

test('one that asks a thousand times ahead and reads nothing is cut', async () => {
  const ahead = 'GET /api/openapi/appropriations.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1000)
  const answers = await write(ahead, '127.0.0.4')
  assert.ok(countOf(answers, 200) <= 2)
})

const ASKED_AGAIN = [
  '/',
  '/docs/problems',
  '/api/openapi/message.json',
  '/api/legislators',
  '/api/issue-areas.csv',
  '/downloads',
  '/data.json',
]

test('pages, descriptions, lists and the catalog share a limit by address, which the API does not count', async () => {
  const send = (path: string, count: number) =>
    write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(count), '127.0.0.2')
  for (let time = 0; time < 40; time += 1) assert.equal(countOf(await send('/docs/problems', 15), 200), 15)
  for (const path of ASKED_AGAIN) {
    const answer = await send(path, 1)
    assert.match(answer, /^HTTP\/1\.1 429 [^]*retry-after: \d+/, path)
    assert.match(bodyOf(answer), /600 times in a minute/)
  }
  for (const path of ['/livez', '/api/appropriations/v1/datasets'])
    assert.equal(countOf(await send(path, 1), 429), 0, path)
  assert.equal(countOf(await write('GET / HTTP/1.1\r\nhost: x\r\n\r\n', '127.0.0.3'), 200), 1)
})

const BODY = JSON.stringify(officeMessage())
const post = (address: string, lines: readonly string[] = [], version = '1.1'): string =>
  [
    `POST ${address} HTTP/${version}`,
    'host: test',
    `authorization: Bearer ${service.key}`,
    'content-type: application/json',
    `content-length: ${BODY.length}`,
    'connection: close',
    ...lines,
    '',
    BODY,
  ].join('\r\n')

const SPELLINGS = [
  '/api/%73end-message',
  '/%61pi/send-message',
  'http://test/api/send-message',
  '/api/send-message#part',
]
for (const address of SPELLINGS)
  test(`an address spelt ${address} is refused in the form of its route`, async () => {
    const answer = await write(post(address).replace(service.key, 'wrong'))
    assert.equal(countOf(answer, 401), 1, answer)
    assert.deepEqual(Object.keys(JSON.parse(bodyOf(answer))), ['response', 'reason'])
    const wrongMethod = await write(`PUT ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    assert.match(wrongMethod, /^HTTP\/1\.1 405 [^]*\nallow: POST\r/)
  })

const AMBIGUOUS: Readonly<Record<string, string>> = {
  'two hosts': post('/api/send-message', ['host: other']),
  'two keys': post('/api/send-message', ['authorization: Bearer other']),
  'two content types': post('/api/send-message', ['Content-Type: text/plain']),
  'HTTP/2.0 in the form of HTTP/1.1': post('/api/send-message', [], '2.0'),
  'an unknown transfer coding': post('/api/send-message', ['transfer-encoding: gzip, chunked'])
    .replace(/content-length: \d+\r\n/, '')
    .replace(BODY, '0\r\n\r\n'),
  'two hosts for a page that is kept':
    'GET /api/appropriations/v1/datasets HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
}
for (const [name, bytes] of Object.entries(AMBIGUOUS))
  test(`a request with ${name} is refused, and nothing is stored`, async () => {
    const stored = await service.countMessages()
    const answer = await write(bytes)
    assert.equal(countOf(answer, 400), 1, answer)
    const { response, code } = JSON.parse(bodyOf(answer))
    assert.deepEqual([response, code], ['error', 'request_unreadable'])
    assert.equal(await service.countMessages(), stored)
  })

test('no answer is to be taken for another kind of content, and no page tells other sites where its reader was', async () => {
  for (const path of ['/', '/api/legislators', '/api/send-message', '/nothing', '/downloads', '/livez']) {
    const { headers } = await service.app.inject(path)
    assert.equal(headers['x-content-type-options'], 'nosniff', path)
  }
  const again = 'GET /api/appropriations/v1/datasets HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(4)
  assert.equal((await write(again)).split('x-content-type-options: nosniff').length, 5)
  assert.equal((await service.app.inject('/docs/data')).headers['referrer-policy'], 'same-origin')
})
