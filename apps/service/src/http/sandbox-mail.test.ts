import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestService } from '../bin/testing.ts'
import { makeVisitor } from './portal/testing.ts'
import { putMail, type PeopleTables } from '../people/index.ts'

const TOKEN = 'a-token-of-a-test-with-32-characters'
const service = await openTestService({ ROTUNDA_SANDBOX_MAIL_TOKEN: TOKEN })
after(() => service.close())

const { sealer } = service.access
const at = await service.store.now()
await service.store.write<PeopleTables, undefined>(async (trx) => {
  const text = {
    paragraphs: ['Your code is 12345678.'],
    link: { label: 'Open the page', path: '/portal/sign-in' },
  }
  await putMail(trx, sealer, { mailbox: 'ada@example.org', kind: 'code', subject: 'Your code', text }, at)
  return undefined
})

type Client = {
  readonly url?: string
  readonly remoteAddress?: string
  readonly headers?: Readonly<Record<string, string>>
}

const ask = ({ url = '/api/sandbox/mail', remoteAddress = '127.0.0.1', headers = {} }: Client = {}) =>
  service.app.inject({ url, remoteAddress, headers: { host: 'localhost:8080', ...headers } })

const findId = async (): Promise<string> => (await ask()).json<{ data: { id: string }[] }>().data[0]?.id ?? ''

test('a client on this machine lists the mail, and reads one with its code and its link', async () => {
  const listed = await ask()
  assert.equal(listed.statusCode, 200)
  assert.equal(listed.headers['cache-control'], 'no-store')
  assert.doesNotMatch(listed.body, /12345678/)
  const shown = await ask({ url: `/api/sandbox/mail/${await findId()}` })
  const { mailbox, subject, text } = shown.json<Record<string, string>>()
  assert.deepEqual([mailbox, subject], ['ada@example.org', 'Your code'])
  assert.match(text ?? '', /12345678[^]*http:\/\/localhost:\d+\/portal\/sign-in/)
})

test('both loopback addresses and names are this machine', async () => {
  for (const [remoteAddress, host] of [
    ['::1', '[::1]:8080'],
    ['::ffff:127.0.0.1', '127.0.0.1:8080'],
    ['127.0.0.9', 'localhost'],
  ] as const)
    assert.equal((await ask({ remoteAddress, headers: { host } })).statusCode, 200, remoteAddress)
})

const ELSEWHERE: readonly (readonly [string, Client])[] = [
  ['another machine', { remoteAddress: '192.0.2.1' }],
  ['another machine that names this one', { remoteAddress: '192.0.2.1', headers: { host: '127.0.0.1' } }],
  ['a page whose name leads here', { headers: { host: 'other.example:8080' } }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy that names itself', { headers: { via: '1.1 proxy' } }],
  ['a proxy with two headers', { headers: { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=127.0.0.1' } }],
]

for (const [name, client] of ELSEWHERE)
  test(`${name} needs the token, for the list and for each mail`, async () => {
    for (const url of ['/api/sandbox/mail', `/api/sandbox/mail/${await findId()}`]) {
      const ways = [
        {},
        { authorization: `Bearer ${TOKEN}x` },
        { authorization: 'Bearer' },
        { authorization: TOKEN },
      ]
      for (const way of ways) {
        const refused = await ask({ ...client, url, headers: { ...client.headers, ...way } })
        assert.equal(refused.statusCode, 401)
        assert.equal(refused.headers['www-authenticate'], 'Bearer')
        assert.equal(refused.headers['cache-control'], 'no-store')
        assert.doesNotMatch(refused.body, /ada@|12345678/)
      }
      const headers = { ...client.headers, authorization: `Bearer ${TOKEN}` }
      assert.equal((await ask({ ...client, url, headers })).statusCode, 200)
    }
  })

test('a page that says that a code was sent leads to its mail, on this machine alone', async () => {
  const visitor = makeVisitor(service)
  await visitor.submit('/portal/sign-in', { mailbox: 'Bea@Example.org' })
  const { text } = await visitor.open('/portal/sign-in/code')
  const [, address = ''] =
    /stays on the machine of the service\.<\/strong> <a href="([^"]+)">Read the mail/.exec(text) ?? []
  const here = await ask({ url: address })
  assert.equal(here.statusCode, 200)
  assert.match(here.body, /To bea@example\.org[\s\S]*Your code is \d{4} \d{4}/)
  assert.doesNotMatch(here.body, /ada@|12345678/)
  assert.match((await ask({ url: '/sandbox/mail' })).body, /ada@example\.org[\s\S]*12345678/)
  for (const [name, client] of ELSEWHERE) {
    const refused = await ask({ ...client, url: '/sandbox/mail' })
    assert.ok(refused.statusCode >= 300, name)
    assert.doesNotMatch(refused.body, /12345678|Your code is/, name)
  }
})

test('no page of another origin may read an answer', async () => {
  const { headers } = await ask({ headers: { origin: 'https://other.example' } })
  assert.deepEqual(
    Object.keys(headers).filter((name) => name.startsWith('access-control-')),
    [],
  )
})

test('a mail that is not there is 404', async () => {
  assert.equal((await ask({ url: '/api/sandbox/mail/mail_1' })).statusCode, 404)
})
