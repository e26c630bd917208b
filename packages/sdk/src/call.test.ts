import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import {
  InvalidQuery,
  makeAppropriationsClient,
  NoAnswer,
  NotFound,
  Problem,
  RateLimited,
  UnexpectedAnswer,
} from './appropriations.ts'
import { makeDestinationsClient } from './destinations.ts'
import { makeMessageClient } from './message.ts'
import { KeyInBrowser, makePartnerClient } from './partner.ts'
import { PROBLEM_CLASSES } from './problem-classes.ts'
import { openTestServer, sendJson, sendProblem } from './testing/open-test-server.ts'
import { makePage, makeReleases } from './testing/play-lists.ts'
import { makeTestTiming } from './testing/test-timing.ts'
import { machineTiming } from './timing.ts'

type Answer = (response: ServerResponse) => void

/** Each request gets the next answer, and the last of them for good. */
const open = async (t: TestContext, answers: readonly Answer[], random?: () => number) => {
  const left = [...answers]
  const server = await openTestServer(t, ({ url }, response) => {
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer === undefined)
      sendJson(response, 200, makePage(makeReleases([2])[0] ?? assert.fail(), url.searchParams))
    else answer(response)
  })
  const { timing, waits } = makeTestTiming(random)
  return { ...server, waits, timing, client: makeAppropriationsClient({ baseUrl: server.baseUrl, timing }) }
}

const whole: Answer = (response) =>
  sendJson(response, 200, makePage({ token: 's', ids: [] }, new URLSearchParams()))
const limited =
  (retryAfter: string, date?: string): Answer =>
  (response) => {
    response.sendDate = false
    const headers = { 'retry-after': retryAfter, ...(date !== undefined && { date }) }
    sendProblem(response, 429, 'rate_limited', { headers, retry_after: 60 })
  }
const away: Answer = (response) => sendProblem(response, 503, 'unavailable')

test('Retry-After is the floor of a wait, in seconds or as a date by the clock of the service', async (t) => {
  const date = 'Mon, 15 Jun 2026 12:00:00 GMT'
  const until = 'Mon, 15 Jun 2026 12:00:20 GMT'
  const answers = [limited('7'), limited(until, date), limited(date, until), whole]
  const lucky = await open(t, answers, () => 0)
  await lucky.client.records().page()
  assert.deepEqual(lucky.waits, [7000, 20_000, 0])
})

test('a date of Retry-After without the clock of the service is read by our own, for a minute at the most', async (t) => {
  // The clock of these tests begins in 1970.
  const soon = 'Thu, 01 Jan 1970 00:00:20 GMT'
  const far = 'Fri, 01 Jan 2100 00:00:00 GMT'
  const answers = [limited(soon), limited(far), limited(soon), limited('later'), whole]
  const { client, waits } = await open(t, answers, () => 0)
  await client.records().page()
  assert.deepEqual(waits, [20_000, 60_000, 0, 0])
})

test('waits without Retry-After are spread over a range that doubles with each try', async (t) => {
  const { client, waits } = await open(t, [away, away, away, away, whole], () => 0.5)
  await client.records().page()
  assert.deepEqual(waits, [250, 500, 1000, 2000])
})

test('a call ends after five tries, or at once where the wait would end after its time', async (t) => {
  const { client, asked } = await open(t, [away])
  await assert.rejects(client.records().page(), { name: 'Unavailable' })
  assert.equal(asked.length, 5)
  const late = await open(t, [limited('3600')])
  await assert.rejects(late.client.records({}, { timeoutSeconds: 60 }).page(), (cause) => {
    assert.ok(cause instanceof RateLimited)
    assert.equal(cause.retryAfterSeconds, 60)
    return true
  })
  assert.deepEqual([late.asked.length, late.waits], [1, []])
})

test('a refusal that the same request would meet again is never sent again', async (t) => {
  for (const [status, code] of [
    [400, 'invalid_query'],
    [401, 'authentication_failed'],
    [404, 'not_found'],
    [409, 'snapshot_changed'],
    [500, 'internal'],
  ] as const) {
    const { client, asked, waits } = await open(t, [(response) => sendProblem(response, status, code)])
    await assert.rejects(client.records().page(), { code, status })
    assert.deepEqual([asked.length, waits], [1, []])
  }
})

test('an abort ends a wait and a request, with the reason of the caller', async (t) => {
  const { baseUrl, asked } = await open(t, [limited('3600')])
  const reason = new Error('enough')
  const aborter = new AbortController()
  const timing = {
    ...machineTiming,
    wait: (milliseconds: number, signal: AbortSignal) => {
      queueMicrotask(() => aborter.abort(reason))
      return machineTiming.wait(milliseconds, signal)
    },
  }
  const client = makeAppropriationsClient({ baseUrl, timing })
  const { signal } = aborter
  await assert.rejects(client.records({}, { signal, timeoutSeconds: 7200 }).page(), reason)
  await assert.rejects(client.records({}, { signal }).page(), reason)
  assert.equal(asked.length, 1)

  const during = new AbortController()
  const silent = await open(t, [() => during.abort(reason)])
  await assert.rejects(silent.client.records({}, { signal: during.signal }).page(), reason)
  assert.equal(silent.asked.length, 1)
})

test('a service that never answers is left after the time of the call', async (t) => {
  const { baseUrl } = await open(t, [() => undefined])
  const client = makeAppropriationsClient({ baseUrl })
  await assert.rejects(client.records({}, { timeoutSeconds: 0.05 }).page(), (cause) => {
    assert.ok(cause instanceof NoAnswer)
    assert.equal((cause.cause as Error).name, 'TimeoutError')
    return true
  })
})

test('an answer that is not of the service is never taken for one', async (t) => {
  const page: Answer = (response) =>
    response.writeHead(403, { 'content-type': 'text/html' }).end('<p>Sign in</p>')
  const { client } = await open(t, [page])
  await assert.rejects(client.records().page(), (cause) => {
    assert.ok(cause instanceof UnexpectedAnswer && !(cause instanceof Problem))
    assert.equal(cause.status, 403)
    return true
  })
  const empty = await open(t, [(response) => response.writeHead(200, { 'content-length': 0 }).end()])
  await assert.rejects(empty.client.records().page(), UnexpectedAnswer)
})

test('JSON of something in between is never taken for a refusal nor for rows', async (t) => {
  const strange: readonly (readonly [number, object | null])[] = [
    [403, { message: 'Forbidden' }],
    [403, { code: 'AccessDenied', detail: 'No.' }],
    [404, { code: 'not_found', message: 'no Route matched with those values' }],
    [404, { type: 'about:blank', code: 'not_found', detail: 'Not Found' }],
    [404, null],
    [200, null],
    [200, { ok: true }],
    [200, { data: {} }],
    [200, { data: [] }],
    [200, { data: [], meta: null }],
  ]
  for (const [status, body] of strange) {
    const { client } = await open(t, [(response) => sendJson(response, status, body)])
    for (const read of [() => client.records().page(), () => client.records().collect({ atMost: 9 })])
      await assert.rejects(read(), { name: 'UnexpectedAnswer', status }, JSON.stringify(body))
  }
})

test('a refusal names the parameter, what is allowed and the request', async (t) => {
  const { client } = await open(t, [
    (response) =>
      sendProblem(response, 400, 'invalid_query', {
        param: 'stat',
        allowed: ['state'],
        did_you_mean: 'state',
      }),
  ])
  await assert.rejects(client.records().page(), (cause) => {
    assert.ok(cause instanceof InvalidQuery)
    assert.deepEqual(
      [cause.param, cause.document.allowed, cause.document.did_you_mean, cause.requestId],
      ['stat', ['state'], 'state', 'request-1'],
    )
    return true
  })
  const none = await open(t, [(response) => sendProblem(response, 404, 'not_found')])
  await assert.rejects(none.client.record('x'), NotFound)
})

test('each code has a class of its own, under its own name; a code that is newer is a plain problem', async (t) => {
  const classes = Object.entries(PROBLEM_CLASSES)
  assert.equal(new Set(classes.map(([, kind]) => kind)).size, classes.length)
  for (const [code, kind] of classes) {
    const { client } = await open(t, [(response) => sendProblem(response, 418, code)])
    await assert.rejects(client.records().page(), (cause) => {
      assert.ok(cause instanceof kind && cause instanceof Problem)
      assert.deepEqual([cause.code, cause.name], [code, kind.name])
      assert.equal(kind.name.replaceAll(/(?!^)[A-Z]/g, '_$&').toLowerCase(), code)
      return true
    })
  }
  const { client } = await open(t, [(response) => sendProblem(response, 418, 'constructor')])
  await assert.rejects(client.records().page(), { name: 'Constructor', code: 'constructor' })
})

test('a client with a key does not start where a page or its worker runs; one without does', async (t) => {
  const { baseUrl } = await open(t, [])
  for (const name of ['document', 'importScripts']) {
    t.after(() => Reflect.deleteProperty(globalThis, name))
    Reflect.set(globalThis, name, {})
    assert.throws(() => makePartnerClient({ baseUrl, key: 'rtk_test' }), KeyInBrowser)
    assert.equal((await makeAppropriationsClient({ baseUrl }).records().page()).data.length, 2)
    Reflect.deleteProperty(globalThis, name)
  }
})

test('a key travels in its header alone, and not to where an answer points', async (t) => {
  const { baseUrl, asked } = await openTestServer(t, (_asked, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
  )
  const { timing } = makeTestTiming()
  const client = makePartnerClient({ baseUrl, key: 'rtk_test', timing })
  await assert.rejects(client.list('members').page(), { name: 'UnexpectedAnswer', status: 307 })
  assert.equal(asked.length, 1)
  assert.equal(asked[0]?.headers.authorization, 'Bearer rtk_test')
  assert.ok(!asked[0].url.href.includes('rtk_test'))
})

test('headers of the options go with every request, such as the trace of the caller', async (t) => {
  const { baseUrl, asked } = await openTestServer(t, (_asked, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
  )
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const { timing } = makeTestTiming()
  const client = makePartnerClient({ baseUrl, key: 'rtk_test', headers: { traceparent }, timing })
  await assert.rejects(client.list('members').page(), { name: 'UnexpectedAnswer' })
  assert.deepEqual(
    [asked[0]?.headers['traceparent'], asked[0]?.headers.authorization],
    [traceparent, 'Bearer rtk_test'],
  )
})

test('a lost answer names the origin that was asked and keeps the cause, and says nothing of the request', async () => {
  const refused = new TypeError('fetch failed')
  const { timing } = makeTestTiming()
  const baseUrl = 'http://127.0.0.1:9/below'
  const client = makeAppropriationsClient({ baseUrl, timing, fetch: () => Promise.reject(refused) })
  await assert.rejects(client.records({ q: 'Ada Example' }).page(), (cause) => {
    assert.ok(cause instanceof NoAnswer)
    assert.equal(cause.message, 'No whole answer came from http://127.0.0.1:9.')
    assert.equal(cause.cause, refused)
    return true
  })
})

/** Each is wrong in a way of its own; the second one is an address, of the scheme "localhost". */
const WRONG_ADDRESSES = [
  '127.0.0.1:8080',
  'localhost:8080',
  'example.org',
  'not an address',
  '',
  'file:///tmp',
  'http://',
  'http:///path',
  ' http://localhost:8080',
  'http://localhost:8080\n',
  'http://local host',
  'http://localhost/a b',
  'http://ada:secret@localhost',
  'http://ada@localhost',
  'http://localhost?key=secret',
  'http://localhost/#top',
  'http://localhost/api',
  'http://localhost/api/appropriations/v1',
  'http://localhost/below/api/partner/v2/',
  'http://localhost//below',
]

test('an address of the service that is none is refused with words, and not repeated, when the client is made', () => {
  const message = 'baseUrl must look like https://data.example: no user, query, fragment, space or /api.'
  for (const baseUrl of WRONG_ADDRESSES)
    for (const make of [makeAppropriationsClient, makeDestinationsClient])
      assert.throws(() => make({ baseUrl }), { name: 'TypeError', message }, baseUrl)
  assert.throws(() => makeAppropriationsClient({ baseUrl: 'http://localhost:99999' }), TypeError)
  // JavaScript may pass these values.
  assert.throws(() => makeAppropriationsClient({} as { baseUrl: string }), { name: 'TypeError', message })
})

test('an address may end with a slash, have a path and be written in capitals', async (t) => {
  const { baseUrl, asked, timing } = await open(t, [whole])
  for (const address of [
    baseUrl,
    `${baseUrl}/`,
    `${baseUrl}/below`,
    `${baseUrl}/below/`,
    baseUrl.toUpperCase(),
  ])
    await makeAppropriationsClient({ baseUrl: address, timing }).records().page()
  const path = '/api/appropriations/v1/records'
  assert.deepEqual(
    asked.map(({ url }) => url.pathname),
    [path, path, `/below${path}`, `/below${path}`, path],
  )
})

test('without a key, as of a variable that is not set, a client that needs one says so when it is made', () => {
  const baseUrl = 'http://localhost'
  // JavaScript may pass these values.
  const unset = { baseUrl } as { baseUrl: string; key: string }
  for (const make of [makePartnerClient, makeMessageClient])
    for (const options of [unset, { baseUrl, key: '' }])
      assert.throws(() => make(options), { name: 'TypeError', message: 'A key is needed.' })
})

test('what is wrong with the options comes up before anything is sent', () => {
  assert.throws(() => makePartnerClient({ baseUrl: 'http://localhost', key: 'a\nb' }), TypeError)
})
