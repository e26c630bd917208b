import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import type { Store } from '../platform/index.ts'
import { CommitInDoubt, openStore } from '../platform/store/index.ts'
import { issueKey, KeyUsage, listUsage, portalMigrations } from './index.ts'
import { makeTestAccess } from './testing.ts'

const DAY = new Date('2026-11-26T23:59:59.000Z')
const NEXT = new Date('2026-11-27T00:00:01.000Z')
const OPERATION = 'GET /api/partner/v1/members'
const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

onEveryStore((open) => {
  let store: TestStore

  before(async () => {
    store = await open(portalMigrations)
  })
  after(() => store.destroy())

  const issue = (organisation: string) =>
    issueKey(makeTestAccess(store), { organisation, scopes: ['members:read'], actor: 'test', at: DAY })

  const openUsage = () => new KeyUsage(store, (cause) => assert.fail(String(cause)))

  const read = async (organisation: string) =>
    (
      await listUsage(store, { organisation, from: '2026-11-01', to: '2026-11-30', limit: 200, offset: 0 })
    ).map(({ day, status, count }) => [day, status, count])

  test('answers are counted by day and status, and only after a flush', async () => {
    const [usage, { id: key }] = [openUsage(), await issue('Counted Society')]
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
    const [one, other] = [openUsage(), openUsage()]
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
    const faults: unknown[] = []
    const broken: Store = {
      ...other,
      write: (work) => (isAway ? Promise.reject(away) : other.write(work)),
    }
    const usage = new KeyUsage(broken, (cause) => faults.push(cause))
    let isAway = true
    usage.count({ key, operation: OPERATION, status: 200 }, DAY)
    await usage.flush()
    assert.deepEqual(await read('Waiting Society'), [])
    isAway = false
    await usage.flush()
    assert.deepEqual([await read('Waiting Society'), faults], [[['2026-11-26', 200, 1]], []])
    await other.close()
  })

  test('what may be stored already, or can never be, is not counted again, and its fault is reported', async (t) => {
    const { directory, databaseUrl } = store.place
    if (directory === '' && databaseUrl === undefined) return t.skip('PGlite has one connection')
    const { id: key } = await issue('Doubtful Society')
    const other = await openStore({ ...store.place, migrations: portalMigrations })
    const answers = [
      async (write: () => Promise<unknown>) => {
        await write()
        throw new CommitInDoubt(away)
      },
      () => Promise.reject(new TypeError('a bug')),
    ]
    const faults: unknown[] = []
    const broken: Store = {
      ...other,
      write: async (work) => {
        const answer = answers.shift()
        if (answer !== undefined) await answer(() => other.write(work))
        return other.write(work)
      },
    }
    const usage = new KeyUsage(broken, (cause) => faults.push(cause))
    for (const status of [200, 403, 429]) {
      usage.count({ key, operation: OPERATION, status }, DAY)
      await usage.flush()
    }
    assert.deepEqual(await read('Doubtful Society'), [
      ['2026-11-26', 200, 1],
      ['2026-11-26', 429, 1],
    ])
    assert.deepEqual(
      faults.map((fault) => fault instanceof Error && fault.name),
      ['CommitInDoubt', 'TypeError'],
    )
    await other.close()
  })
})
