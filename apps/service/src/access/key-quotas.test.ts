import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import type { Store } from '../platform/index.ts'
import { openStore } from '../platform/store/index.ts'
import { portalMigrations, KeyQuotas, readQuotas, type Quotas } from './index.ts'

/** The time of the database and of the process, which stand still until they are set. */
const NOON = Date.parse('2026-03-02T12:00:05Z')
const time = { ms: NOON }
const clock = () => new Date(time.ms)
const steady = () => time.ms

let count = 0
const makeKey = (quotas: Quotas) => ({ countedAs: `key_${(count += 1)}`, quotas })

const takeMany = async (quotas: KeyQuotas, key: ReturnType<typeof makeKey>, times: number) => {
  let allowed = 0
  for (let time = 0; time < times; time += 1)
    if ((await quotas.take(key)).exceeded === undefined) allowed += 1
  return allowed
}

onEveryStore((open) => {
  let store: TestStore
  let other: Store | undefined

  before(async () => {
    time.ms = NOON
    store = await open(portalMigrations, clock)
    const { directory, databaseUrl } = store.place
    // PGlite has one connection, and nobody else at it.
    if (directory !== '' || databaseUrl !== undefined)
      other = await openStore({ ...store.place, migrations: portalMigrations, clock })
  })
  after(async () => {
    await other?.close()
    await store.destroy()
  })

  test('a key sends exactly its quota in a minute, and again in the next', async () => {
    const quotas = new KeyQuotas(store, steady)
    const key = makeKey({ minute: 90, day: 0 })
    assert.equal(await takeMany(quotas, key, 120), 90)
    const { exceeded } = await quotas.take(key)
    assert.deepEqual(exceeded, { name: 'minute', limit: 90, left: 0, resetSeconds: 55 })
    time.ms += 54_999
    assert.equal(await takeMany(quotas, key, 2), 0)
    time.ms += 1
    assert.equal(await takeMany(quotas, key, 120), 90)
  })

  test('of two quotas the one that is used up first refuses, and what it refuses counts for neither', async () => {
    const quotas = new KeyQuotas(store, steady)
    const key = makeKey({ minute: 10, day: 25 })
    const allowed: number[] = []
    for (let minute = 0; minute < 4; minute += 1) {
      allowed.push(await takeMany(quotas, key, 20))
      time.ms += 60_000
    }
    assert.deepEqual(allowed, [10, 10, 5, 0])
    const { exceeded } = await quotas.take(key)
    assert.equal(exceeded?.name, 'day')
    time.ms += exceeded.resetSeconds * 1000
    assert.equal(await takeMany(quotas, key, 20), 10)
  })

  test('two processes together let through no more than the quota, and no fewer than it less one lease', async (t) => {
    if (other === undefined) return t.skip('there is one connection')
    const [one, two] = [new KeyQuotas(store, steady), new KeyQuotas(other, steady)]
    const limit = 800
    const key = makeKey({ minute: limit, day: 100_000 })
    // Both at once, in turns of their own.
    const [first, second] = await Promise.all([takeMany(one, key, 500), takeMany(two, key, 500)])
    assert.ok(first + second <= limit, `${first} and ${second}`)
    // A process that has leased something and asks no more.
    const idle = makeKey({ minute: limit, day: 0 })
    assert.equal(await takeMany(one, idle, 1), 1)
    const rest = await takeMany(two, idle, 2 * limit)
    assert.ok(rest <= limit - 1 && rest >= limit - limit / 16, String(rest))
    // The first process keeps what it still holds.
    assert.equal(await takeMany(one, idle, limit), limit - 1 - rest)
  })

  test('two processes that use a key to its end let through all of it', async (t) => {
    if (other === undefined) return t.skip('there is one connection')
    const [one, two] = [new KeyQuotas(store, steady), new KeyQuotas(other, steady)]
    const key = makeKey({ minute: 300, day: 0 })
    const taken = await Promise.all([takeMany(one, key, 400), takeMany(two, key, 400)])
    assert.equal(taken[0] + taken[1], 300)
  })

  test('requests that come at once are counted once each, and share a lease', async () => {
    const quotas = new KeyQuotas(store, steady)
    const key = makeKey({ minute: 50, day: 0 })
    const standings = await Promise.all(Array.from({ length: 80 }, async () => quotas.take(key)))
    assert.equal(standings.filter(({ exceeded }) => exceeded === undefined).length, 50)
  })

  test('a request costs no write but for its share of a lease, and a refused one none', async () => {
    let writes = 0
    const write: Store['write'] = (work) => {
      writes += 1
      return store.write(work)
    }
    const quotas = new KeyQuotas({ ...store, write }, steady)
    const key = makeKey({ minute: 600, day: 100_000 })
    assert.equal(await takeMany(quotas, key, 5000), 600)
    assert.ok(writes < 90, String(writes))
  })

  test('a key without quotas is counted nowhere', async () => {
    const quotas = new KeyQuotas(store, steady)
    const key = makeKey({ minute: 0, day: 0 })
    assert.deepEqual(await quotas.take(key), { standings: [], exceeded: undefined })
    assert.deepEqual(await readQuotas(store, key), [])
  })

  test('a clock of the database that was set back is followed, and shuts nobody out', async () => {
    const key = makeKey({ minute: 20, day: 40 })
    assert.equal(await takeMany(new KeyQuotas(store, steady), key, 30), 20)
    time.ms -= 3 * 86_400_000
    assert.equal(await takeMany(new KeyQuotas(store, steady), key, 30), 20)
    time.ms += 3 * 86_400_000
  })

  test('keys that share their counters and have other limits keep each what they have leased', async () => {
    let writes = 0
    const write: Store['write'] = (work) => {
      writes += 1
      return store.write(work)
    }
    const quotas = new KeyQuotas({ ...store, write }, steady)
    const old = makeKey({ minute: 600, day: 0 })
    const keys = [old, { ...old, quotas: { minute: 800, day: 0 } }]
    let allowed = 0
    for (let turn = 0; turn < 250; turn += 1)
      for (const key of keys) allowed += await takeMany(quotas, key, 1)
    assert.equal(allowed, 500)
    assert.ok(writes < 60, String(writes))
  })

  test('a quota that was changed holds from the next request on', async () => {
    const quotas = new KeyQuotas(store, steady)
    const key = makeKey({ minute: 10, day: 0 })
    assert.equal(await takeMany(quotas, key, 20), 10)
    assert.ok((await takeMany(quotas, { ...key, quotas: { minute: 100, day: 0 } }, 200)) >= 89)
  })
})
