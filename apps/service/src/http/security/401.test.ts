import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { issueKey, revokeKey, type AccessNeeds } from '../../access/index.ts'
import { officeMessage, openTestService, type Asked } from '../../bin/testing.ts'
import { listGuarded, type Guarded } from './testing.ts'

// Failures from one address are many here.
const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())

const { id } = await service.send(officeMessage())
const stored = await service.countMessages()
const guarded = listGuarded(service, id)

const revoked = await service.issue()
await revokeKey(service.store, revoked.id, 'test', new Date())
const issueElsewhere = async (other: Partial<AccessNeeds>): Promise<string> => {
  const wanted = {
    organisation: 'SeriesDocument',
    scopes: ['messages:send'],
    actor: 'test',
    at: new Date(),
  } as const
  return (await issueKey({ ...service.access, ...other }, wanted)).secret
}
const unknown = await issueElsewhere({ pepper: new Uint8Array(32) })
const live = await issueElsewhere({ kind: 'live' })
const expired = await service.issue({ expiresAt: new Date() })
const { key } = service
const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

/** What does not open any operation, with what its sender is told. */
const CLOSED: Readonly<Record<string, readonly [headers: Readonly<Record<string, string>>, reason: RegExp]>> =
  {
    'no key': [{}, /A key is needed/],
    'an empty header': [{ authorization: '' }, /must read "Bearer"/],
    'the scheme alone': [{ authorization: 'Bearer' }, /must read "Bearer"/],
    'a key without its scheme': [{ authorization: key }, /must read "Bearer"/],
    'another scheme': [{ authorization: `Basic ${btoa(`${key}:`)}` }, /must read "Bearer"/],
    'two keys': [{ authorization: `Bearer ${key} ${key}` }, /must read "Bearer"/],
    'a key in another header': [{ 'x-api-key': key }, /A key is needed/],
    'a key with one wrong character': [bearer(mistyped), /not a whole Rotunda key/],
    'half of a key': [bearer(key.slice(0, 30)), /not a whole Rotunda key/],
    'a key in other letters': [bearer(key.toUpperCase()), /not a whole Rotunda key/],
    'a key that nobody issued': [bearer(unknown), /not known here/],
    'a revoked key': [bearer(revoked.secret), /has been revoked/],
    'an expired key': [bearer(expired.secret), /expired on \d{4}-/],
    'a live key in a sandbox': [bearer(live), /live key, and this service only simulates/],
  }

const asked = ({ method, url }: Guarded, headers: Asked['headers'] = {}): Asked => ({
  method,
  url,
  key: null,
  headers,
  ...(method === 'POST' && { body: officeMessage() }),
})

test('the description names operations that need a key', () => {
  assert.deepEqual(guarded.map(({ name }) => name).sort(), [
    'getMessage',
    'listMessages',
    'readReceived',
    'sendMessage',
    'validateMessage',
    'withdrawMessage',
  ])
})

for (const operation of guarded) {
  for (const [name, [headers, reason]] of Object.entries(CLOSED))
    test(`${name} does not open ${operation.name}, and nothing is stored`, async () => {
      const answer = await service.ask(asked(operation, headers))
      assert.equal(answer.status, 401)
      assert.match(answer.reason, reason)
      assert.match(answer.headers['www-authenticate'] ?? '', /^Bearer /)
      assert.ok(!answer.text.includes(key.slice(9)) && !answer.text.includes(id))
      assert.equal(await service.countMessages(), stored)
    })

  test(`a key in the query string of ${operation.name} is a fault of its own, beside a good one too, and not repeated`, async () => {
    const spellings = [key, encodeURIComponent(key).replace('rtd_', '%72td%5F')]
    for (const name of ['key', 'api_key', 'apikey', 'access_token', 'token', 'page'])
      for (const spelling of spellings)
        for (const headers of [{}, bearer(key)]) {
          const url = `${operation.url}${operation.url.includes('?') ? '&' : '?'}${name}=${spelling}`
          const answer = await service.ask({ ...asked(operation, headers), url })
          assert.equal(answer.status, 400)
          assert.match(answer.reason, /key stands in the address|called like a key/)
          assert.ok(!answer.text.includes(key))
        }
  })
}

test('the scheme may be written in any case, as HTTP has it', async () => {
  for (const scheme of ['bearer', 'BEARER'])
    assert.equal(
      (await service.ask({ url: '/api/messages', key: null, headers: { authorization: `${scheme} ${key}` } }))
        .status,
      200,
    )
})

test('a key is looked at before the body: even one that cannot be read', async () => {
  const headers = { 'content-type': 'text/plain' }
  for (const body of ['{', 'x'.repeat(300 * 1024)]) {
    const answer = await service.ask({ method: 'POST', url: '/api/send-message', key: null, headers, body })
    assert.equal(answer.status, 401)
  }
})

test('no key is in any line of the log', () => {
  for (const secret of [key, revoked.secret, expired.secret])
    assert.ok(service.log.lines.every((line) => !line.includes(secret.slice(9))))
})
