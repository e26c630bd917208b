import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { openStore } from '../platform/store/index.ts'
import { issueKey, KeyUsage, listUsage, portalMigrations } from './index.ts'
import { makeTestAccess } from './testing.ts'

const DAY = new Date('2026-11-26T23:59:59.000Z')
const NEXT = new Date('2026-11-27T00:00:01.000Z')
const OPERATION = 'GET /api/partner/v1/members'

onEveryStore((open) => {
  let store: TestStore

  before(async () => {
    store = await open(portalMigrations)
  })
  after(() => store.destroy())

  const issue = (organisation: string) =>
    issueKey(makeTestAccess(store), { organisation, scopes: ['members:read'], actor: 'test', at: DAY })

  const read = async (organisation: string) =>
    (
      await listUsage(store, { organisation, from: '2026-11-01', to: '2026-11-30', limit: 200, offset: 0 })
    ).map(({ day, status, count }) => [day, status, count])

  test('answers are counted by day and status, and only after a flush', async () => {
    const [usage, { id: key }] = [new KeyUsage(store), await issue('Counted Society')]
    for (let count = 0; count < 3; count += 1) usage.count({ key, operation: OPERATION, status: 200 }, DAY)
    usage.count({ key, operation: OPERATION, status: 403 }, DAY)
    usage.count({ key, operation: OPERATION, status: 200 }, NEXT)
    assert.deepEqual(await read('Counted Society'), [])
    await usage.flush()
    await usage.flush()
    const expected = [
      ['2026-11-27', 200, 1],
      ['2026-11-26', 200, 3],
      ['2026-11-26', 403, 1],
    ]
    assert.deepEqual(await read('Counted Society'), expected)
  })

  test('two processes that count the same keys at once lose nothing, and nobody reads the usage of another', async () => {
    const keys = [await issue('Shared Society'), await issue('Shared Society')]
    const [one, other] = [new KeyUsage(store), new KeyUsage(store)]
    for (const usage of [one, other])
      for (const { id: key } of usage === one ? keys : keys.toReversed())
        usage.count({ key, operation: OPERATION, status: 200 }, DAY, 5)
    await Promise.all([one.flush(), other.flush()])
    assert.deepEqual(await read('Shared Society'), [
      ['2026-11-26', 200, 10],
      ['2026-11-26', 200, 10],
    ])
    assert.deepEqual(await read('Another Society'), [])
  })

  test('what cannot be stored waits for the next flush', async (t) => {
    const { directory, databaseUrl } = store.place
    if (directory === '' && databaseUrl === undefined) return t.skip('PGlite has one connection')
    const { id: key } = await issue('Waiting Society')
    const other = await openStore({ ...store.place, migrations: portalMigrations })
    const usage = new KeyUsage({
      ...other,
      write: (work) => (isAway ? Promise.reject(new Error('away')) : other.write(work)),
    })
    let isAway = true
    usage.count({ key, operation: OPERATION, status: 200 }, DAY)
    await usage.flush()
    assert.deepEqual(await read('Waiting Society'), [])
    isAway = false
    await usage.flush()
    assert.deepEqual(await read('Waiting Society'), [['2026-11-26', 200, 1]])
    await other.close()
  })
})
