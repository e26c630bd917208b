import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { SCOPES, type Scope } from '@rotunda/contract'
import {
  addTerms,
  portalMigrations,
  findKey,
  issueKey,
  recordAcceptance,
  type AccessNeeds,
  type NewKey,
} from '../../apps/service/src/access/index.ts'
import { makeTestAccess } from '../../apps/service/src/access/testing.ts'
import type { Operation } from '../../apps/service/src/http/data/operation.ts'
import {
  holdClosed,
  holdToScopes,
  listKeyed,
  type AskWithKey,
} from '../../apps/service/src/http/security/testing/keyed-operations.ts'
import { makeCheckAnswer, type Description } from '../../apps/service/src/http/testing.ts'
import { openTestSqlite, type TestStore } from '../../apps/service/src/platform/store/testing.ts'
import { OPERATIONS } from './api.ts'
import { serveWells, type ServeOptions } from './serve-wells.ts'

const BASE = '/api/wells/v1'

let store: TestStore
let access: AccessNeeds
before(async () => {
  store = await openTestSqlite(portalMigrations)
  access = makeTestAccess(store)
})
after(() => store.destroy())

const BOTH: readonly Scope[] = ['staff:read', 'members:read']

/** Makes the scopes depend on the query: without `well` it needs both. */
const bySource = (operation: Operation<never>): Operation<never> => ({
  ...operation,
  path: '/sources',
  operationId: 'listSources',
  scope: {
    of: ({ well }: { readonly well?: readonly string[] }) => {
      if (well === undefined) return BOTH
      return well.includes('payroll') ? ['staff:read'] : ['members:read']
    },
    all: BOTH,
  },
})

const serve = async (t: Parameters<typeof serveWells>[0], options: ServeOptions = {}) => {
  const change: ServeOptions['change'] = (api) => ({
    ...api,
    operations: [...OPERATIONS, ...OPERATIONS.slice(1).map(bySource)],
  })
  const served = await serveWells(t, { access, change, ...options })
  // The document is the application's own; the tests look only into what Description names.
  const described = JSON.parse(JSON.stringify(served.app.describeData('wells'))) as Description
  return { ...served, described, check: makeCheckAnswer(described) }
}

test('a key that is not taken from an address spends nothing of its quotas there, and is not noted as used', async (t) => {
  const { get } = await serve(t, { trusted: ['127.0.0.1'] })
  const { id, secret } = await issue({ addresses: ['203.0.113.0/24'], quotas: { minute: 0, day: 3 } })
  const from = async (address: string) =>
    (await get(`${BASE}/wells`, { ...bearer(secret), 'x-forwarded-for': address })).status
  for (let time = 0; time < 5; time++) assert.equal(await from('198.51.100.1'), 403)
  assert.equal((await findKey(store, id))?.lastUsedAt, null)
  for (let time = 0; time < 3; time++) assert.equal(await from('203.0.113.7'), 200)
  assert.equal(await from('203.0.113.7'), 429)
})

test('a scope that a key was not given spends nothing of its quotas', async (t) => {
  const { get } = await serve(t)
  const { secret } = await issue({ scopes: ['staff:read'], quotas: { minute: 0, day: 3 } })
  for (const path of ['/wells', '/sources?well=other', '/sources', '/levels.csv', '/wells'])
    assert.equal((await get(`${BASE}${path}`, bearer(secret))).status, 403, path)
  for (const status of [200, 200, 200, 429])
    assert.equal((await get(`${BASE}/sources?well=payroll`, bearer(secret))).status, status)
})

test('scopes that were not given are bounded by the key from every address, and by the address, and what was given is still read', async (t) => {
  const { get } = await serve(t, { trusted: ['127.0.0.1'], failures: 3 })
  const [one, other] = [await issue({ scopes: ['staff:read'] }), await issue({ scopes: ['staff:read'] })]
  const ask = async (path: string, { secret }: { readonly secret: string }, address: string) => {
    const response = await get(`${BASE}${path}`, { ...bearer(secret), 'x-forwarded-for': address })
    return [response.status, response.headers.has('retry-after')]
  }
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    assert.deepEqual(await ask('/wells', one, address), [403, false])
  assert.deepEqual(await ask('/wells', one, '198.51.100.4'), [429, true])
  assert.deepEqual(await ask('/sources?well=payroll', one, '198.51.100.4'), [200, false])
  // Each address has failed once, and this one three times by now.
  for (const status of [403, 403]) assert.equal((await ask('/wells', other, '198.51.100.1'))[0], status)
  assert.deepEqual(await ask('/wells', other, '198.51.100.1'), [429, true])
  assert.deepEqual(await ask('/sources?well=payroll', other, '198.51.100.1'), [200, false])
})

test('requests of an address that no key lets in are bounded, for each reason alike', async (t) => {
  const { get } = await serve(t, { trusted: ['127.0.0.1'], failures: 6 })
  const { secret } = await issue({ addresses: ['203.0.113.0/24'] })
  const from = { 'x-forwarded-for': '198.51.100.9' }
  const statuses = []
  for (let time = 0; time < 3; time++) {
    statuses.push((await get(`${BASE}/wells?key=1`, from)).status)
    statuses.push((await get(`${BASE}/wells`, { ...bearer(secret), ...from })).status)
  }
  assert.deepEqual(statuses, [400, 403, 400, 403, 400, 403])
  assert.equal((await get(`${BASE}/wells?key=1`, from)).status, 429)
})

const issue = async (wanted: Partial<NewKey> = {}) => {
  const at = await store.now()
  const scopes: Scope[] = ['members:read', 'hearings:read', 'staff:read']
  return issueKey(access, { organisation: 'Test', scopes, actor: 'test', at, ...wanted })
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

describe('every operation of an API behind keys, by its own description', () => {
  let ask: AskWithKey
  let operations: ReturnType<typeof listKeyed>
  const closing: (() => Promise<void>)[] = []
  before(async () => {
    const { get, described, check, release } = await serve({
      after: (close: () => Promise<void>) => closing.push(close),
    })
    operations = listKeyed(described, { release })
    ask = async ({ method, url }, key) => {
      const response = await get(url, key === null ? {} : bearer(key))
      const answer = { status: response.status, headers: Object.fromEntries(response.headers), text: '' }
      const text = await response.text()
      check({ ...answer, text, method, url })
      return { ...answer, text }
    }
  })
  after(async () => {
    for (const close of closing) await close()
  })

  test('there is one for each operation, form and release, and one that speaks of the key', () => {
    const names = operations.map(({ name }) => name)
    assert.ok(names.length > 10)
    for (const name of ['listWells', 'listLevelsCsv', 'listWellsOfRelease', 'listSources', 'whoAmI'])
      assert.ok(names.includes(name), name)
  })

  test('is closed to every key that is not taken', () => holdClosed(access, operations, ask))

  test('opens to the scopes that it names, and to no others', () => holdToScopes(access, operations, ask))
})

test('terms that are not accepted close every operation but whoami, count for nothing, and ban nobody', async (t) => {
  const own = await openTestSqlite(portalMigrations)
  t.after(() => own.destroy())
  const needs = makeTestAccess(own)
  const { get, described, check, release } = await serve(t, { access: needs, failures: 2 })
  const at = await own.now()
  const text = new TextEncoder().encode('Be kind.')
  await addTerms(needs, { version: '2026-11', text, inForceAt: at, actor: 'test' }, at)
  const issueHere = (wanted: Partial<NewKey> = {}) =>
    issueKey(needs, {
      organisation: 'Test',
      scopes: SCOPES,
      actor: 'test',
      at,
      ...wanted,
    })
  const [open, exempt] = [
    await issueHere({ quotas: { minute: 0, day: 50 } }),
    await issueHere({ withoutTerms: 'A contract' }),
  ]
  const lacking = await issueHere({ scopes: [] })
  const ask = async (url: string, { secret }: { readonly secret: string }) => {
    const response = await get(url, bearer(secret))
    const answer = { status: response.status, headers: Object.fromEntries(response.headers) }
    const body = await response.text()
    check({ ...answer, text: body, method: 'GET', url })
    return { ...answer, body }
  }
  const keyed = listKeyed(described, { release }).filter(({ name }) => name !== 'whoAmI')
  for (const { url, name } of keyed)
    for (const key of [open, lacking]) {
      const { status, body } = await ask(url, key)
      const { code, terms_url, detail } = JSON.parse(body)
      assert.deepEqual([status, code, terms_url], [403, 'terms_required', '/terms/2026-11'], name)
      assert.match(detail, /Test has not accepted .* \/portal/)
    }
  for (const { url, name } of keyed) assert.notEqual((await ask(url, exempt)).status, 403, name)
  const whoami = async (key: { readonly secret: string }) =>
    JSON.parse((await ask(`${BASE}/whoami`, key)).body).data
  const { terms, quotas, organisation_id } = await whoami(open)
  assert.deepEqual(terms, { required: '2026-11', accepted: null, exempt: null })
  assert.deepEqual([quotas.day.left, organisation_id], [50, 'Test'])
  assert.equal((await whoami(exempt)).terms.exempt, 'A contract')
  await recordAcceptance(own, { organisation: 'Test', note: 'Jane Doe', actor: 'test' }, at)
  for (const { url, name } of keyed) assert.notEqual((await ask(url, open)).status, 403, name)
  assert.equal((await ask(`${BASE}/wells`, lacking)).status, 403)
})

test('a query that asks for a part needs the scope of that part, and one that asks for none needs them all', async (t) => {
  const { get } = await serve(t)
  const staff = bearer((await issue({ scopes: ['staff:read'] })).secret)
  assert.equal((await get(`${BASE}/sources?well=payroll`, staff)).status, 200)
  const members = await get(`${BASE}/sources?well=other`, staff)
  assert.deepEqual([members.status, await missingOf(members)], [403, ['members:read']])
  const whole = await get(`${BASE}/sources`, staff)
  assert.deepEqual([whole.status, await missingOf(whole)], [403, ['members:read']])
  const none = await get(`${BASE}/sources`, bearer((await issue({ scopes: ['hearings:read'] })).secret))
  assert.deepEqual([none.status, await missingOf(none)], [403, BOTH])
})

const missingOf = async (response: Response): Promise<unknown> =>
  Reflect.get(Object(await response.json()), 'missing_scopes')

test('a collection behind keys is never answered without one, no matter what was asked before and by whom', async (t) => {
  const { get, release } = await serve(t)
  const right = bearer((await issue()).secret)
  const paths = [
    `${BASE}/wells?limit=5`,
    `${BASE}/wells.csv?all=true`,
    `${BASE}/releases/${release}/levels`,
    `${BASE}/nothing`,
    BASE,
  ]
  for (const path of paths) {
    const known = []
    // Often enough to be kept, where pages are.
    for (let time = 0; time < 4; time++) known.push(await get(path, right))
    const [first] = known
    assert.ok(first)
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const refused = await get(path, { ...headers, 'if-none-match': first.headers.get('etag') ?? '*' })
      assert.equal(refused.status, 401, path)
      assert.doesNotMatch(await refused.text(), /Well 0|"data"/)
    }
    if (first.status === 200 && path !== BASE)
      assert.match(first.headers.get('cache-control') ?? '', /^private/)
  }
})

test('a web page is told nothing, also when it asks whether it may ask', async (t) => {
  const { app } = await serve(t)
  const origin = { origin: 'https://page.example', 'access-control-request-method': 'GET' }
  for (const url of [`${BASE}/wells`, `${BASE}/nothing`, `${BASE}/whoami`])
    for (const headers of [origin, { ...origin, ...bearer((await issue()).secret) }]) {
      const { statusCode, headers: told } = await app.inject({ method: 'OPTIONS', url, headers })
      assert.ok(statusCode >= 400)
      assert.deepEqual(
        Object.keys(told).filter((name) => name.startsWith('access-control-')),
        [],
      )
    }
})

test('an API behind keys with an operation that names no scope is not put together', async (t) => {
  const change: ServeOptions['change'] = (api) => ({
    ...api,
    operations: api.operations.map(({ scope: _none, ...operation }) => operation),
  })
  await assert.rejects(serveWells(t, { access, change }), /names no scope/)
})

test('each answer says what is left of both quotas, and the one that is too many names its quota and its end', async (t) => {
  const { get } = await serve(t)
  const { secret } = await issue({ quotas: { minute: 1000, day: 3 } })
  for (const left of [2, 1, 0]) {
    const { status, headers } = await get(`${BASE}/wells`, bearer(secret))
    assert.equal(status, 200)
    assert.equal(headers.get('ratelimit-policy'), '"minute";q=1000;w=60, "day";q=3;w=86400')
    assert.match(headers.get('ratelimit') ?? '', new RegExp(`"minute";r=\\d+;t=\\d+, "day";r=${left};t=\\d+`))
  }
  const refused = await get(`${BASE}/wells`, bearer(secret))
  assert.equal(refused.status, 429)
  const wait = Number(refused.headers.get('retry-after'))
  assert.ok(wait > 0 && wait <= 86_400)
  assert.match(
    await refused.text(),
    /used its quota of 3 requests for this UTC day, which ends in \d+ seconds/,
  )
})

test('whoami says what the key may do and what is left, and counts for nothing', async (t) => {
  const { get, check } = await serve(t)
  const { secret } = await issue({
    scopes: ['staff:read'],
    quotas: { minute: 40, day: 500 },
    addresses: ['127.0.0.0/8'],
    expiresAt: new Date('2999-01-01T00:00:00Z'),
  })
  await get(`${BASE}/sources?well=payroll`, bearer(secret))
  for (let time = 0; time < 3; time += 1) {
    const response = await get(`${BASE}/whoami`, bearer(secret))
    const text = await response.text()
    const headers = Object.fromEntries(response.headers)
    check({ status: response.status, headers, text, method: 'GET', url: `${BASE}/whoami` })
    const { data } = JSON.parse(text)
    assert.deepEqual([data.quotas.minute.left, data.quotas.day.left], [39, 499])
    assert.deepEqual(
      [data.organisation, data.key, data.scopes, data.expires_at, data.addresses],
      ['Test', secret.slice(0, 13), ['staff:read'], '2999-01-01T00:00:00.000Z', ['127.0.0.0/8']],
    )
    assert.equal(response.headers.get('cache-control'), 'private, no-store')
  }
})

test('the description says of caching what the answers of an API behind keys say', async (t) => {
  const { get, described } = await serve(t)
  const { headers } = await get(`${BASE}/wells`, bearer((await issue()).secret))
  const text = JSON.stringify(described)
  for (const name of ['vary', 'cache-control'])
    assert.ok(text.includes(`\`${headers.get(name) ?? ''}\``), `${name}: ${headers.get(name) ?? ''}`)
  assert.doesNotMatch(text, /for a minute|`Accept, Accept-Encoding`/)
})

test('a whoami that is refused is kept by nobody, and counts for nothing either', async (t) => {
  const { get } = await serve(t)
  const { secret } = await issue({ quotas: { minute: 0, day: 500 } })
  const asked: readonly (readonly [status: number, path: string, headers: Record<string, string>])[] = [
    [400, '/whoami?x=1', bearer(secret)],
    [400, '/whoami?x=%E0%A4%A', bearer(secret)],
    [401, '/whoami', {}],
    [401, '/whoami?x=1', { authorization: 'Bearer wrong' }],
  ]
  for (const [expected, path, headers] of asked) {
    const response = await get(BASE + path, headers)
    assert.equal(response.status, expected, path)
    assert.equal(response.headers.get('cache-control'), 'no-store', path)
    assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/)
    assert.equal(response.headers.get('access-control-allow-origin'), null)
  }
  const { data } = JSON.parse(await (await get(`${BASE}/whoami`, bearer(secret))).text())
  assert.equal(data.quotas.day.left, 500)
})

test('a key is taken from the addresses of its list as proxies that are trusted have them, and from no others', async (t) => {
  const { get } = await serve(t, { trusted: ['127.0.0.1'] })
  const { secret } = await issue({ addresses: ['203.0.113.0/24', '2001:db8:1::/48'] })
  const from = async (address: string) =>
    (await get(`${BASE}/wells`, { ...bearer(secret), 'x-forwarded-for': address })).status
  for (const address of ['203.0.113.7', '2001:db8:1:2::9', '::ffff:203.0.113.9'])
    assert.equal(await from(address), 200, address)
  for (const address of ['203.0.114.7', '2001:db8:2::9', '203.0.113.7, 198.51.100.1', 'nonsense'])
    assert.equal(await from(address), 403, address)
})
