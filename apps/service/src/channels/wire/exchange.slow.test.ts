import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { test, type TestContext } from 'node:test'
import { Worker } from 'node:worker_threads'
import { endWithTest, listen, once, runToEnd } from '../../platform/testing.ts'
import { exchange, type WireRequest } from './exchange.ts'

const LONG = 30
const SHORT = 0.2

const post = (url: URL, more: Partial<WireRequest> = {}) =>
  exchange({
    method: 'POST',
    url,
    headers: {},
    body: 'a message',
    timeoutSeconds: LONG,
    signal: new AbortController().signal,
    ...more,
  })

const open = async (t: TestContext, server: Server): Promise<URL> =>
  new URL(`http://127.0.0.1:${await listen(t, server)}`)

test('a connection that fails at once, as where there is no way to the network, has sent nothing', async () => {
  // No host has this address: the system refuses it before anything leaves.
  const result = await post(new URL('http://255.255.255.255:9'))
  assert.equal(result.kind, 'not_sent')
})

test('a process without a free file has sent nothing', async () => {
  const script = `
    import { openSync } from 'node:fs'
    import { exchange } from ${JSON.stringify(import.meta.resolve('./exchange.ts'))}
    const wanted = { method: 'POST', url: new URL('http://127.0.0.1:9'), headers: {}, body: 'x', timeoutSeconds: 5, signal: new AbortController().signal }
    const takeFree = () => { for (;;) try { openSync('/dev/null') } catch { return } }
    let result
    // Node may close a file meanwhile: then the connection is made, and refused.
    do { takeFree(); result = await exchange(wanted) } while (result.cause === 'ECONNREFUSED')
    console.log(JSON.stringify(result))
  `
  const limited = `ulimit -n 64; exec "$0" --input-type=module -e "$1"`
  const child = endWithTest(spawn('sh', ['-c', limited, process.execPath, script]))
  const { stdout } = await runToEnd(child)
  assert.deepEqual(JSON.parse(stdout), { kind: 'not_sent', cause: 'EMFILE' })
})

test('a try that may not start any more opens a connection at most, and sends no byte', async (t) => {
  const received: Buffer[] = []
  const closed = Promise.withResolvers<undefined>()
  const server = createServer((socket) => {
    socket.on('data', (bytes: Buffer) => received.push(bytes)).on('error', () => undefined)
    socket.on('close', () => closed.resolve(undefined))
  })
  const url = await open(t, server)
  const result = await post(url, { mayStart: () => false })
  assert.equal(result.kind, 'not_sent')
  await closed.promise
  assert.deepEqual(received, [])
})

/** A receiver in a thread of its own, which goes on while this one stands still. `said[0]`: answers it has given. */
const startAside = async (t: TestContext, answer: string) => {
  const said = new Int32Array(new SharedArrayBuffer(4))
  const code = `
    const { parentPort, workerData } = require('node:worker_threads')
    const server = require('node:net').createServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('data', () => {
        const done = () => { Atomics.add(workerData.said, 0, 1); Atomics.notify(workerData.said, 0) }
        workerData.answer === '' ? done() : socket.end(workerData.answer, done)
      })
    })
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
  `
  const aside = new Worker(code, { eval: true, workerData: { said, answer } })
  t.after(() => aside.terminate())
  const [port] = (await once(aside, 'message')) as [number]
  return { url: new URL(`http://127.0.0.1:${port}`), said }
}

/** Stands still until the receiver has what it waits for, and then for longer than a try may take. */
const stall = (said: Int32Array): void => {
  Atomics.wait(said, 0, 0)
  const until = performance.now() + STALL_MILLISECONDS
  while (performance.now() < until);
}
const STALL_MILLISECONDS = 1600

const stallOnceSent = (said: Int32Array) => () => {
  setImmediate(stall, said)
  return true
}

test('after a stall of this process an answer that lies in the socket counts, however late it is read', async (t) => {
  const body = 'x'.repeat(200_000)
  const { url, said } = await startAside(
    t,
    `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  )
  const result = await post(url, { timeoutSeconds: SHORT, mayStart: stallOnceSent(said) })
  assert.ok(result.kind === 'answered', JSON.stringify(result))
  assert.equal(result.body.length, body.length)
})

test('a doubt that comes of a stall of this process is told as such, and one without a stall is not', async (t) => {
  const { url, said } = await startAside(t, '')
  const stalled = await post(url, { timeoutSeconds: SHORT, mayStart: stallOnceSent(said) })
  assert.deepEqual(stalled, {
    kind: 'no_answer',
    cause: 'time-out, after this service had stood still',
    stalled: true,
  })
  const silent = await post(url, { timeoutSeconds: SHORT })
  assert.deepEqual(silent, { kind: 'no_answer', cause: 'time-out', stalled: false })
})
