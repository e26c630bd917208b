import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { chooseEncoding, compress, makeCompressor } from './compress.ts'

const CHOICES: Readonly<Record<string, string>> = {
  identity: 'identity',
  gzip: 'gzip',
  'gzip, deflate, br, zstd': 'zstd',
  'gzip, deflate, br': 'br',
  'br;q=0.5, gzip;q=0.8': 'gzip',
  '*': 'gzip',
  '*;q=0.5, zstd;q=0': 'gzip',
  '*, gzip;q=0': 'identity',
  '*, gzip;q=0.1, br;q=0.2': 'br',
  'zstd;q=0.1, *;q=0.2': 'gzip',
  'identity;q=0, *': 'gzip',
  '*;q=0': 'identity',
  'gzip;q=0.5, identity': 'identity',
  'gzip;q=0': 'identity',
  GZIP: 'gzip',
  'deflate, compress': 'identity',
  '': 'identity',
}

for (const [accept, encoding] of Object.entries(CHOICES))
  test(`Accept-Encoding: ${accept} is answered in ${encoding}`, () => {
    assert.equal(chooseEncoding(accept), encoding)
  })

const EXPAND = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync }
const LONG = Buffer.from('A page of records. '.repeat(1000))

for (const name of ['gzip', 'br', 'zstd'] as const)
  test(`${name} gives back what went in, whole or as a stream, and small bodies stay as they are`, async () => {
    const { body, encoding } = compress(LONG, name)
    assert.equal(encoding, name)
    assert.ok(body.length < LONG.length / 10)
    assert.deepEqual(EXPAND[name](body), LONG)
    const stream = makeCompressor(name)
    stream.end(LONG)
    assert.deepEqual(EXPAND[name](await buffer(stream)), LONG)
    const small = Buffer.from('small')
    assert.deepEqual(compress(small, name), { body: small, encoding: 'identity' })
  })

test('a client that takes no coding gets the body as it is', () => {
  assert.equal(chooseEncoding(undefined), 'identity')
  assert.equal(compress(LONG, 'identity').body, LONG)
})
