import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { openTestService } from '../../bin/testing.ts'
import { endWithTest, once, RUN_MILLISECONDS, runToEnd, within } from '../../platform/testing.ts'

const service = await openTestService()
after(() => service.close())
const base = await service.app.listen({ port: 0, host: '127.0.0.1' })

const LARGE = Buffer.alloc(12 * 1024 * 1024, ' ')
const TRIES = 10
const JSON_HEADERS = { 'content-type': 'application/json' }

type Case = readonly [what: string, path: string, headers: Readonly<Record<string, string>>, status: number]

const CASES: readonly Case[] = [
  ['too long', '/api/send-message', { ...JSON_HEADERS, authorization: `Bearer ${service.key}` }, 413],
  ['without a key', '/api/send-message', JSON_HEADERS, 401],
  ['of another type', '/api/send-message', { authorization: `Bearer ${service.key}` }, 415],
  ['to an address where nothing is', '/api/nothing', JSON_HEADERS, 404],
]

/** A process of its own: a client in this one never sends while the service closes. Prints the status of each try. */
const FETCH = `
const [url, headers, form, tries] = JSON.parse(process.argv[1])
const large = Buffer.alloc(${LARGE.length}, ' ')
const makeChunks = () =>
  new ReadableStream({
    start: (stream) => {
      for (let at = 0; at < large.length; at += 65_536) stream.enqueue(large.subarray(at, at + 65_536))
      stream.close()
    },
  })
const statuses = []
for (let tried = 0; tried < tries; tried += 1) {
  const body = form === 'whole' ? { body: large } : { body: makeChunks(), duplex: 'half' }
  const answer = await fetch(url, { method: 'POST', headers, ...body })
  if ((await answer.text()) === '') throw new Error('An answer without words.')
  statuses.push(answer.status)
}
console.log(JSON.stringify(statuses))
`

for (const [what, path, headers, status] of CASES)
  for (const form of ['whole', 'in chunks'] as const)
    test(`fetch, which still sends 12 MB ${form}, has its answer each time: ${what}`, async () => {
      const asked = JSON.stringify([base + path, headers, form, TRIES])
      const client = endWithTest(spawn(process.execPath, ['--input-type=module', '-e', FETCH, asked]))
      const { stdout, stderr } = await runToEnd(client)
      assert.deepEqual(stdout.trim(), JSON.stringify(Array.from({ length: TRIES }, () => status)), stderr)
    })

const hasCurl = spawnSync('curl', ['--version'], { timeout: RUN_MILLISECONDS }).status === 0

for (const [what, ...fields] of [
  ['after it has asked whether to send', 'Expect: 100-continue'],
  ['without asking', 'Expect:'],
  ['in chunks', 'Expect:', 'Transfer-Encoding: chunked'],
  ['in chunks, after it has asked', 'Expect: 100-continue', 'Transfer-Encoding: chunked'],
  ['on a connection that it closes', 'Expect:', 'Connection: close'],
])
  test(`curl has its answer each time: ${what}`, { skip: !hasCurl && 'curl is not installed' }, async () => {
    for (const [, path, headers, status] of CASES)
      for (let tried = 0; tried < 3; tried += 1) {
        const all = [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), ...fields]
        const options = ['-sS', '-X', 'POST', '-o', '/dev/null', '-w', '%{http_code}', '--data-binary', '@-']
        const curl = endWithTest(
          spawn('curl', [...options, ...all.flatMap((one) => ['-H', one]), base + path]),
        )
        curl.stdin.on('error', () => undefined)
        curl.stdin.end(LARGE)
        const { code, stdout, stderr } = await runToEnd(curl)
        assert.deepEqual([code, stdout.slice(-3)], [0, String(status)], stderr)
      }
  })

test('what is found is whole for a client that sends a body with GET and closes', async () => {
  const body = `"${'x'.repeat(300_000)}"`
  const head = `GET /api/openapi/message.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}`
  for (let tried = 0; tried < TRIES; tried += 1) {
    const socket = connect({ port: Number(new URL(base).port), host: '127.0.0.1', allowHalfOpen: true })
    socket.end(`${head}\r\n\r\n${body}`)
    const [, found = ''] = (await within('the answer', text(socket))).split('\r\n\r\n')
    assert.ok(JSON.parse(found))
  }
})

const open = async (head: string) => {
  const { port, hostname } = new URL(base)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`POST /api/send-message HTTP/1.1\r\n${head}\r\n\r\n`)
  return socket
}
const KEYED = `host: test\r\ncontent-type: application/json\r\nauthorization: Bearer ${service.key}`

test('a client that waits for leave to send what is too long is refused without leave', async () => {
  const socket = await open(`${KEYED}\r\ncontent-length: ${LARGE.length}\r\nexpect: 100-continue`)
  const [first] = await once(socket, 'data')
  assert.match(String(first), /^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('a client that closes its side has its answer and the end at once', async () => {
  const socket = await open(`${KEYED}\r\ncontent-length: ${LARGE.length}`)
  socket.end(LARGE.subarray(0, 100_000))
  assert.match(await text(socket), /^HTTP\/1\.1 413 [^]*body_too_large|^HTTP\/1\.1 413 [^]*256 KiB/)
})

test('a client that goes on sending after its answer is cut', async () => {
  const socket = await open(`${KEYED}\r\ncontent-length: ${100 * LARGE.length}`)
  const { promise: closed, resolve } = Promise.withResolvers<undefined>()
  socket.once('close', () => resolve(undefined))
  // Cut while it sends.
  socket.on('error', () => undefined)
  const [first] = await once(socket, 'data')
  assert.match(String(first), /^HTTP\/1\.1 413 /)
  let sent = 0
  const send = (): void => {
    while (!socket.destroyed && socket.write(LARGE.subarray(0, 1024 * 1024))) sent += 1
    sent += 1
    if (!socket.destroyed) socket.once('drain', send)
  }
  send()
  await within('the end of the connection', closed)
  assert.ok(sent < 100, `${sent} MiB`)
})
