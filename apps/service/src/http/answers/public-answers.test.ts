import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { shareTestService } from '../../bin/testing.ts'

const service = await shareTestService({ after })

/** Every address without a limit whose answer is a text of some length. */
const ADDRESSES = [
  '/api/openapi/message.json',
  '/api/openapi/appropriations.json',
  '/api/postman.json',
  '/api/legislators',
  '/api/legislators.csv',
  '/api/issue-areas',
  '/api/dockets',
] as const

/** Lists have several forms at one address. */
const varyOf = (address: string): string =>
  /^\/api\/(?!openapi)[a-z-]+(\.csv)?$/.test(address) ? 'Accept, Accept-Encoding' : 'Accept-Encoding'

const EXPAND = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }

const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  service.app.inject({ method, url, headers })

for (const address of ADDRESSES)
  test(`${address} comes compressed as the client likes, under a tag of its own for each coding`, async () => {
    const plain = await ask(address)
    assert.equal(plain.headers['content-encoding'], undefined)
    const tags = new Set([plain.headers.etag])
    for (const [name, expand] of Object.entries(EXPAND)) {
      const headers = { 'accept-encoding': name }
      const answer = await ask(address, headers)
      assert.equal(answer.headers['content-encoding'], name)
      assert.equal(answer.headers.vary, varyOf(address))
      assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length)
      assert.ok(answer.rawPayload.length < plain.rawPayload.length / 1.5)
      // To list how two long texts differ would take minutes.
      assert.ok(expand(answer.rawPayload).equals(plain.rawPayload), `another text in ${name}`)
      const head = await ask(address, headers, 'HEAD')
      assert.equal(head.headers['content-length'], answer.headers['content-length'])
      tags.add(answer.headers.etag)
      const again = await ask(address, { ...headers, 'if-none-match': String(answer.headers.etag) })
      assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0])
      for (const name of ['vary', 'etag', 'cache-control'])
        assert.equal(again.headers[name], answer.headers[name], name)
      for (const name of ['content-encoding', 'content-type', 'content-length'])
        assert.equal(again.headers[name], undefined, name)
    }
    assert.equal(tags.size, 4)
  })

test('a client that prefers a coding gets it, and one that takes none is answered as it is', async () => {
  const encodingFor = async (accepted: string) =>
    (await ask('/api/openapi/message.json', { 'accept-encoding': accepted })).headers['content-encoding']
  assert.equal(await encodingFor('gzip;q=0.5, br;q=0.9'), 'br')
  assert.equal(await encodingFor('gzip;q=0, *;q=0'), undefined)
})

test('an API description takes no parameters, and a web page may ask for it with any header', async () => {
  for (const url of ['/api/openapi/message.json', '/api/openapi/appropriations.json']) {
    assert.equal((await ask(`${url}?version=1`)).statusCode, 400)
    const preflight = await service.app.inject({ method: 'OPTIONS', url })
    assert.equal(preflight.statusCode, 204)
    assert.equal(preflight.headers['access-control-allow-origin'], '*')
    assert.equal(preflight.headers['access-control-allow-headers'], '*')
  }
})
