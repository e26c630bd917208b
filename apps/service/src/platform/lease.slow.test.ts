import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test, type TestContext } from 'node:test'
import { leasesMigration, withLease, type HeldLease, type LeaseOrder, type LeaseTables } from './lease.ts'
import { DATABASE_LIMITS } from './limits.ts'
import { nameMachine } from './machine.ts'
import { onEveryStore, type OpenTestStore } from './store/testing.ts'
import { endWithTest, LOADING, once } from './testing.ts'

const LEASE_MILLISECONDS = DATABASE_LIMITS.leaseSeconds.value * 1000

class Taken extends Error {
  readonly held: HeldLease

  constructor(held: HeldLease) {
    super('taken')
    this.held = held
  }
}

const openTest = async (t: TestContext, open: OpenTestStore) => {
  let now = Date.parse('2026-03-02T12:00:00Z')
  const store = await open([leasesMigration], () => new Date(now))
  t.after(() => store.destroy())
  const order = (holder: string, more: Partial<LeaseOrder> = {}): LeaseOrder => ({
    store,
    name: 'a pile',
    holder,
    refuse: (held) => new Taken(held),
    ...more,
  })
  return { store, order, pass: (milliseconds: number) => (now += milliseconds) }
}

/** Holds the lease until `end` is called. */
const hold = async (order: LeaseOrder) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<{ demand(): Promise<void> }>()
  const working = withLease(order, async (lease) => {
    begin(lease)
    await ended
  })
  const lease = await Promise.race([begun, working.then(() => assert.fail('it ended'))])
  return {
    lease,
    end: () => {
      end(undefined)
      return working
    },
  }
}

onEveryStore((open) => {
  test('one works at a time, and the next one learns who works, since when and until when', async (t) => {
    const { order, pass } = await openTest(t, open)
    const first = await hold(order('first'))
    pass(1000)
    await assert.rejects(hold(order('second')), (fault: Taken) => {
      assert.deepEqual(fault.held, {
        holder: 'first',
        since: new Date('2026-03-02T12:00:00Z'),
        until: new Date(Date.parse('2026-03-02T12:00:00Z') + LEASE_MILLISECONDS),
      })
      return true
    })
    await first.end()
    await (await hold(order('second'))).end()
  })

  test('work on something else goes on beside it', async (t) => {
    const { order } = await openTest(t, open)
    const first = await hold(order('first'))
    await (await hold(order('second', { name: 'another pile' }))).end()
    await first.end()
  })

  test('a lease without a sign of life ends by the clock of the database, and its holder learns that', async (t) => {
    const { order, pass } = await openTest(t, open)
    const first = await hold(order('first'))
    pass(LEASE_MILLISECONDS - 1)
    await assert.rejects(hold(order('second')), Taken)
    pass(1)
    await first.lease.demand()
    const second = await hold(order('second'))
    await assert.rejects(first.lease.demand(), /no sign of life/)
    await second.lease.demand()
    await first.end()
    // The holder that lost the lease gave nothing back that is not its own.
    await assert.rejects(hold(order('third')), Taken)
    await second.end()
  })

  test('of many that begin at once, one works', async (t) => {
    const { order } = await openTest(t, open)
    const tried = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => hold(order(name))))
    const begun = tried.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    assert.equal(begun.length, 1)
    for (const { end } of begun) await end()
  })

  test('who waits works after the end of the other', async (t) => {
    const { order } = await openTest(t, open)
    const first = await hold(order('first'))
    const steps: string[] = []
    const waiting = withLease(order('second', { waits: t.signal }), () => {
      steps.push('second begins')
      return Promise.resolve()
    })
    steps.push('first ends')
    await first.end()
    await waiting
    assert.deepEqual(steps, ['first ends', 'second begins'])
  })

  test('the lease of a process of this machine that was killed is free at once, and of another machine it is not', async (t) => {
    const { store, order } = await openTest(t, open)
    const child = endWithTest(spawn(process.execPath, [...LOADING, '-e', 'setInterval(() => {}, 1000)']))
    const { pid = assert.fail() } = child
    const put = (machine: string) =>
      store.write<LeaseTables, unknown>((trx) =>
        trx
          .updateTable('leases')
          .set({ machine, process: pid, until: Date.parse('2026-03-02T13:00:00Z') })
          .execute(),
      )
    const first = await hold(order('first'))
    await put(nameMachine())
    await assert.rejects(hold(order('second')), Taken)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await put('elsewhere')
    await assert.rejects(hold(order('second')), Taken)
    await put(nameMachine())
    const second = await hold(order('second'))
    await first.end()
    await second.end()
  })
})
