import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Store } from '../platform/index.ts'
import { openStore } from '../platform/store/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { messageMigrations, type MessageTables, type Rate } from './index.ts'
import { askPermits } from './rates.ts'
import { makeQueueBed, START } from './testing.ts'

/** Permits that the processes ask for at the same moment. */
type Moment = { readonly passed: number; readonly asks: readonly Ask[] }
type Ask = { readonly wanted: number; readonly second: boolean }
type Grant = { readonly at: number; readonly granted: number }

const moments = fc.array(
  fc.record({
    passed: fc.integer({ min: 0, max: 3000 }),
    asks: fc.array(fc.record({ wanted: fc.integer({ min: 1, max: 8 }), second: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  { minLength: 1, maxLength: 8 },
)
const rates = fc.record({
  capacity: fc.integer({ min: 1, max: 10 }),
  refillPerSecond: fc.double({ min: 0.1, max: 10, noNaN: true }),
})

let buckets = 0

const askAt = (store: Store, rate: Rate, now: number, wanted: number): Promise<number> =>
  store.write<MessageTables, number>(async (trx) => {
    const permits = await askPermits(trx, store.engine, 'test', [rate], { wanted, now })
    await permits.pay(permits.granted)
    return permits.granted
  })

/** The law that a receiver counts by, over every stretch of the time that the grants are stamped with. */
const assertLaw = ({ capacity, refillPerSecond }: Rate, grants: readonly Grant[]): void => {
  for (const [index, first] of grants.entries()) {
    let sum = 0
    for (const { at, granted } of grants.slice(index)) {
      sum += granted
      assert.ok(sum <= capacity + (refillPerSecond * (at - first.at)) / 1000 + 1e-6)
    }
  }
}

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  const openSecond = async (): Promise<Store | undefined> => {
    const { place } = await bed.opened
    if (place.directory === '' && place.databaseUrl === undefined) return undefined
    return openStore({ ...place, migrations: messageMigrations })
  }

  test('in any stretch of time two processes together make no more tries than capacity and refill allow', async () => {
    const store: Store = await bed.opened
    const other = await openSecond()
    await fc.assert(
      fc.asyncProperty(rates, moments, async (limits, script: readonly Moment[]) => {
        const rate = { ...limits, name: `bucket ${(buckets += 1)}` }
        const grants: Grant[] = []
        let at = START.getTime()
        for (const { passed, asks } of script) {
          at += passed
          const granted = await Promise.all(
            asks.map(({ second, wanted }) => askAt(second ? (other ?? store) : store, rate, at, wanted)),
          )
          grants.push(...granted.map((one) => ({ at, granted: one })))
        }
        assertLaw(rate, grants)
      }),
      { numRuns: 20 },
    )
    await other?.close()
  })

  test('processes that ask at the same moment share what there is', async () => {
    const store: Store = await bed.opened
    const other = await openSecond()
    const rate = { name: 'shared', capacity: 7, refillPerSecond: 1 }
    const turns = Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? store : (other ?? store)))
    const granted = await Promise.all(turns.map((one) => askAt(one, rate, START.getTime(), 2)))
    await other?.close()
    assert.equal(
      granted.reduce((sum, one) => sum + one, 0),
      7,
    )
  })

  test('a process that asked the time before another, and is served after it, earns nothing twice', async () => {
    const store: Store = await bed.opened
    const rate = { name: 'late', capacity: 10, refillPerSecond: 1 }
    const at = START.getTime()
    assert.equal(await askAt(store, rate, at + 5000, 10), 10)
    assert.equal(await askAt(store, rate, at, 10), 0)
    assert.equal(await askAt(store, rate, at + 5000, 10), 0)
    assert.equal(await askAt(store, rate, at + 7000, 10), 2)
  })

  test('a clock that is set back by an hour neither takes permits away nor stops them', async () => {
    const store: Store = await bed.opened
    const rate = { name: 'back', capacity: 4, refillPerSecond: 1 }
    const at = START.getTime()
    assert.equal(await askAt(store, rate, at, 2), 2)
    assert.equal(await askAt(store, rate, at - 3_600_000, 4), 2)
    assert.equal(await askAt(store, rate, at - 3_600_000 + 3000, 4), 3)
  })

  test('who is refused learns when the next permit is there', async () => {
    const store: Store = await bed.opened
    const rate = { name: 'next', capacity: 1, refillPerSecond: 0.5 }
    const at = START.getTime()
    await askAt(store, rate, at, 1)
    const nextAt = await store.write<MessageTables, number>(async (trx) => {
      const permits = await askPermits(trx, store.engine, 'test', [rate], { wanted: 1, now: at + 500 })
      return permits.nextAt
    })
    assert.equal(nextAt, at + 2000)
    assert.equal(await askAt(store, rate, nextAt, 1), 1)
  })

  test('of several rates the tightest decides', async () => {
    const store: Store = await bed.opened
    const all = [
      { name: 'wide', capacity: 10, refillPerSecond: 1 },
      { name: 'tight', capacity: 3, refillPerSecond: 1 },
    ]
    const granted = await store.write<MessageTables, number>(async (trx) => {
      const permits = await askPermits(trx, store.engine, 'test', all, { wanted: 8, now: START.getTime() })
      return permits.granted
    })
    assert.equal(granted, 3)
  })
})
