import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { listen, omitFromList, patience, startFaultyProxy, waitUntil } from '../testing.ts'

const BODY = Buffer.from(Array.from({ length: 100_000 }, (_, place) => place % 251))
const LIST = '<List><Contents><Key>a</Key></Contents><Contents><Key>b</Key></Contents></List>'

/** A server that stores nothing: `/list` is a list, every other address the same bytes. */
const start = async (t: TestContext) => {
  const taken: Buffer[] = []
  const server = createServer((incoming, response) => {
    void buffer(incoming).then(
      (body) => {
        taken.push(body)
        const bytes = incoming.url === '/list' ? Buffer.from(LIST) : BODY
        response
          .writeHead(200, { 'content-length': bytes.length, 'x-host': incoming.headers.host })
          .end(bytes)
      },
      // A client that stops in the middle of an upload.
      () => undefined,
    )
  })
  const port = await listen(t, server)
  const proxy = await startFaultyProxy(t, `http://127.0.0.1:${port}`)
  const ask = (path = '/', init: RequestInit = {}) =>
    fetch(new URL(path, proxy.endpoint), { signal: patience(), ...init })
  return { proxy, ask, taken }
}

test('without a rule everything passes, with the host that the client named', async (t) => {
  const { proxy, ask, taken } = await start(t)
  const response = await ask('/bucket/key?part=1', { method: 'PUT', body: BODY })
  assert.equal(response.headers.get('x-host'), new URL(proxy.endpoint).host)
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), BODY)
  assert.deepEqual(taken, [BODY])
  assert.deepEqual(
    proxy.asked.map(({ method, path }) => `${method} ${path}`),
    ['PUT /bucket/key?part=1'],
  )
})

test('a rule is for the requests that it fits, as often as it says', async (t) => {
  const { proxy, ask, taken } = await start(t)
  proxy.fail({ when: ({ method }) => method === 'GET', times: 1, fault: { kind: 'status', status: 500 } })
  const statuses = []
  for (const method of ['POST', 'GET', 'GET']) statuses.push((await ask('/', { method })).status)
  assert.deepEqual([statuses, taken.length], [[200, 500, 200], 2])
})

test('a body is cut at a byte, after the length was announced', async (t) => {
  const { proxy, ask } = await start(t)
  proxy.fail({ fault: { kind: 'cut', atByte: 70_000 } })
  const response = await ask()
  assert.equal(response.headers.get('content-length'), `${BODY.length}`)
  const seen: Uint8Array[] = []
  await assert.rejects(async () => {
    for await (const chunk of response.body ?? []) seen.push(chunk)
  }, /terminated/)
  const got = Buffer.concat(seen)
  assert.ok(got.length <= 70_000 && got.equals(BODY.subarray(0, got.length)))
})

test('one byte is wrong, and no other', async (t) => {
  const { proxy, ask } = await start(t)
  proxy.fail({ fault: { kind: 'wrong byte', atByte: 70_000 } })
  const got = Buffer.from(await (await ask()).arrayBuffer())
  const wrong = [...got.entries()].filter(([place, byte]) => byte !== BODY[place])
  assert.deepEqual(
    wrong.map(([place]) => place),
    [70_000],
  )
})

test('a slow body is whole', async (t) => {
  const { proxy, ask } = await start(t)
  proxy.fail({ fault: { kind: 'slow', bytesPerSecond: 2_000_000 } })
  assert.deepEqual(Buffer.from(await (await ask()).arrayBuffer()), BODY)
})

test('a request hangs until the proxy heals', async (t) => {
  const { proxy, ask, taken } = await start(t)
  proxy.fail({ fault: { kind: 'hang' } })
  const hanging = ask()
  await waitUntil('a request', () => proxy.asked.length === 1)
  proxy.heal()
  await assert.rejects(hanging, /fetch failed/)
  assert.deepEqual([taken.length, (await ask()).status], [0, 200])
})

test('an upload stops in the middle, and the server does not take it', async (t) => {
  const { proxy, ask, taken } = await start(t)
  proxy.fail({ fault: { kind: 'stop upload', atByte: 10 } })
  await assert.rejects(ask('/', { method: 'PUT', body: BODY }), /fetch failed/)
  assert.deepEqual(taken, [])
})

test('a list lacks an object that is there', async (t) => {
  const { proxy, ask } = await start(t)
  const when = ({ path }: { readonly path: string }) => path === '/list'
  proxy.fail({ when, fault: { kind: 'change list', change: omitFromList(/^b$/) } })
  assert.equal(await (await ask('/list')).text(), '<List><Contents><Key>a</Key></Contents></List>')
})
