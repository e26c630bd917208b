import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { once, patience } from '../../platform/testing.ts'
import { officeMessage, openTestService } from '../../bin/testing.ts'

const service = await openTestService()
const base = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
after(() => service.close())

const BODY = JSON.stringify(officeMessage())

const head = (lines: readonly string[], path = '/api/send-message'): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: test',
    `authorization: Bearer ${service.key}`,
    'content-type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n')

/** Writes the bytes to a socket of its own; by default also says that no more will come. */
const write = async (bytes: string | Buffer, ends = true): Promise<string> => {
  const socket = connect(Number(base.port), base.hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(bytes)
  if (ends) socket.end()
  return text(socket)
}

const countOf = (answers: string, status: number): number => answers.split(`HTTP/1.1 ${status} `).length - 1

/** Nothing was stored, and the service still takes what is right. */
const assertUnharmed = async (stored: number): Promise<void> => {
  assert.equal(await service.countMessages(), stored)
  const response = await fetch(new URL('/api/validate-message', base), {
    signal: patience(),
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: BODY,
  })
  assert.equal(response.status, 200)
  await response.text()
}

const length = (count: number): string => `content-length: ${count}`

/** Bytes that no well-meaning client sends, their status, and words of the answer. */
const UNREADABLE: Readonly<
  Record<string, readonly [bytes: string | Buffer, status: number, reason: RegExp]>
> = {
  'no HTTP at all': ['hello, is anybody there?\r\n\r\n', 400, /not valid HTTP/],
  'TLS on a port without': [Buffer.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 0]), 400, /not valid HTTP/],
  'a length that is no number': [head(['content-length: ten']) + BODY, 400, /not valid HTTP/],
  'two lengths': [head([length(BODY.length), length(2)]) + BODY, 400, /not valid HTTP/],
  'a length beside chunks': [
    head([length(4), 'transfer-encoding: chunked']) + '0\r\n\r\n',
    400,
    /not valid HTTP/,
  ],
  'a broken chunk': [
    head(['transfer-encoding: chunked']) + 'zz\r\n{}\r\n0\r\n\r\n',
    400,
    /not valid HTTP|not read|cannot be read/,
  ],
  'a host that is none': ['GET /livez HTTP/1.1\r\nhost: a b\r\n\r\n', 400, /Host header must name the host/],
  'a host that holds an order': [
    "GET / HTTP/1.1\r\nhost: x';id;'\r\n\r\n",
    400,
    /Host header must name the host/,
  ],
  'a header that is too large': [
    head([`x-filler: ${'x'.repeat(40_000)}`, length(0)]),
    431,
    /address and headers are larger/,
  ],
  'a body shorter than its length says, by one': [
    head([length(BODY.length - 1), 'connection: close']) + BODY.slice(0, -1),
    400,
    /not JSON/,
  ],
}

/** Requests that reach the message API, which is not for web pages, and are refused there. */
const REACHED = ['a broken chunk', 'a body shorter than its length says, by one']

for (const [name, [bytes, status, reason]] of Object.entries(UNREADABLE))
  test(`${name} is answered in words, and harms nothing`, async () => {
    const stored = await service.countMessages()
    const answer = await write(bytes, false)
    assert.equal(countOf(answer, status), 1, answer)
    const [, body = ''] = answer.split('\r\n\r\n')
    if (!REACHED.includes(name)) assert.match(answer, /^access-control-allow-origin: \*\r$/m)
    const { response, reason: words } = JSON.parse(body)
    assert.equal(response, 'error')
    assert.match(words, reason)
    await assertUnharmed(stored)
  })

test('a query that is too long for any API is refused as the data APIs refuse', async () => {
  const query = `q=${'x'.repeat(20_000)}`
  const answer = await write(
    `GET /api/appropriations/v1/records?${query} HTTP/1.1\r\nhost: test\r\n\r\n`,
    false,
  )
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  assert.match(
    head,
    /^HTTP\/1\.1 431 [^]*content-type: application\/problem\+json[^]*access-control-allow-origin: \*/,
  )
  const { code, status, type, detail } = JSON.parse(body)
  assert.deepEqual([code, status, type], ['headers_too_large', 431, '/docs/problems#headers_too_large'])
  assert.match(detail, /16 KiB.*fewer or shorter/)
})

test('a body that is cut half-way is not taken for a message', async () => {
  const stored = await service.countMessages()
  const answer = await write(head([length(BODY.length)]) + BODY.slice(0, BODY.length / 2))
  assert.equal(countOf(answer, 200), 0)
  await assertUnharmed(stored)
})

test('a body that breaks off with its connection is not taken for a message', async () => {
  const stored = await service.countMessages()
  const socket = connect(Number(base.port), base.hostname)
  await once(socket, 'connect')
  socket.write(head(['transfer-encoding: chunked']) + `${BODY.length.toString(16)}\r\n${BODY}\r\n`)
  socket.resetAndDestroy()
  await once(socket, 'close')
  await assertUnharmed(stored)
})

test('a whole body in chunks is a message', async () => {
  const stored = await service.countMessages()
  const chunks = [...BODY].map((letter) => `1\r\n${letter}\r\n`).join('')
  const answer = await write(head(['transfer-encoding: chunked', 'connection: close']) + `${chunks}0\r\n\r\n`)
  assert.equal(countOf(answer, 200), 1)
  assert.equal(await service.countMessages(), stored + 1)
})

test('chunks beyond the largest body are refused while they come', async () => {
  const stored = await service.countMessages()
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  const answer = await write(head(['transfer-encoding: chunked']) + chunk.repeat(8))
  assert.equal(countOf(answer, 413), 1)
  await assertUnharmed(stored)
})

test('10 MB are refused by the length that they announce', async () => {
  const stored = await service.countMessages()
  const answer = await write(head([length(10 * 1024 * 1024)]) + ' '.repeat(100_000))
  assert.equal(countOf(answer, 413), 1)
  await assertUnharmed(stored)
})

test('garbage behind a whole message does not undo it, and is answered for itself', async () => {
  const stored = await service.countMessages()
  const answer = await write(`${head([length(BODY.length)])}${BODY}GARBAGE / HTTP\r\n\r\n`, false)
  assert.equal(countOf(answer, 200), 1)
  assert.equal(countOf(answer, 400), 1)
  await assertUnharmed(stored + 1)
})

test('requests sent one behind the other are answered in their order', async () => {
  const one = head([length(BODY.length)]) + BODY
  const last = head([length(2), 'connection: close']) + '{}'
  const answer = await write(one + one + last)
  assert.deepEqual([countOf(answer, 200), countOf(answer, 400)], [2, 1])
})

const TYPES = {
  'application/json;\tcharset=utf-8': [200, 415],
  'application/json\t': [200, 415],
  'application/json;': [200, 415],
  'application/json; charset=utf-8; boundary=x': [200, 415],
  'application/json; charset': [200, 415],
  'application/json\r\ncontent-type: text/plain': [200, 400, 415],
  'text/plain\r\ncontent-type: application/json': [400, 415],
} as const

for (const [type, statuses] of Object.entries(TYPES))
  test(`the content type ${JSON.stringify(type)} is read or refused, and nothing in between`, async () => {
    const lines = [`content-type: ${type}`, length(BODY.length), 'connection: close']
    const bytes = head(lines).replace('content-type: application/json\r\n', '') + BODY
    const stored = await service.countMessages()
    const answer = await write(bytes)
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
    assert.ok(
      statuses.some((expected) => expected === status),
      answer,
    )
    assert.equal(await service.countMessages(), stored + (status === 200 ? 1 : 0))
  })

test('a connection on which nothing moves for a minute is let go', () => {
  assert.equal(service.app.server.timeout, 60_000)
})

test('CONNECT is answered, behind what was asked before it, and ends the connection', async () => {
  const answer = await write(
    'GET /livez HTTP/1.1\r\nhost: test\r\n\r\nCONNECT example.org:443 HTTP/1.1\r\nhost: test\r\n\r\n',
    false,
  )
  assert.match(answer, /^HTTP\/1\.1 200 [^]*HTTP\/1\.1 405 [^]*\r\nallow: \r\n[^]*"response":"error"/)
})

test('an expectation that the service does not know is left unmet, and the request is answered', async () => {
  const stored = await service.countMessages()
  const answer = await write(head([length(BODY.length), 'expect: 200-ok', 'connection: close']) + BODY)
  assert.equal(countOf(answer, 200), 1)
  assert.equal(await service.countMessages(), stored + 1)
})

test('no second answer is written into a stream whose own request turns out to be none', async () => {
  const target = '/api/appropriations/v1/records.ndjson?all=true'
  const answer = await write(
    `GET ${target} HTTP/1.1\r\nhost: test\r\nte: trailers\r\ncontent-length: 50\r\n\r\nThis is not the whole body.`,
  )
  assert.deepEqual([countOf(answer, 200), countOf(answer, 400)], [1, 0])
  assert.match(answer, /\r\n0\r\n[^]*rotunda-sha256: [^]*\r\n\r\n$/)
})

/** Sends these chunks of a message, then the end of the body. */
const writeChunks = async (chunks: readonly string[], localAddress: string): Promise<string> => {
  const framed = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')
  const socket = connect({ port: Number(base.port), host: base.hostname, localAddress })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`${head(['transfer-encoding: chunked', 'connection: close'])}${framed}0\r\n\r\n`)
  return text(socket)
}

test('a body in many small chunks is refused whole, and its address gets no new connection for a moment', async () => {
  const stored = await service.countMessages()
  assert.match(await writeChunks([...BODY], '127.0.0.31'), /^HTTP\/1\.1 200 /)
  const blanks = (count: number): string[] => Array.from({ length: count }, () => ' ')
  const bodies: Readonly<Record<string, readonly string[]>> = {
    '127.0.0.32': [...blanks(5000), BODY],
    // A whole message stands before the bound, and a large chunk raises the bound after it.
    '127.0.0.33': [BODY, ...blanks(5000)],
    '127.0.0.34': [...blanks(1030), BODY + ' '.repeat(20_000)],
  }
  for (const [address, chunks] of Object.entries(bodies)) {
    const answer = await writeChunks(chunks, address)
    assert.match(answer, /^HTTP\/1\.1 400 [^]*in too many small chunks/, address)
    assert.equal(countOf(answer, 200), 0)
    // The connection is closed at once, or reset where bytes were on their way.
    const next = await writeChunks([BODY], address).catch(() => '')
    assert.equal(next, '')
  }
  await assertUnharmed(stored + 1)
})
