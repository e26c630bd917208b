import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fastify from 'fastify'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { readCode } from '../../apps/service/src/http/portal/testing.ts'
import { openAlone } from '../../apps/web/src/bin/open-alone.ts'
import { readSettings } from '../../apps/web/src/bin/settings.ts'
import { putPortalPages } from '../../apps/web/src/portal/put-portal-pages.ts'

const PUBLIC = 'http://pages.example'

let service: TestService
let pages: Awaited<ReturnType<typeof openAlone>>
before(async () => {
  service = await openTestService({ ROTUNDA_TRUSTED_PROXIES: '127.0.0.1', ROTUNDA_PUBLIC_URL: PUBLIC })
  const api = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const settings = readSettings({ ROTUNDA_API: api, ROTUNDA_PUBLIC_URL: PUBLIC })
  assert.ok(!('faults' in settings))
  pages = await openAlone(settings)
})
after(async () => {
  await pages.close()
  await service.close()
})

const FORM = 'application/x-www-form-urlencoded'

const submit = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
) =>
  pages.inject({
    method: 'POST',
    url,
    headers: { 'content-type': FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

test('a person signs in through pages in a process of their own, and another website changes nothing', async () => {
  const mailbox = 'ada@society.example'
  const strange = await submit('/portal/sign-in', { mailbox }, { origin: 'https://evil.example' })
  assert.equal(strange.statusCode, 403)
  const asked = await submit('/portal/sign-in', { mailbox }, { origin: PUBLIC })
  assert.equal(asked.statusCode, 303, asked.payload)
  const attempt = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const typed = { mailbox, code: await readCode(service, mailbox) }
  const signed = await submit('/portal/sign-in/code', typed, { origin: PUBLIC, cookie: attempt })
  assert.equal(signed.statusCode, 303, signed.payload)
  const session = signed.cookies.find(({ name }) => name === 'rotunda')
  assert.ok(session)
  const headers = { cookie: `rotunda=${session.value}` }
  const home = await pages.inject({ url: '/portal', headers })
  assert.match(home.payload, /ada@society\.example/)
})

test('the API judges the visitor of the pages: the browser, the website that asks, and the address', async () => {
  const mailbox = 'cid@society.example'
  const agent = 'Browser of Cid/1'
  const browser = { 'user-agent': agent, 'sec-fetch-site': 'same-origin' }
  const asked = await submit('/portal/sign-in', { mailbox }, browser)
  const attempt = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const typed = { mailbox, code: await readCode(service, mailbox) }
  const signed = await submit('/portal/sign-in/code', typed, { ...browser, cookie: attempt })
  const cookie = `rotunda=${signed.cookies.find(({ name }) => name === 'rotunda')?.value ?? ''}`
  const page = await pages.inject({ url: '/portal/sessions', headers: { cookie } })
  assert.ok(page.payload.includes(agent), page.payload)
  assert.equal(page.headers['x-content-type-options'], 'nosniff')
  const api = await pages.inject({ url: '/api/portal/v1/sessions', headers: { cookie } })
  assert.equal(api.headers['x-content-type-options'], 'nosniff')
})

test('the pages hand on the origin that the browser sent, and put none in its place', async () => {
  const app = fastify()
  after(() => app.close())
  let asked: Headers | undefined
  putPortalPages(app, {
    ask: (request) => {
      asked = request.headers
      return Promise.resolve(Response.json({ data: {} }))
    },
    site: { publicUrl: undefined, operator: { name: 'Test', contact: undefined } },
    clock: () => new Date(0),
    originOf: () => PUBLIC,
    listSamples: () => [],
  })
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'user-agent': 'Evil/1' }
  await app.inject({ url: '/portal/sessions', headers })
  for (const [name, value] of Object.entries(headers)) assert.equal(asked?.get(name), value)
  await app.inject({ url: '/portal/sessions', headers: { 'user-agent': 'Plain/1' } })
  assert.deepEqual([asked?.get('origin'), asked?.get('sec-fetch-site')], [null, null])
})

test('a page that was asked for by the address of this machine leads to its name, which a passkey can have', async () => {
  const plain = await openTestService()
  const headers = { host: '127.0.0.1:8080' }
  const answer = await plain.app.inject({ url: '/portal/sign-in?next=/portal', headers })
  assert.equal(answer.statusCode, 307)
  assert.equal(answer.headers.location, 'http://localhost:8080/portal/sign-in?next=/portal')
  const byName = await plain.app.inject({ url: '/portal/sign-in', headers: { host: 'localhost:8080' } })
  assert.equal(byName.statusCode, 200)
  await plain.close()
})

test('the API of the portal answers at the address of the pages, as a passkey needs it', async () => {
  const ask = (origin: string) =>
    pages.inject({
      method: 'POST',
      url: '/api/portal/v1/sign-in',
      headers: { origin, 'content-type': 'application/json' },
      payload: JSON.stringify({ mailbox: 'bea@society.example' }),
    })
  const answer = await ask(PUBLIC)
  assert.equal(answer.statusCode, 200, answer.payload)
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.equal(answer.cookies.length, 1)
  assert.equal((await ask('https://evil.example')).statusCode, 403)
  assert.equal((await pages.inject('/api/portal/v1/me')).statusCode, 401)
})

test('the API of corrections answers at the address of the pages, with the headers of a public API', async () => {
  const list = await pages.inject('/corrections.csv?state=accepted')
  const answer = await pages.inject(String(list.headers.location))
  assert.equal(answer.statusCode, 200, answer.payload)
  assert.match(answer.payload, /^number,/)
  assert.deepEqual(
    [answer.headers['access-control-allow-origin'], answer.headers['x-content-type-options']],
    ['*', 'nosniff'],
  )
  const headers = { 'if-none-match': String(answer.headers.etag) }
  const again = await pages.inject({ url: String(list.headers.location), headers })
  assert.deepEqual([again.statusCode, again.payload], [304, ''])
  const challenge = await pages.inject('/api/corrections/v1/challenge')
  assert.equal(challenge.headers['cache-control'], 'no-store')
  assert.match(challenge.payload, /"challenge":"[0-9a-f]+"/)
  const wrong = await pages.inject({
    method: 'POST',
    url: '/api/corrections/v1/statistics',
    headers: { origin: PUBLIC },
  })
  assert.deepEqual([wrong.statusCode, wrong.headers.allow], [405, 'GET, HEAD, OPTIONS'])
})

test('a file of evidence reaches the API through the pages, and a larger one than it takes is refused there', async () => {
  const send = (bytes: Buffer) =>
    pages.inject({
      method: 'POST',
      url: '/api/corrections/v1/private/none/files?name=letter.pdf',
      headers: { origin: PUBLIC, 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
  const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000_000)}\n%%EOF\n`)
  const answer = await send(pdf)
  assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not_found'])
  assert.equal((await send(Buffer.alloc(12_000_000))).statusCode, 413)
})
