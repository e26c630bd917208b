import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { systemClock, systemClocks } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { waitUntil } from '../platform/testing.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { openDatabase } from '../wiring/open-database.ts'
import { publishSample } from '../wiring/publish-sample.ts'
import { openService } from '../wiring/service.ts'
import { readSettings } from '../wiring/settings.ts'
import { LogLines } from './testing.ts'

const WAIT_MILLISECONDS = 10_000

/** A sandbox in an empty folder that does not listen: it makes no sample. */
const openEmpty = async (t: TestContext) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const settings = readSettings({ ROTUNDA_DATA: directory })
  const waits: AbortController[] = []
  const endAfter = (milliseconds: number): AbortSignal => {
    const end = new AbortController()
    if (milliseconds === WAIT_MILLISECONDS) waits.push(end)
    return end.signal
  }
  const clocks = { ...systemClocks, endAfter }
  const service = await openService(settings, makeLog('info', new LogLines()), clocks, { threads: 0 })
  t.after(() => service.stop())
  const ask = async (url: string, key = '') => {
    const authorization = key === '' ? {} : { authorization: `Bearer ${key}` }
    const { statusCode: status, headers, payload } = await service.app.inject({ url, headers: authorization })
    return { status, wait: headers['retry-after'], text: payload }
  }
  const publish = async (): Promise<void> => {
    const store = await openDatabase(settings)
    await publishSample(COLLECTIONS[0], { settings, store, clock: systemClock })
    await store.close()
  }
  return { service, ask, waits, publish }
}

test('data for which no sample comes is refused when its request has waited, with the reason', async (t) => {
  const { ask, waits } = await openEmpty(t)
  for (const url of ['/api/appropriations/v1/records', '/api/appropriations/v1/datasets', '/downloads']) {
    const asked = ask(url)
    await waitUntil(`${url} to wait`, () => waits.length === 1)
    waits.pop()?.abort()
    const { status, wait, text } = await asked
    assert.deepEqual([status, Number(wait) > 0], [503, true], url)
    assert.match(text, /The sample of Appropriations is being made/)
  }
  const page = ask('/records')
  await waitUntil('the page to wait', () => waits.length === 1)
  waits.pop()?.abort()
  assert.equal((await page).status, 503)
  // None of its questions waits again.
  assert.equal(waits.length, 0)
})

test('partner data waits for the sample of its own collection, and public data does not wait for that', async (t) => {
  const { service, ask, waits, publish } = await openEmpty(t)
  const key = (await service.issueDevelopmentKey()) ?? assert.fail('a first sandbox gives a key')
  const asked = ask('/api/partner/v1/members', key)
  await waitUntil('the request to wait', () => waits.length === 1)
  waits.pop()?.abort()
  const { status, text } = await asked
  assert.equal(status, 503)
  assert.match(text, /The sample of Congress is being made/)
  await publish()
  assert.equal((await ask('/api/appropriations/v1/records?limit=1')).status, 200)
})

test('what needs no data, and what is refused anyhow, waits for no sample', async (t) => {
  const { ask, waits } = await openEmpty(t)
  for (const [url, status] of [
    ['/readyz', 200],
    ['/docs', 200],
    ['/api/legislators?state=CA', 200],
    ['/api/appropriations/v1/records?colour=red', 400],
    ['/api/partner/v1/members', 401],
  ] as const)
    assert.equal((await ask(url)).status, status, url)
  assert.equal(waits.length, 0)
})

test('a query that is wrong whatever the data waits for no sample, and a right one does', async (t) => {
  const { service, ask, waits } = await openEmpty(t)
  const key = (await service.issueDevelopmentKey()) ?? assert.fail('a first sandbox gives a key')
  for (const [path, wrong] of [
    [
      'appropriations/v1/records',
      ['q=-a', 'amount_min=5&amount_max=4', 'format=csv&totals=true', 'all=true'],
    ],
    ['appropriations/v1/aggregates', ['q=-a', 'amount_min=5&amount_max=4']],
    ['appropriations/v1/changes', [`from=${'0'.repeat(64)}&q=-a`]],
    ['enacted/v1/aggregates', ['q=-a']],
    ['partner/v1/meetings', ['q=-a', 'from=2026-02-01&to=2026-01-01']],
  ] as const) {
    for (const query of wrong) {
      const { status, text } = await ask(`/api/${path}?${query}`, key)
      assert.equal(status, 400, `${path}?${query}: ${text}`)
    }
    assert.equal(waits.length, 0)
    const asked = ask(`/api/${path}${path.endsWith('changes') ? `?from=${'0'.repeat(64)}` : ''}`, key)
    await waitUntil(`${path} to wait`, () => waits.length === 1)
    waits.pop()?.abort()
    assert.equal((await asked).status, 503)
  }
})

test('pages of a collection whose sample is being made say so, and when to come back', async (t) => {
  const { ask, publish } = await openEmpty(t)
  await publish()
  await waitUntil('the first sample', async () => (await ask('/records')).status === 200)
  for (const [url, name] of [
    ['/enacted', 'Enacted projects'],
    ['/enacted/enp-06adecebaf4d63d0', 'Enacted projects'],
    ['/datasets/award-spending', 'Award spending'],
    ['/datasets/lobbying-filings', 'Lobbying filings'],
  ] as const) {
    const { status, wait, text } = await ask(url)
    assert.deepEqual([status, Number(wait) > 0], [503, true], url)
    assert.match(text, new RegExp(`The sample of ${name} is being made\\. Come back in a few minutes`), url)
  }
  assert.equal((await ask('/states')).status, 200)
  assert.equal((await ask('/datasets/no-such-dataset')).status, 404)
})

test('a first sample that another process has published is what a request waits for', async (t) => {
  const { ask, waits, publish } = await openEmpty(t)
  const asked = ask('/api/appropriations/v1/records?limit=1')
  await waitUntil('a request to wait', () => waits.length === 1)
  await publish()
  const { status, text } = await asked
  assert.deepEqual([status, JSON.parse(text).data.length], [200, 1])
  assert.equal((await ask('/api/appropriations/v1/records?limit=2')).status, 200)
  assert.equal(waits.length, 1)
})

test('a stop ends what waits for a sample at once', async (t) => {
  const { service, ask, waits } = await openEmpty(t)
  const asked = ask('/api/appropriations/v1/records')
  await waitUntil('a request to wait', () => waits.length === 1)
  await service.stop()
  assert.equal((await asked).status, 503)
})
