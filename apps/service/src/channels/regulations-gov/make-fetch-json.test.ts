import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { Refusal } from '../../platform/index.ts'
import { listAgencyCategories, makeFetchJson, startRegulationsGovSimulator } from './index.ts'
import type { FetchJsonSettings, RegulationsGovSimulatorOptions } from './index.ts'

const NOW = new Date('2026-03-02T15:00:00Z')

const open = async (
  t: TestContext,
  options: RegulationsGovSimulatorOptions = {},
  settings: Partial<FetchJsonSettings> = {},
) => {
  const simulator = await startRegulationsGovSimulator({ apiKey: 'good-key', ...options })
  t.after(() => simulator.close())
  const fetchJson = makeFetchJson({
    name: 'Regulations.gov',
    baseUrl: simulator.regulationsGovUrl,
    apiKey: 'good-key',
    timeoutSeconds: 5,
    signal: new AbortController().signal,
    clock: () => NOW,
    ...settings,
  })
  return { simulator, fetchJson }
}

const unavailable = (seconds: number) => (error: unknown) =>
  error instanceof Refusal && error.code === 'unavailable' && error.retryAfterSeconds === seconds

test('a document that is not there is undefined, and one that is there is read', async (t) => {
  const { fetchJson } = await open(t)
  assert.equal(await fetchJson('/dockets/NONE-2026-0001'), undefined)
  assert.ok(await fetchJson('/documents', [['filter[docketId]', 'FDA-2026-N-9001']]))
})

test('the key is in a header and never in an address', async (t) => {
  const { simulator, fetchJson } = await open(t)
  await fetchJson('/dockets/FDA-2026-N-9001')
  assert.equal(simulator.received()[0]?.path, '/v4/dockets/FDA-2026-N-9001')
})

test('an answer that cannot be used is unavailable, with the receiver’s own wait', async (t) => {
  const { simulator, fetchJson } = await open(t)
  simulator.fail({ answer: 429, moment: 'after_reading', retry_after: '90' })
  await assert.rejects(fetchJson('/dockets/X-1'), unavailable(90))
  simulator.fail({ answer: 200, moment: 'after_reading', body: '<html>' })
  await assert.rejects(fetchJson('/dockets/X-1'), unavailable(60))
  simulator.fail({ answer: 'reset', moment: 'after_reading' })
  await assert.rejects(fetchJson('/dockets/X-1'), unavailable(60))
  await simulator.close()
  await assert.rejects(fetchJson('/dockets/X-1'), unavailable(60))
})

test('a refused key is unavailable, and no reason holds the key', async (t) => {
  const { fetchJson } = await open(t, {}, { apiKey: 'bad-key' })
  await assert.rejects(fetchJson('/dockets/X-1'), (error: unknown) => {
    assert.ok(unavailable(60)(error))
    return error instanceof Refusal && !`${error.message}${String(error.cause)}`.includes('bad-key')
  })
})

test('beyond its budget nothing is asked', async (t) => {
  const waits = [0, 0, 1199.5]
  const { simulator, fetchJson } = await open(t, {}, { takeRead: async () => waits.shift() ?? 0 })
  await fetchJson('/dockets/X-1')
  await fetchJson('/dockets/X-1')
  await assert.rejects(fetchJson('/dockets/X-1'), unavailable(1200))
  assert.equal(simulator.received().length, 2)
})

for (const categoriesForm of ['one each', 'flat'] as const)
  test(`an agency's categories are read in the form "${categoriesForm}"`, async (t) => {
    const { fetchJson } = await open(t, { categoriesForm })
    assert.equal((await listAgencyCategories(fetchJson, 'FDA')).at(3), 'Individual Consumer')
    assert.deepEqual(await listAgencyCategories(fetchJson, 'EPA'), [])
  })

test('a list of categories for each agency in one item is read, without other agencies’', async () => {
  const items = [
    { default: false, acronym: 'FDA', categories: ['One', 'Two'] },
    { default: true, acronym: 'EPA', categories: ['Three'] },
  ]
  assert.deepEqual(await listAgencyCategories(async () => items, 'FDA'), ['One', 'Two'])
})

test('categories in an unknown form are unavailable, not an empty list', async () => {
  await assert.rejects(
    listAgencyCategories(async () => ({ data: [{ name: 'One' }] }), 'FDA'),
    unavailable(600),
  )
})
