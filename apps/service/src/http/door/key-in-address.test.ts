import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listAudit } from '../../audit/index.ts'
import { openTestService } from '../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())
const { key } = service

const exposures = async () =>
  (await listAudit(service.store, { action: 'key.exposed', limit: 100 })).map(({ object }) => object)

/** Spellings of one key, which every reader of the address decodes to the same. */
const SPELLINGS: readonly string[] = [
  key,
  key.replace('rtd_', '%72td%5f'),
  [...key].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
]

const ADDRESSES: readonly ((key: string) => string)[] = [
  (text) => `/?q=${text}`,
  (text) => `/docs?page=${text}`,
  (text) => `/api/appropriations/v1/records?q=${text}`,
  (text) => `/api/appropriations/v1/records?q=see+${text}+there`,
  (text) => `/api/messages/${text}`,
  (text) => `/api/messages?state=${text}`,
  (text) => `/nothing/${text}`,
  (text) => `/downloads/${text}/manifest.json`,
  (text) => `/livez?${text}`,
]

test('a key in the address of any request is refused, not repeated, and flagged once', async () => {
  for (const write of ADDRESSES)
    for (const spelling of SPELLINGS)
      for (const headers of [{}, { accept: 'text/html' }]) {
        const { status, text } = await service.ask({ url: write(spelling), key: null, headers })
        assert.equal(status, 400, write('KEY'))
        assert.ok(!text.includes(key.slice(9)) && !text.includes(spelling), write('KEY'))
        assert.match(text, /The address of this request contains a key/)
      }
  assert.equal((await exposures()).length, 1)
})

test('a key in an address that no route can be looked up for is flagged as well', async () => {
  const unrouted = [
    (secret: string) => `/%E0%A4%A/${secret}`,
    (secret: string) => `/downloads/%E0%A4%A?after=${secret}`,
    (secret: string) => `/downloads/${secret.repeat(2)}/manifest.json`,
  ]
  for (const write of unrouted) {
    const { id, secret } = await service.issue()
    const { status, text } = await service.ask({ url: write(secret), key: null })
    assert.equal(status, 400, write('KEY'))
    assert.match(text, /The address of this request contains a key/)
    assert.ok(!text.includes(secret.slice(9)))
    assert.ok((await exposures()).includes(id), write('KEY'))
  }
  assert.equal((await service.ask({ url: '/%E0%A4%A/nothing', key: null })).status, 404)
})

test('what only looks like a key is no key', async () => {
  const flagged = (await exposures()).length
  const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
  for (const text of [mistyped, key.slice(0, 40), 'rtd_test_'])
    assert.notEqual((await service.ask({ url: `/search?q=${text}`, key: null })).status, 400, text)
  assert.equal((await exposures()).length, flagged)
})

test('a parameter that is called like a key is refused where a key is asked for, whatever it holds', async () => {
  for (const name of ['key', 'api_key', 'apikey', 'token', 'access_token', 'API_KEY']) {
    const { status, reason } = await service.ask({ url: `/api/messages?limit=5&${name}=0123456789abcdef` })
    assert.equal(status, 400)
    assert.match(reason, /has a parameter with the name of a key/)
    assert.ok(!reason.includes('0123456789abcdef'))
  }
})

test('no line of the log holds the key, nor the address in which it stood', () => {
  for (const line of service.log.lines)
    for (const part of [key.slice(9), SPELLINGS[2]?.slice(0, 60) ?? key]) assert.ok(!line.includes(part))
})
