import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { askPort } from '../../apps/service/src/http/appropriations/testing/ask.ts'
import { openTestService } from '../../apps/service/src/bin/testing.ts'

/** Everything that may hold an absolute address, in its fields or in its body. */
const ADDRESSES = [
  '/api/appropriations/v1/records?limit=2',
  '/api/appropriations/v1/records.csv?limit=2',
  '/api/appropriations/v1/records?all=true&format=ndjson&state=AL',
  '/api/appropriations/v1/datasets',
  '/api/appropriations/v1/records?limit=2&snapshot=snap-00000000000000000000',
  '/api/legislators?limit=1',
  '/api/issue-areas?limit=1',
  '/api/openapi/appropriations.json',
  '/api/openapi/message.json',
  '/.well-known/api-catalog',
  '/data.json',
  '/downloads',
  '/',
  '/records',
  '/records?state=AL',
  '/totals',
  '/map',
  '/members',
  '/enacted',
  '/data',
  '/docs',
  '/embed/records?state=AL',
  '/oembed?url=http%3A%2F%2Fdata.example%2Frecords%3Fstate%3DAL',
  '/feeds/records.atom',
  '/feeds/records.json',
  '/feeds/regulations.atom',
  '/regulations',
  '/status',
  '/status.atom',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/opensearch.xml',
]

const HONEST = { host: 'data.example', 'accept-encoding': 'gzip, br' }

/** The last one reads as the honest fields do where a space alone stands between them. */
const FORGED = [
  { ...HONEST, host: 'forged.example' },
  { ...HONEST, host: 'forged.example:81' },
  { ...HONEST, host: 'data.example@forged.example' },
  { ...HONEST, host: 'data.example, forged.example' },
  { host: 'data.example gzip,', 'accept-encoding': 'br' },
]

type Asked = Awaited<ReturnType<typeof askPort>>

/** Without what differs each time. */
const read = ({
  status,
  text,
  headers: { date: _date, 'request-id': _id, ratelimit: _left, ...headers },
}: Asked) => ({
  status,
  headers,
  text: text.replaceAll(/"request_id":"[^"]*"/g, ''),
})

const openPort = async (settings: Readonly<Record<string, string>> = {}): Promise<number> => {
  const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0', ...settings })
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  test.after(() => service.close())
  // A server that listens on a port has an address of this form.
  const { port } = service.app.server.address() as AddressInfo
  return port
}

test('a forged Host reaches no answer of another client, whatever was asked before', async (t) => {
  const port = await openPort()
  for (const path of ADDRESSES)
    await t.test(path, async () => {
      const ask = (headers: Readonly<Record<string, string>>) => askPort(port, path, { headers })
      const before = read(await ask(HONEST))
      assert.ok(before.status < 500)
      for (const headers of FORGED) for (let time = 0; time < 2; time += 1) await ask(headers)
      for (let time = 0; time < 2; time += 1) {
        const after = read(await ask(HONEST))
        assert.deepEqual(after, before)
        assert.ok(!JSON.stringify(after).includes('forged'))
      }
    })
})

test('where the operator has set the address, no answer holds the Host of its client', async (t) => {
  const port = await openPort({ ROTUNDA_PUBLIC_URL: 'https://public.example' })
  for (const path of ADDRESSES)
    await t.test(path, async () => {
      for (const headers of FORGED.slice(0, 4)) {
        const { link = '', ...asked } = read(await askPort(port, path, { headers })).headers
        const { text } = await askPort(port, path, { headers })
        assert.ok(!JSON.stringify([link, asked, text]).includes('forged'))
        for (const [, address = ''] of String(link).matchAll(/<([^>]*)>/g))
          assert.ok(address.startsWith('https://public.example/'), address)
      }
    })
})

test('a page of the portal refuses a Host without a name, and says what it must name', async () => {
  const port = await openPort()
  for (const path of [
    '/portal',
    '/portal/sign-in',
    '/review',
    '/desk',
    '/follow',
    '/corrections/private/x',
  ]) {
    const { status, text } = await askPort(port, path, { headers: { host: ':80', accept: 'text/html' } })
    assert.equal(status, 400, path)
    assert.match(text, /Host header must name the host/)
  }
})
