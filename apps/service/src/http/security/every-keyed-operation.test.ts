import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { SCOPES } from '@rotunda/contract'
import { issueKey } from '../../access/index.ts'
import { officeMessage, openTestService, type Asked, type Description } from '../../bin/testing.ts'
import { holdClosed, holdToScopes, listKeyed, type AskWithKey } from './testing/keyed-operations.ts'

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())
const { id } = await service.send(officeMessage())

const CONTRACT = join(import.meta.dirname, '../../../../../packages/contract/openapi')
const read = (file: string): Description =>
  // As the service wrote it; what is looked into is what Description names.
  JSON.parse(readFileSync(join(CONTRACT, file), 'utf8')) as Description

const ask: AskWithKey = ({ method, url }, key) =>
  service.ask({
    // The descriptions name no other methods.
    method: method as NonNullable<Asked['method']>,
    url,
    key,
    ...(method === 'POST' && { body: officeMessage() }),
  })

const tables = globSync('*.json', { cwd: CONTRACT })
  .map((file) => ({ name: basename(file, '.json'), operations: listKeyed(read(file), { id }) }))
  .filter(({ operations }) => operations.length > 0)

test('there are operations behind keys, and each names what a key must have been given', () => {
  assert.ok(tables.some(({ name }) => name === 'message'))
  for (const { operations } of tables)
    for (const { name, scopes } of operations) assert.ok(scopes.length > 0 || name === 'whoAmI', name)
})

const keyed = tables.find(({ name }) => name === 'message')?.operations ?? []
const { key } = service
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

/** Texts that are no key, and keys in the wrong place; keys that are not taken are tried below. */
const NO_KEY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'an empty header': { authorization: '' },
  'the scheme alone': { authorization: 'Bearer' },
  'a key without its scheme': { authorization: key },
  'another scheme': { authorization: `Basic ${btoa(`${key}:`)}` },
  'two keys': { authorization: `Bearer ${key} ${key}` },
  'a key in another header': { 'x-api-key': key },
  'half of a key': bearer(key.slice(0, 30)),
  'a key in other letters': bearer(key.toUpperCase()),
}

test('messages have operations behind keys', () => {
  assert.deepEqual(keyed.map(({ name }) => name).sort(), [
    'getMessage',
    'listMessages',
    'readReceived',
    'sendMessage',
    'validateMessage',
    'withdrawMessage',
  ])
})

const askWith = (operation: (typeof keyed)[number], headers: NonNullable<Asked['headers']>, query = '') =>
  service.ask({
    // The description names no other methods.
    method: operation.method as NonNullable<Asked['method']>,
    url: operation.url + query,
    key: null,
    headers,
    ...(operation.method === 'POST' && { body: officeMessage() }),
  })

for (const operation of keyed) {
  test(`what is no key does not open ${operation.name}, and nothing is stored`, async () => {
    const stored = await service.countMessages()
    for (const [name, headers] of Object.entries(NO_KEY)) {
      const answer = await askWith(operation, headers)
      assert.equal(answer.status, 401, name)
      assert.match(answer.headers['www-authenticate'] ?? '', /^Bearer /)
      assert.ok(!answer.text.includes(key.slice(9)) && !answer.text.includes(id))
    }
    // The key has every scope but the one that the operation names.
    const scopes = SCOPES.filter((scope) => !operation.scopes.includes(scope))
    const { secret } = await service.issue({ scopes })
    assert.equal((await askWith(operation, bearer(secret))).status, 403)
    assert.equal(await service.countMessages(), stored)
  })

  test(`a key in the query string of ${operation.name} is a fault of its own, beside a good one too, and not repeated`, async () => {
    const stored = await service.countMessages()
    const spellings = [key, encodeURIComponent(key).replace('rtd_', '%72td%5F')]
    for (const name of ['key', 'api_key', 'apikey', 'access_token', 'token', 'page'])
      for (const spelling of spellings)
        for (const headers of [{}, bearer(key)]) {
          const answer = await askWith(operation, headers, `?${name}=${spelling}`)
          assert.equal(answer.status, 400)
          assert.match(answer.reason, /key/)
          assert.ok(!answer.text.includes(key))
        }
    assert.equal(await service.countMessages(), stored)
  })
}

test('the scheme may be written in any case, as HTTP has it', async () => {
  for (const scheme of ['bearer', 'BEARER']) {
    const headers = { authorization: `${scheme} ${key}` }
    assert.equal((await service.ask({ url: '/api/messages', key: null, headers })).status, 200)
  }
})

test('a key is looked at before the body: even one that cannot be read', async () => {
  const headers = { 'content-type': 'text/plain' }
  for (const body of ['{', 'x'.repeat(300 * 1024)]) {
    const answer = await service.ask({ method: 'POST', url: '/api/send-message', key: null, headers, body })
    assert.equal(answer.status, 401)
  }
})

for (const { name, operations } of tables) {
  test(`no key that is not taken opens any operation of ${name}`, () =>
    holdClosed(service.access, operations, ask))

  test(`every operation of ${name} opens to the scopes that it names, and to no others`, () =>
    holdToScopes(service.access, operations, ask))
}

test('before the terms are accepted every operation on data but whoami is refused, at no cost, and messages are taken', async () => {
  const late = { organisation: 'Late Society', scopes: SCOPES, quotas: { minute: 0, day: 50 }, actor: 'test' }
  const { secret } = await issueKey(service.access, { ...late, at: await service.store.now() })
  for (const { name, operations } of tables)
    for (const operation of operations.filter((one) => one.name !== 'whoAmI')) {
      const { status, text } = await ask(operation, secret)
      if (name === 'message') assert.doesNotMatch(text, /terms_required/, operation.name)
      else {
        assert.equal(status, 403, operation.name)
        assert.match(text, /"code":"terms_required".*"terms_url":"\/terms\/draft"/, operation.name)
      }
    }
  const { json } = await service.ask({ url: '/api/partner/v1/whoami', key: secret })
  const messages = tables.find(({ name }) => name === 'message')?.operations ?? []
  const { data } = json as { readonly data: { readonly quotas: { readonly day: { readonly left: number } } } }
  assert.ok(data.quotas.day.left >= 50 - messages.length, String(data.quotas.day.left))
})

test('no key is in any line of the log', () => {
  assert.ok(service.log.lines.length > 0)
  assert.ok(service.log.lines.every((line) => !line.includes(key.slice(9))))
})
