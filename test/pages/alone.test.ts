import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { openAlone } from '../../apps/web/src/bin/open-alone.ts'
import { readSettings } from '../../apps/web/src/bin/settings.ts'

describe('pages in a process of their own', () => {
  let service: TestService
  let api: string
  let pages: Awaited<ReturnType<typeof openAlone>>

  before(async () => {
    // A page of records asks one question, and the first one two more for what is covered, which is kept for the next.
    service = await openTestService({ ROTUNDA_TRUSTED_PROXIES: '127.0.0.1', ROTUNDA_PUBLIC_RATE: '5' })
    api = await service.app.listen({ port: 0, host: '127.0.0.1' })
    const settings = readSettings({
      ROTUNDA_API: api,
      ROTUNDA_OPERATOR: 'The Test Desk',
      ROTUNDA_TRUSTED_PROXIES: '192.0.2.0/24, 192.0.3.1',
    })
    assert.ok(!('faults' in settings))
    pages = await openAlone(settings)
  })
  after(async () => {
    await pages.close()
    await service.close()
  })

  const read = (url: string, remoteAddress = '198.51.100.1') => pages.inject({ url, remoteAddress })

  test('a page says the same as in one process, who runs it and that the data is a sample', async () => {
    const { statusCode, payload } = await read('/records?limit=3', '198.51.100.2')
    assert.equal(statusCode, 200)
    assert.match(payload, /is run by The Test Desk/)
    assert.match(payload, /aria-label="Sample data"/)
  })

  test('visitors are counted each by their own address', async () => {
    const ask = async (address: string, offset: number) =>
      (await read(`/records?offset=${offset}`, address)).statusCode
    const statuses = []
    for (let offset = 0; offset < 6; offset++) statuses.push(await ask('203.0.113.5', offset))
    assert.equal(statuses.at(-1), 429)
    assert.equal(await ask('203.0.113.6', 100), 200)
  })

  test('behind a proxy that is trusted, visitors are those that it names; of others, its word is not taken', async () => {
    const ask = async (remoteAddress: string, visitor: string, offset: number) => {
      const headers = { 'x-forwarded-for': visitor }
      const url = `/records?offset=${offset}`
      return (await pages.inject({ url, remoteAddress, headers })).statusCode
    }
    for (let offset = 200; offset < 205; offset++) await ask('192.0.2.9', '203.0.113.20', offset)
    assert.equal(await ask('192.0.2.9', '203.0.113.20', 206), 429)
    assert.equal(await ask('192.0.2.9', '203.0.113.21', 206), 200)
    for (let offset = 300; offset < 305; offset++)
      await ask('198.51.100.77', `203.0.113.${offset - 260}`, offset)
    assert.equal(await ask('198.51.100.77', '203.0.113.99', 306), 429)
  })

  test('a table of files has its first rows and says so, since rows have no address', async () => {
    const { statusCode, payload } = await read('/datasets/lobbying-filings/activities', '198.51.100.3')
    assert.equal(statusCode, 200)
    assert.match(payload, /This page shows the first rows\. The files have all rows/)
    assert.match(payload, /First 10 rows/)
  })

  test('an address without a page is told so on one', async () => {
    const { statusCode, payload } = await read('/nothing')
    assert.equal(statusCode, 404)
    assert.match(payload, /<h1>There is nothing at this address<\/h1>/)
  })

  test('a service that does not answer is a page that says when to come back', async () => {
    const settings = readSettings({ ROTUNDA_API: 'http://127.0.0.1:9' })
    assert.ok(!('faults' in settings))
    const lonely = await openAlone(settings)
    const { statusCode, headers, payload } = await lonely.inject({ url: '/records' })
    await lonely.close()
    assert.deepEqual([statusCode, headers['retry-after']], [503, '30'])
    assert.match(payload, /did not answer/)
  })

  test('settings are refused by name, all together', () => {
    const read = readSettings({
      PORT: 'x',
      ROTUNDA_PUBLIC_URL: 'data.example',
      ROTUNDA_TRUSTED_PROXIES: '10.0.0.0/40',
    })
    assert.ok('faults' in read)
    assert.deepEqual(
      read.faults.map((fault) => fault.split(' ')[0]),
      ['ROTUNDA_API', 'ROTUNDA_PUBLIC_URL', 'PORT', 'ROTUNDA_TRUSTED_PROXIES'],
    )
  })
})
