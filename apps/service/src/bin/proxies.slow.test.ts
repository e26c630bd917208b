import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { findFreePort } from '../platform/testing.ts'
import {
  findProxy,
  officeMessage,
  openTestService,
  PROXIES,
  PROXY_NAMES,
  startProxy,
  type ProxyName,
} from './testing.ts'

const RECORDS = '/api/appropriations/v1/records'
const RATE = 20

type Asking = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Address of the client: each request has one of its own, so that only the test of the limit meets the limit. */
  readonly from?: string
}

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }

const anyAddress = (): string => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`

const ask = async (port: number, path: string, asking: Asking = {}): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { method = 'GET', headers = {}, body, from = anyAddress() } = asking
  const asked = request(
    { port, host: '127.0.0.1', localAddress: from, agent: false, path, method, headers },
    (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((bytes) => resolve({ status, headers, bytes }), reject)
    },
  )
  asked.on('error', reject).end(body)
  return promise
}

/** nginx says so; Varnish names the request that filled the cache as a second number. */
const isFromCache = ({ headers }: Answer): boolean =>
  headers['x-cache'] === 'HIT' || /^\d+ \d+$/.test(String(headers['x-varnish']))

type Bed = {
  readonly name: ProxyName
  /** Port of the proxy, and of the service itself. */
  readonly port: number
  readonly direct: number
  readonly key: string
  /** Token of the snapshot that is served, and address of one of its files. */
  readonly token: string
  readonly file: string
}

const CASES: Readonly<Record<string, (bed: Bed) => Promise<void>>> = {
  'keeps a pinned answer for good and another for a minute, if it keeps any': async (bed) => {
    const lasts = [
      [`${RECORDS}?limit=2&snapshot=${bed.token}`, /max-age=31536000.*immutable/],
      [`${RECORDS}?limit=2`, /max-age=60/],
    ] as const
    for (const [path, lasting] of lasts) {
      const direct = await ask(bed.direct, path)
      const [first, second] = [await ask(bed.port, path), await ask(bed.port, path)]
      for (const { status, headers, bytes } of [direct, first, second]) {
        assert.equal(status, 200)
        assert.match(headers['cache-control'] ?? '', lasting)
        assert.deepEqual([headers.etag, headers.vary], [direct.headers.etag, direct.headers.vary])
        assert.ok(bytes.equals(direct.bytes))
      }
      assert.deepEqual([first, second].map(isFromCache), [false, PROXIES[bed.name].keeps], path)
      // The limit and the id of the client that asked first are no other client's.
      assert.ok(first.headers['ratelimit'] !== undefined && first.headers['request-id'] !== undefined)
      assert.equal(second.headers['ratelimit'] === undefined, PROXIES[bed.name].keeps)
      assert.notEqual(second.headers['request-id'], first.headers['request-id'])
    }
  },

  'keeps nothing that has a key or a cookie, nothing of the portal, and no 404': async (bed) => {
    const authorization = `Bearer ${bed.key}`
    const kept = `${RECORDS}?limit=3&snapshot=${bed.token}`
    for (let count = 0; count < 2; count += 1) await ask(bed.port, kept)
    const asked: readonly (readonly [path: string, status: number, headers?: Record<string, string>])[] = [
      ['/api/partner/v1/members', 200, { authorization }],
      [kept, 200, { authorization }],
      [`${RECORDS}?limit=4`, 200, { cookie: 'session=1' }],
      ['/portal/sign-in', 307],
      ['/api/partner/v1/members', 401],
      ['/no-such-page', 404],
      [`${RECORDS}/no-such-record`, 404],
    ]
    for (const [path, status, headers = {}] of asked) {
      const answers = [await ask(bed.port, path, { headers }), await ask(bed.port, path, { headers })]
      assert.deepEqual(
        answers.map((answer) => [answer.status, isFromCache(answer)]),
        [
          [status, false],
          [status, false],
        ],
        path,
      )
    }
    // The answer to the cookie was not kept for others.
    assert.equal(isFromCache(await ask(bed.port, `${RECORDS}?limit=4`)), false)
  },

  'sends a file, its ranges and 304 as the service does': async (bed) => {
    const direct = await ask(bed.direct, bed.file)
    assert.equal(direct.status, 200)
    const whole = await ask(bed.port, bed.file)
    assert.ok(whole.bytes.equals(direct.bytes))
    assert.equal(whole.headers['content-length'], String(direct.bytes.length))
    const etag = direct.headers.etag ?? ''
    for (const headers of [{}, { 'if-range': etag }]) {
      const part = await ask(bed.port, bed.file, { headers: { ...headers, range: 'bytes=100-299' } })
      assert.deepEqual(
        [part.status, part.headers['content-range']],
        [206, `bytes 100-299/${direct.bytes.length}`],
      )
      assert.ok(part.bytes.equals(direct.bytes.subarray(100, 300)))
    }
    const changed = await ask(bed.port, bed.file, { headers: { range: 'bytes=0-9', 'if-range': '"other"' } })
    assert.deepEqual([changed.status, changed.bytes.length], [200, direct.bytes.length])
    const known = await ask(bed.port, bed.file, { headers: { 'if-none-match': etag } })
    assert.deepEqual([known.status, known.bytes.length], [304, 0])
  },

  'names the client, whatever the client claims to be': async (bed) => {
    const from = anyAddress()
    const statuses: number[] = []
    for (let count = 0; count <= RATE; count += 1) {
      const claimed = anyAddress()
      const headers = { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` }
      // No cache has this page of the list.
      const path = `${RECORDS}?limit=1&offset=${1000 * PROXY_NAMES.indexOf(bed.name) + count}`
      statuses.push((await ask(bed.port, path, { from, headers })).status)
    }
    assert.deepEqual(statuses, [...Array<number>(RATE).fill(200), 429])
    assert.equal((await ask(bed.port, `${RECORDS}?limit=5`)).status, 200)
  },

  'brings a message': async (bed) => {
    const headers = { authorization: `Bearer ${bed.key}`, 'content-type': 'application/json' }
    const body = JSON.stringify(officeMessage())
    const { status } = await ask(bed.port, '/api/send-message', { method: 'POST', headers, body })
    assert.equal(status, 200)
  },
}

test('the proxies with the files of ops, in front of one service', async (t) => {
  const service = await openTestService({
    ROTUNDA_TRUSTED_PROXIES: '127.0.0.1',
    ROTUNDA_PUBLIC_RATE: String(RATE),
  })
  t.after(() => service.close())
  const direct = await findFreePort()
  const names = PROXY_NAMES.filter((name) => findProxy(name) !== undefined)
  for (const name of PROXY_NAMES)
    if (!names.includes(name)) t.diagnostic(`${name} was not tried: it is not installed`)
  const ports = new Map<ProxyName, number>()
  for (const name of names) ports.set(name, await startAway(t, name, direct))

  await service.app.listen({ port: direct, host: '127.0.0.1' })
  const { secret: key } = await service.issue({ scopes: ['messages:send', 'members:read'] })
  const bed = { direct, key, ...(await findRelease(direct)) }
  for (const [name, port] of ports) {
    const back = await ask(port, `${RECORDS}?limit=1`)
    assert.deepEqual([back.status, isFromCache(back)], [200, false], `${name} kept the answer of an outage`)
    for (const [what, check] of Object.entries(CASES))
      await t.test(`${name} ${what}`, () => check({ name, port, ...bed }))
  }
})

/** Starts the proxy before the service, and asks in vain. */
const startAway = async (t: TestContext, name: ProxyName, direct: number): Promise<number> => {
  const port = await startProxy(t, name, direct)
  const { status } = await ask(port, `${RECORDS}?limit=1`)
  assert.ok(status === 502 || status === 503, `${name} answered ${status}`)
  return port
}

const findRelease = async (direct: number) => {
  const list = await ask(direct, `${RECORDS}?limit=1`)
  const { meta } = JSON.parse(list.bytes.toString()) as { meta: { snapshot: string } } // As the API describes it.
  const catalog = await ask(direct, '/data.json')
  const [file] = /\/downloads\/[^"]+\.csv(?=")/.exec(catalog.bytes.toString()) ?? []
  assert.ok(file !== undefined)
  return { token: meta.snapshot, file }
}
