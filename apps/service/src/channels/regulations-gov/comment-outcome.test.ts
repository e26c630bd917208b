import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '../../messages/index.ts'
import { commentOutcome } from './comment-outcome.ts'
import { aComment } from './testing.ts'

const NOW = new Date('2026-03-02T15:00:00Z')
const service = (title: string) => JSON.stringify({ errors: [{ status: 400, title, detail: 'inner' }] })
const gateway = (message: string) => JSON.stringify({ error: { code: 'OVER_RATE_LIMIT', message } })

const judge = (status: number, body = '', headers = {}): Outcome =>
  commentOutcome(
    { kind: 'answered', status, headers, body },
    { fields: aComment(), apiKey: 'secret-key', now: NOW },
  )

const TAKEN = { id: 'klb-dy99-pl2c', attributes: { receiveDate: '2021-02-18T21:37:52.238+0000' } }

for (const [form, body] of Object.entries({ 'a data wrapper': { data: TAKEN }, 'no wrapper': TAKEN }))
  test(`a 201 with ${form} is delivered, with the tracking number and the receiver's own time`, () => {
    assert.deepEqual(judge(201, JSON.stringify(body)), {
      kind: 'delivered',
      receipt: {
        received_at: '2021-02-18T21:37:52.238Z',
        http_status: 201,
        tracking_number: 'klb-dy99-pl2c',
      },
    })
  })

test('a receipt without a time of the receiver bears the time of the answer', () => {
  const outcome = judge(201, JSON.stringify({ data: { id: 'klb-dy99-pl2c' } }))
  assert.ok(outcome.kind === 'delivered' && outcome.receipt.received_at === NOW.toISOString())
})

for (const body of ['', '{}', '{"data":{}}', '{"data":{"id":""}}', '{"data":{"id":7}}', '<html>', '[]'])
  test(`a 201 with the body ${JSON.stringify(body)} has no tracking number and is uncertain`, () => {
    assert.equal(judge(201, body).kind, 'uncertain')
  })

const KINDS: [number, string, Outcome['kind']][] = [
  [400, service('comment is too long'), 'refused'],
  [422, service('comment is too long'), 'refused'],
  [404, service('no such document'), 'refused'],
  [404, gateway('no such address'), 'closed'],
  [404, '<html>', 'closed'],
  [401, gateway('no key'), 'closed'],
  [403, gateway('not enabled'), 'closed'],
  [403, service('not enabled'), 'closed'],
  [405, '', 'closed'],
  [415, '', 'closed'],
  [408, '', 'deferred'],
  [429, gateway('slow down'), 'deferred'],
  [500, service('trouble'), 'uncertain'],
  [503, '', 'uncertain'],
  [200, JSON.stringify({ data: TAKEN }), 'uncertain'],
  [202, JSON.stringify({ data: TAKEN }), 'uncertain'],
  [409, '', 'uncertain'],
  [502, '', 'uncertain'],
  [504, '', 'uncertain'],
  [302, '', 'uncertain'],
  [418, '', 'uncertain'],
]

for (const [status, body, kind] of KINDS)
  test(`${status} ${body.slice(0, 12)} is ${kind}`, () => {
    assert.equal(judge(status, body).kind, kind)
  })

for (const status of [500, 503])
  test(`a ${status} that says when to come again is deferred until then`, () => {
    const outcome = judge(status, '', { 'retry-after': '120' })
    assert.ok(outcome.kind === 'deferred' && outcome.sent)
    assert.equal(outcome.notBefore?.toISOString(), '2026-03-02T15:02:00.000Z')
  })

test('a 409, which has no meaning here, calls a person', () => {
  const outcome = judge(409)
  assert.ok(outcome.kind === 'uncertain' && outcome.alarm === true)
})

test('a refusal says what either envelope says', () => {
  for (const body of [service('comment is too long'), gateway('comment is too long')]) {
    const outcome = judge(400, body)
    assert.ok(outcome.kind === 'refused' && outcome.reason.includes('comment is too long'))
  }
  const several = JSON.stringify({ errors: [{ title: 'first' }, { title: 'second' }] })
  const outcome = judge(400, several)
  assert.ok(outcome.kind === 'refused' && outcome.reason.includes('first; second'))
})

test('what the person wrote and the key are not in a reason', () => {
  const outcome = judge(400, service('ADA Sample at ada@example.org with secret-key is refused'))
  assert.ok(outcome.kind === 'refused')
  assert.match(outcome.reason, /is refused/)
  assert.doesNotMatch(outcome.reason, /ada|sample|secret-key/i)
})

test('the abbreviation of the State is a word like any other, and stays', () => {
  const said = 'people in the State or on the list are left out'
  for (const state of ['IN', 'OR']) {
    const attempt = { fields: aComment({ state }), apiKey: 'secret-key', now: NOW }
    const answer = { kind: 'answered', status: 400, headers: {}, body: service(said) } as const
    const outcome = commentOutcome(answer, attempt)
    assert.ok(outcome.kind === 'refused' && outcome.reason.includes(said), JSON.stringify(outcome))
  }
})

test('a 429 without Retry-After waits for a minute, since the limit rolls', () => {
  const outcome = judge(429, gateway('slow down'))
  assert.ok(outcome.kind === 'deferred' && outcome.sent)
  assert.equal(outcome.notBefore?.toISOString(), '2026-03-02T15:01:00.000Z')
})
