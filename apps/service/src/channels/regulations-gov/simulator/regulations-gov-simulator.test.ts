import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { patience } from '../../../platform/testing.ts'
import { makeRegulationsGov } from '../index.ts'
import { aComment, aDocket } from '../testing.ts'
import { startRegulationsGovSimulator, type RegulationsGovSimulatorOptions } from './index.ts'

const NOW = new Date('2026-03-02T15:00:00Z')
const JSON_API = 'application/vnd.api+json'

const open = async (t: TestContext, options: RegulationsGovSimulatorOptions = {}) => {
  const simulator = await startRegulationsGovSimulator({ apiKey: 'good-key', clock: () => NOW, ...options })
  t.after(() => simulator.close())
  const ask = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
    fetch(new URL(path, simulator.url), {
      signal: patience(),
      ...init,
      headers: { 'x-api-key': 'good-key', ...headers },
    })
  const post = (attributes: object, contentType = JSON_API) =>
    ask(
      '/v4/comments',
      { method: 'POST', body: JSON.stringify({ data: { type: 'comments', attributes } }) },
      { 'content-type': contentType, 'rotunda-delivery': 'd1' },
    )
  return { simulator, ask, post }
}

const readJson = async (answer: Response) => JSON.parse(await answer.text())

const GOOD = {
  commentOnDocumentId: 'FDA-2026-N-9001-0001',
  comment: 'A comment.',
  submissionType: 'API',
  submitterType: 'INDIVIDUAL',
  firstName: 'Ada',
  lastName: 'Sample',
}

test('a good comment gets a tracking number and an echo of its attributes', async (t) => {
  const { simulator, post } = await open(t)
  const answer = await post(GOOD)
  assert.equal(answer.status, 201)
  assert.equal(answer.headers.get('x-ratelimit-remaining'), '49')
  const { data } = await readJson(answer)
  assert.match(data.id, /^[a-z0-9]{3}-[a-z0-9]{4}-[a-z0-9]{4}$/)
  assert.equal(data.attributes.receiveDate, '2026-03-02T15:00:00.000+0000')
  assert.equal(simulator.deliveries().get('d1'), 1)
})

const BAD: [string, object, number][] = [
  ['an unknown document', { commentOnDocumentId: 'FDA-2026-N-9001-0009' }, 404],
  ['a closed document', { commentOnDocumentId: 'ED-2026-OCR-9004-0001' }, 400],
  ['a withdrawn document', { commentOnDocumentId: 'EBSA-2026-9007-0001' }, 400],
  ['a comment over 5000 characters', { comment: 'x'.repeat(5001) }, 400],
  ['a comment over 5000 bytes', { comment: 'é'.repeat(2501) }, 400],
  ['an emoji', { comment: 'No 😀' }, 400],
  ['a category of another agency', { category: 'Individual' }, 400],
  ['an organization beside a person', { organization: 'Example Society' }, 400],
  ['a receipt without an address', { sendEmailReceipt: true }, 400],
  ['a person without a name', { firstName: '' }, 400],
  ['a number for a text', { zip: 90001 }, 400],
]
for (const [what, changes, status] of BAD)
  test(`${what} is answered ${status} in the service's envelope, and not taken`, async (t) => {
    const { simulator, post } = await open(t)
    const answer = await post({ ...GOOD, ...changes })
    assert.equal(answer.status, status)
    const { errors } = await readJson(answer)
    assert.equal(errors[0].status, status)
    assert.equal(simulator.deliveries().size, 0)
  })

test('a document that takes late comments takes them after its period', async (t) => {
  const { post } = await open(t)
  const answer = await post({ ...GOOD, commentOnDocumentId: 'FWS-R6-ES-2026-9005-0001' })
  assert.equal(answer.status, 201)
})

test('another media type is refused', async (t) => {
  const { post } = await open(t)
  assert.equal((await post(GOOD, 'application/json')).status, 400)
  assert.equal((await post(GOOD, 'application/xml')).status, 415)
})

test('the key is taken from the header or the query, and its faults come from the gateway', async (t) => {
  const { simulator } = await open(t)
  const ask = async (query: string) => {
    const answer = await fetch(new URL(`/v4/dockets/FDA-2026-N-9001${query}`, simulator.url), {
      signal: patience(),
    })
    const { error } = await readJson(answer)
    return [answer.status, error?.code]
  }
  assert.deepEqual(await ask('?api_key=good-key'), [200, undefined])
  assert.deepEqual(await ask('?api_key=bad-key'), [403, 'API_KEY_INVALID'])
  assert.deepEqual(await ask(''), [403, 'API_KEY_MISSING'])
})

test('after 50 comments in a minute the next is too many, until the minute has rolled on', async (t) => {
  let now = NOW
  const { post } = await open(t, { clock: () => now })
  for (let sent = 0; sent < 50; sent += 1) assert.equal((await post(GOOD)).status, 201)
  const refused = await post(GOOD)
  assert.equal(refused.status, 429)
  assert.equal((await readJson(refused)).error.code, 'OVER_RATE_LIMIT')
  now = new Date(NOW.getTime() + 60_000)
  assert.equal((await post(GOOD)).status, 201)
})

test('while posting is shut, comments close the channel and a probe says so', async (t) => {
  const { simulator } = await open(t)
  const channel = makeRegulationsGov({
    baseUrl: simulator.regulationsGovUrl,
    apiKey: 'good-key',
    traceHeader: true,
    clock: () => NOW,
  })
  const { signal } = new AbortController()
  assert.ok((await channel.probe(signal)).ok)
  simulator.closePosts(true)
  const shut = await channel.probe(signal)
  assert.ok(!shut.ok && shut.detail.includes('not enabled'))
  const outcome = await channel.deliver(
    {
      deliveryId: 'd1',
      sentBefore: false,
      organisation: 'org_sample',
      acceptedAt: NOW,
      destination: aDocket(),
      fields: aComment(),
    },
    signal,
  )
  assert.ok(outcome.kind === 'closed' && outcome.reason.includes('not enabled'))
})

test('the comment that is filed holds these attributes and no others', async (t) => {
  const { simulator } = await open(t)
  const channel = makeRegulationsGov({
    baseUrl: simulator.regulationsGovUrl,
    apiKey: 'good-key',
    traceHeader: true,
    clock: () => NOW,
  })
  const fields = aComment({ name_prefix: 'Ms.', sponsoring_org: 'Society', category: 'Individual Consumer' })
  const delivery = {
    deliveryId: 'd2',
    sentBefore: false,
    organisation: 'o',
    acceptedAt: NOW,
    destination: aDocket(),
    fields,
  }
  assert.equal((await channel.deliver(delivery, new AbortController().signal)).kind, 'delivered')
  const [received] = simulator.received('d2')
  assert.equal(received?.content_type, JSON_API)
  assert.deepEqual(JSON.parse(received.body), {
    data: {
      type: 'comments',
      attributes: {
        commentOnDocumentId: 'FDA-2026-N-9001-0001',
        submissionType: 'API',
        submitterType: 'INDIVIDUAL',
        sendEmailReceipt: true,
        country: 'United States',
        comment: fields.message,
        firstName: 'Ada',
        lastName: 'Sample',
        city: 'Springfield',
        stateProvinceRegion: 'CA',
        zip: '90001',
        phone: '2025550123',
        email: 'ada@example.org',
        category: 'Individual Consumer',
      },
    },
  })
})

const QUERIES: [string, number][] = [
  ['filter[docketId]=FDA-2026-N-9001&filter[withinCommentPeriod]=true', 200],
  ['filter[withinCommentPeriod]=false', 400],
  ['page[size]=4', 400],
  ['page[number]=21', 400],
  ['sort=-commentEndDate', 200],
  ['sort=agency', 400],
  ['docket=FDA-2026-N-9001', 400],
]
for (const [query, status] of QUERIES)
  test(`documents?${query} is answered ${status}`, async (t) => {
    const { ask } = await open(t)
    assert.equal((await ask(`/v4/documents?${query}`)).status, status)
  })

test('any path that is not an address is answered 404', async (t) => {
  const { ask } = await open(t)
  for (const path of ['/v4/dockets/%E0', '/v4/nothing', '/api/v1/documents/%E0.json', '/', '/v5/dockets/x'])
    assert.equal((await ask(path)).status, 404)
})
