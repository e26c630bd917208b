import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLUSTERS_MISSING, startCluster } from '../platform/store/testing.ts'
import { waitUntil } from '../platform/testing.ts'
import { openTestService, type TestService } from './testing.ts'

const READINESS = ['/readyz', '/readyz/data', '/readyz/messages'] as const

/** Pages and files of releases, of the documentation, and lists in the memory of the process. */
const OF_FILES = [
  '/',
  '/records',
  '/search?q=york',
  '/states/NY',
  '/enacted',
  '/datasets/award-spending',
  '/changes',
  '/downloads',
  '/docs',
  '/docs/api',
  '/regulations',
  '/feeds/records.atom',
  '/api/openapi/message.json',
] as const

/** Pages that read the database. */
const OF_DATABASE = ['/status', '/corrections', '/portal', '/review', '/sandbox/mail'] as const

const HTML = { accept: 'text/html', cookie: `rotunda_session=${'a'.repeat(43)}` }

const codeOf = async ({ app }: TestService, url: string): Promise<number> =>
  (await app.inject({ url, headers: HTML })).statusCode

const codesOf = async (service: TestService, urls: readonly string[]): Promise<Record<string, number>> => {
  const codes: Record<string, number> = {}
  for (const url of urls) codes[url] = await codeOf(service, url)
  return codes
}

const all = (urls: readonly string[], code: number) => Object.fromEntries(urls.map((url) => [url, code]))

test(
  'while the database is away, data and their pages are ready and served, and pages of the database say so in a sentence',
  { skip: CLUSTERS_MISSING },
  async (t) => {
    const cluster = await startCluster(t)
    const service = await openTestService({ DATABASE_URL: cluster.databaseUrl, ROTUNDA_PUBLIC_RATE: '0' })
    t.after(() => service.close())
    const before = await codesOf(service, [...OF_FILES, ...OF_DATABASE])
    for (const [url, code] of Object.entries(before)) assert.ok(code < 400, `${url} ${code}`)
    const read = async () => {
      const { headers } = await service.ask({ url: '/downloads/latest/bagit.txt', key: null })
      const file = await service.ask({ url: headers['location'] ?? '', key: null })
      const rows = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
      return { file: [file.status, file.text], rows: [rows.status, rows.json] }
    }
    const published = await read()
    assert.deepEqual([published.file[0], published.rows[0]], [200, 200])

    await cluster.kill()
    await waitUntil('a service that is not ready', async () => (await codeOf(service, '/readyz')) === 503)
    assert.deepEqual(await codesOf(service, READINESS), {
      '/readyz': 503,
      '/readyz/data': 200,
      '/readyz/messages': 503,
    })
    const during = await codesOf(service, OF_FILES)
    assert.deepEqual(during, Object.fromEntries(OF_FILES.map((url) => [url, before[url]])))
    assert.deepEqual(await read(), published)
    for (const url of OF_DATABASE) {
      const { statusCode, headers, body } = await service.app.inject({ url, headers: HTML })
      assert.deepEqual([url, statusCode, headers['retry-after']], [url, 503, '30'])
      assert.match(body, /database of this service cannot be reached at the moment/)
    }

    await cluster.restart()
    await waitUntil('a service that is ready', async () => (await codeOf(service, '/readyz')) === 200)
    assert.deepEqual(await codesOf(service, READINESS), all(READINESS, 200))
    for (const [url, code] of Object.entries(await codesOf(service, OF_DATABASE)))
      assert.ok(code < 400, `${url} ${code}`)
  },
)
