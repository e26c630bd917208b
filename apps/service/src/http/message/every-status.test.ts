import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  docketMessage,
  officeMessage,
  openMessageService,
  type Answer,
  type Asked,
} from '../../bin/testing.ts'
import { listOperations, noteAnswers } from '../testing.ts'
import { holdKeyToLimit } from './testing/hold-key-to-limit.ts'
import { loseDatabase } from './testing/lose-database.ts'

const service = await openMessageService({ ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep' })
const limited = await openMessageService({
  ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  ROTUNDA_MESSAGE_RATE: '3',
})
after(() => Promise.all([service.close(), limited.close()]))

const { note, demandAll } = noteAnswers(
  listOperations(service.description).filter(({ path }) =>
    /^\/api\/(.+-message|messages|sandbox)/.test(path),
  ),
)

/** Asks, and notes the status of the operation. */
const ask = async (asked: Asked, from = service): Promise<Answer> => {
  const answer = await from.ask(asked)
  note({ method: 'GET', ...asked, status: answer.status })
  return answer
}

const { id } = await service.send(officeMessage())
const delivered = (await service.send(officeMessage({ message: 'This one is delivered.' }))).id
await service.worker.runOnce()
const waiting = (await service.send(officeMessage({ message: 'This one waits.' }))).id
const stranger = (await service.issue({ organisation: 'Another Organization' })).secret
const stored = await service.countMessages()

const MESSAGES = '/api/messages'
const RECEIVED = '/api/sandbox/received'
const NO_IDS = [
  'msg_00000000000000000000000000000000',
  'msg_',
  'x',
  '%00',
  'msg_%00000000000000000000000000000000',
]
const NO_NAMES = ['%F0%9F%99%82', "1'%20or%20'1'='1", '..%2F..%2Fsecrets.json']

type Row = Asked & {
  readonly status: number
  /** The parameter, the value or the word that the reason names. */
  readonly names: string
}

const get = (url: string, status: number, names: string, key?: string): Row => ({
  url,
  status,
  names,
  ...(key !== undefined && { key }),
})
const post = (url: string, status: number, names: string, body: Asked['body'] = officeMessage()): Row => ({
  method: 'POST',
  url,
  status,
  names,
  body,
})
const withdraw = (id: string, status: number, names: string, key?: string): Row => ({
  ...get(`${MESSAGES}/${id}`, status, names, key),
  method: 'DELETE',
})

const wrongQuery = (query: string, names = /^\w+/.exec(query)?.[0] ?? ''): Row =>
  get(`${MESSAGES}?${query}`, 400, `"${names}"`)

const REFUSED: readonly Row[] = [
  ...['limit=0', 'limit=201', 'limit=ten', 'limit=1e1', 'limit=1&limit=2'].map((query) => wrongQuery(query)),
  ...['state=', 'state=lost', 'state=queued&state=held'].map((query) => wrongQuery(query)),
  wrongQuery('state=delivred', 'delivered'),
  ...['after=', 'after=%00', 'after=msg_1'].map((query) => wrongQuery(query)),
  wrongQuery('sate=queued', 'sate'),
  wrongQuery('sate=queued', 'state'),
  ...['organisation=x', '__proto__=x'].map((query) => wrongQuery(query)),
  get(`${MESSAGES}/${waiting}?fields=state`, 400, '"fields"'),
  withdraw(`${waiting}?force=yes`, 400, '"force"'),
  get(RECEIVED, 400, 'message'),
  get(`${RECEIVED}?message=a&message=b`, 400, '"message"'),
  get(`${RECEIVED}?message=a&delivery=b`, 400, '"delivery"'),
  post('/api/send-message?dry_run=true', 400, '"dry_run"'),
  post('/api/validate-message?wait=1', 400, '"wait"'),
  ...[...NO_IDS, ...NO_NAMES].map((one) => get(`${MESSAGES}/${one}`, 404, 'id')),
  get(`${MESSAGES}/${waiting}`, 404, 'id', stranger),
  withdraw(waiting, 404, 'id', stranger),
  withdraw('%00', 404, 'id'),
  { ...withdraw(waiting, 413, '256 KiB'), body: ' '.repeat(256 * 1024 + 1) },
  { ...withdraw(waiting, 415, 'JSON'), body: 'x', headers: { 'content-type': 'text/plain' } },
  withdraw(delivered, 409, 'delivered'),
  ...['', ...NO_IDS].map((one) => get(`${RECEIVED}?message=${one}`, 404, 'message')),
  get(`${RECEIVED}?message=${delivered}`, 404, 'message', stranger),
]

for (const { status, names, ...asked } of REFUSED)
  test(`${asked.method ?? 'GET'} ${asked.url} ${asked.key === stranger ? 'of a stranger ' : ''}is refused with ${status}, by ${names}`, async () => {
    const answer = await ask(asked)
    assert.equal(answer.status, status)
    assert.ok(answer.reason.includes(names), answer.reason)
    assert.ok(!answer.text.includes('CWC'))
    assert.equal((await service.status(waiting)).state, 'queued')
    assert.equal((await service.status(delivered)).state, 'delivered')
    assert.equal(await service.countMessages(), stored)
  })

test('another organisation’s message does not exist, word for word', async () => {
  const [absent, strange] = [
    await ask({ url: `${MESSAGES}/x` }),
    await ask({ url: `${MESSAGES}/${id}`, key: stranger }),
  ]
  assert.equal(strange.reason, absent.reason)
})

test('another key of the same organisation sees the message', async () => {
  const { secret } = await service.issue()
  assert.equal((await ask({ url: `${MESSAGES}/${id}`, key: secret })).status, 200)
})

for (const id of ['%zz', '%', '%ED%A0%80', 'x'.repeat(1365), 'x'.repeat(10_000)])
  test(`an address that cannot be one (${id.slice(0, 5)}, ${id.length} characters) is said to hold nothing`, async () => {
    // No route has it, so the answer has the form of an address that does not exist.
    const answer = await service.app.inject({ url: `${MESSAGES}/${id}` })
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not_found'])
  })

test('what is whole is taken', async () => {
  for (const asked of [
    { url: MESSAGES },
    { url: `${RECEIVED}?message=${delivered}` },
    { method: 'POST', url: '/api/validate-message', body: officeMessage() },
    { method: 'POST', url: '/api/send-message', body: officeMessage() },
  ] as const)
    assert.equal((await ask(asked)).status, 200)
  const { id } = await service.send(officeMessage())
  assert.equal((await ask({ method: 'DELETE', url: `${MESSAGES}/${id}` })).status, 200)
})

for (const url of ['/api/send-message', '/api/validate-message']) {
  const headers = { 'idempotency-key': 'used-before' }

  test(`${url} answers each kind of body that it refuses with its status`, async () => {
    await service.send(officeMessage(), headers)
    for (const [status, body, more = {}] of [
      [400, '{'],
      [413, JSON.stringify(officeMessage()).padEnd(256 * 1024 + 1)],
      [415, '{}', { 'content-type': 'text/plain' }],
      [422, officeMessage({ phone_number: '' })],
      // A dry run uses no Idempotency-Key.
      [url.includes('send') ? 409 : 200, officeMessage({ message: 'Another text.' }), headers],
    ] as const)
      assert.equal((await ask({ method: 'POST', url, body, headers: more })).status, status)
  })

  holdKeyToLimit(limited, url)

  test(`${url}: one message over the limit of the key is 429`, async () => {
    const { secret: key } = await limited.issue()
    const statuses = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await ask({ method: 'POST', url, body: officeMessage(), key }, limited)).status)
    assert.deepEqual(statuses, [200, 200, 200, 429])
  })
}

/** Closed, with late comments: it is not on the list, and has to be looked up. */
const lateComment = () => docketMessage({ destination_id: 'FWS-R6-ES-2026-9005', category: null })

test('while Regulations.gov is away a comment on a docket that has to be looked up is refused for now; other messages are taken', async () => {
  await limited.simulators.regulations.fail({ answer: 503, moment: 'after_reading', times: 100, path: '/v4' })
  const ofKey = async () => ({ method: 'POST', key: (await limited.issue()).secret }) as const
  for (const url of ['/api/send-message', '/api/validate-message']) {
    const before = await limited.countMessages()
    const answer = await ask({ ...(await ofKey()), url, body: lateComment() }, limited)
    assert.equal(answer.status, 503)
    assert.match(answer.reason, /Regulations\.gov/)
    assert.match(answer.headers['retry-after'] ?? '', /^\d+$/)
    assert.equal(await limited.countMessages(), before)
    for (const body of [officeMessage(), docketMessage()])
      assert.equal((await ask({ ...(await ofKey()), url, body }, limited)).status, 200)
  }
})

test('a message that was promised before is still answered for, although its docket cannot be looked up any more', async () => {
  const headers = { 'idempotency-key': 'before-the-outage' }
  const other = await openMessageService({
    ROTUNDA_DATA: limited.settings.ROTUNDA_DATA,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  })
  const first = await other.send(lateComment(), headers)
  assert.equal(first.status, 200)
  await other.close()
  const authorization = `Bearer ${other.key}`
  const answer = await limited.send(lateComment(), { ...headers, authorization })
  assert.deepEqual([answer.status, answer.id], [200, first.id])
  assert.equal((await limited.send(lateComment(), { authorization })).status, 503)
})

let database = 'away'

test('while the database is away nothing is said to be stored or found, and what is sent again later is', async (t) => {
  const from =
    (asked: (id: string) => Asked): Parameters<typeof loseDatabase>[1][number] =>
    (service, id) =>
      ask(asked(id), service)
  await loseDatabase(t, [
    from(() => ({
      method: 'POST',
      url: '/api/send-message',
      body: officeMessage(),
      headers: { 'idempotency-key': 'while-away' },
    })),
    from((id) => ({ url: `${MESSAGES}/${id}` })),
    from(() => ({ url: MESSAGES })),
    from((id) => ({ url: `${RECEIVED}?message=${id}` })),
    from((id) => ({ method: 'DELETE', url: `${MESSAGES}/${id}` })),
  ])
  database = 'lost'
})

test('every status that the description declares was answered above, and no other', () => {
  // 401 and 403 are asked of every operation in ../security. Without PostgreSQL no database is lost.
  demandAll([401, 403, ...(database === 'lost' ? [] : [503])])
})
