import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { DeliveryCounts } from '@rotunda/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { officeMessage, openTestService } from '../../bin/testing.ts'
import { describeApis } from '../describe/describe-apis.ts'
import { answerOnce } from '../testing/count-readers.ts'
import { listOperations, noteAnswers, type Description } from '../testing.ts'
import { EXAMPLE_DELIVERIES, EXAMPLE_INCIDENT, EXAMPLE_STATUS } from './status.ts'
import { makeStatusApp } from './testing.ts'

// The test reads only parts that every description has.
const description = (await describeApis()).message as Description
const { note, demandAll } = noteAnswers(
  listOperations(description).filter(({ path }) => path.startsWith('/api/status')),
)

const away = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED db.internal:5432'), { code: 'ECONNREFUSED' }))

const whole = makeStatusApp()
const withoutDatabase = makeStatusApp({ findStatus: away, countDeliveries: away })
const limited = makeStatusApp({}, answerOnce)
after(() => Promise.all([whole, withoutDatabase, limited].map((app) => app.close())))

const ask = async (app: FastifyInstance, url: string, headers: InjectOptions['headers'] = {}) => {
  const response = await app.inject({ url, headers })
  note({ method: 'GET', url, status: response.statusCode })
  return response
}

const OPERATIONS = {
  '/api/status': EXAMPLE_STATUS,
  '/api/status/deliveries': EXAMPLE_DELIVERIES,
  '/api/status/incidents': { data: [EXAMPLE_INCIDENT] },
}

for (const [url, body] of Object.entries(OPERATIONS)) {
  test(`${url} is given to anybody, from any web page, to be kept for a minute, and once`, async () => {
    const first = await ask(whole, url)
    assert.deepEqual([first.statusCode, first.json()], [200, body])
    assert.equal(first.headers['access-control-allow-origin'], '*')
    assert.equal(first.headers['cache-control'], 'public, max-age=60')
    const again = await ask(whole, url, { 'if-none-match': first.headers.etag })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
    const other = await ask(whole, url, { 'if-match': '"other"', 'if-none-match': first.headers.etag })
    assert.deepEqual([other.statusCode, other.json().code], [412, 'precondition_failed'])
  })

  test(`${url} refuses a parameter that it does not have by its name`, async () => {
    const refused = await ask(whole, `${url}?part=database`)
    assert.deepEqual([refused.statusCode, refused.json().param], [400, 'part'])
  })

  test(`${url} is given so often in a minute, and then with the time to wait`, async () => {
    // One reader in a minute, of all three.
    await ask(limited, url)
    const refused = await ask(limited, url)
    assert.deepEqual([refused.statusCode, refused.json().code], [429, 'rate_limited'])
    assert.match(String(refused.headers['retry-after']), /^\d+$/)
  })
}

for (const url of ['/api/status', '/api/status/deliveries'])
  test(`without its database the service makes nothing up at ${url}`, async () => {
    const refused = await ask(withoutDatabase, url)
    assert.deepEqual([refused.statusCode, refused.json().code], [503, 'unavailable'])
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.ok(!refused.body.includes('db.internal'))
  })

test('every status that the description declares was answered above, and no other', () => demandAll())

test('a service that is not ready says so with 200: the status can be read', async () => {
  const findStatus = () => Promise.resolve({ ...EXAMPLE_STATUS, ready: false, releases: [], lists: [] })
  const response = await makeStatusApp({ findStatus }).inject('/api/status')
  assert.deepEqual([response.statusCode, response.json().ready], [200, false])
})

test('without incidents their list is empty', async () => {
  const response = await makeStatusApp({ listIncidents: () => [] }).inject('/api/status/incidents')
  assert.deepEqual(response.json(), { data: [] })
})

test('anybody may read how the deliveries of 90 days ended, by day, channel and outcome, and nothing else of them', async () => {
  const service = await openTestService()
  try {
    const { id } = await service.send(officeMessage(), { prefer: 'wait=20' })
    assert.equal((await service.status(id)).state, 'delivered')
    const { json, text } = await service.ask({ url: '/api/status/deliveries', key: null })
    // Held to its schema by `ask`.
    const { data, meta } = json as DeliveryCounts
    assert.deepEqual(data, [{ day: meta.to, channel: 'house-cwc', outcome: 'delivered', count: 1 }])
    assert.equal((Date.parse(meta.to) - Date.parse(meta.from)) / 86_400_000, 89)
    assert.equal(meta.mode, 'sandbox')
    assert.doesNotMatch(text, /Test Organization|HCA12|msg_/)
  } finally {
    await service.close()
  }
})
