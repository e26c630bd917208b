import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { openTestService } from '../../apps/service/src/bin/testing.ts'

const API = '/api/appropriations/v1'

const ANSWERS = [
  ...[1, 2, 3, 4, 5, 10, 20, 50, 200].map((limit) => `${API}/records?limit=${limit}`),
  ...[5, 50, 200].map((limit) => `${API}/records.csv?limit=${limit}`),
  `${API}/records.ndjson?limit=20`,
  `${API}/records?fields=id,amount&limit=200`,
  `${API}/records?facet=state,member&limit=1`,
  `${API}/aggregates?group_by=state`,
  `${API}/aggregates?group_by=member`,
  `${API}/aggregates.csv?group_by=member`,
  `${API}/funding-lines`,
  `${API}/funding-lines.csv?limit=200`,
  `${API}/datasets`,
  `${API}/records.csv?all=true`,
  `${API}/records.ndjson?all=true`,
  '/api/legislators',
  '/api/legislators.csv',
  '/api/dockets',
  '/api/issue-areas',
  '/api/openapi/appropriations.json',
  '/data.json',
  '/',
  '/records',
  '/totals',
  '/map',
  '/members',
  '/status',
  '/docs',
  '/docs/problems',
]

const EXPAND = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync }

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())

const ask = async (url: string, coding: string) => {
  const headers = { 'accept-encoding': coding }
  const { statusCode, rawPayload, headers: fields } = await service.app.inject({ url, headers })
  assert.equal(statusCode, 200, url)
  return { bytes: rawPayload, coding: fields['content-encoding'] ?? 'identity' }
}

for (const url of ANSWERS)
  test(`no coding of ${url} is larger than gzip, which an asterisk alone gives at most`, async () => {
    const [plain, gzip] = [await ask(url, 'identity'), await ask(url, 'gzip')]
    for (const coding of ['br', 'zstd', 'gzip, deflate, br, zstd'] as const) {
      const answer = await ask(url, coding)
      assert.ok(answer.bytes.length <= gzip.bytes.length, `${answer.bytes.length} > ${gzip.bytes.length}`)
      const expand = EXPAND[answer.coding as keyof typeof EXPAND] // One that was asked for.
      assert.ok(expand(answer.bytes).equals(plain.bytes))
    }
    assert.ok(['identity', 'gzip'].includes((await ask(url, '*')).coding))
  })
