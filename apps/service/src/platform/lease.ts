import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { DATABASE_LIMITS } from './limits.ts'
import { isRunning, nameMachine } from './machine.ts'
import { OperatorFault } from './operator-fault.ts'
import { isUnreachable } from './store/is-unreachable.ts'
import type { Migration, Store } from './store/index.ts'

type LeaseRow = {
  name: string
  /** Tells this taking of the lease from every other one. */
  token: string
  holder: string
  machine: string
  process: number
  since: number
  until: number
}
export type LeaseTables = { leases: LeaseRow }

export const leasesMigration: Migration = {
  name: 'leases',
  up: async (trx) => {
    await trx.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('machine', 'text', (column) => column.notNull())
      .addColumn('process', 'bigint', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
  },
}

/** Right to do a piece of work that only one process at a time may do. */
export type Lease = {
  /** Throws an OperatorFault unless this process still has the lease. Within a transaction, it has it until its end. */
  readonly demand: (trx?: Transaction<LeaseTables>) => Promise<void>
}

export type HeldLease = { readonly holder: string; readonly since: Date; readonly until: Date }

export type LeaseOrder = {
  readonly store: Store
  readonly name: string
  /** Process and machine at work, which the refusal of another process names. */
  readonly holder: string
  /** Makes the refusal for a lease that another process has. */
  readonly refuse: (held: HeldLease) => Error
  /** Waits for a taken lease until this signal. Without one, a taken lease refuses at once. */
  readonly waits?: AbortSignal | undefined
  /** Machine of this process; this one when left out. */
  readonly machine?: string
}

const LEASE_MILLISECONDS = DATABASE_LIMITS.leaseSeconds.value * 1000
const RENEWAL_MILLISECONDS = DATABASE_LIMITS.leaseRenewalSeconds.value * 1000
const PAUSE_MILLISECONDS = 500

/**
 * Works while this process has a lease, by the clock of the database. The lease is renewed meanwhile, and given back at
 * the end. The lease of a process that died ends by itself; on its own machine, the next process sees that it is gone.
 */
export const withLease = async <Result>(
  order: LeaseOrder,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> => {
  const row = await takeOrWait(order)
  const { store } = order
  let fault: Error | undefined
  const renewal = setInterval(() => {
    renew(store, row).catch((cause: unknown) => {
      // The next renewal tries again, and `demand` asks the database itself.
      if (!isUnreachable(cause)) fault = new Error('The lease could not be renewed.', { cause })
    })
  }, RENEWAL_MILLISECONDS)
  renewal.unref()
  const demand = async (trx?: Transaction<LeaseTables>): Promise<void> => {
    if (fault !== undefined) throw fault
    if (!(await isHeld(store, row, trx))) throw refuseLost(order)
  }
  try {
    return await work({ demand })
  } finally {
    clearInterval(renewal)
    await giveBack(store, row)
  }
}

const refuseLost = ({ name }: LeaseOrder): OperatorFault =>
  new OperatorFault(
    'unavailable',
    `This process gave no sign of life for ${LEASE_MILLISECONDS / 1000} seconds, and another one works on ${name} now. ` +
      'Run the command again after its end.',
  )

const takeOrWait = async (order: LeaseOrder): Promise<LeaseRow> => {
  for (;;) {
    const taken = await take(order)
    // Its holder gave it back at this moment.
    if (taken === undefined) continue
    if ('token' in taken) return taken
    if (order.waits === undefined || order.waits.aborted) throw order.refuse(taken)
    await setTimeout(PAUSE_MILLISECONDS)
  }
}

const take = async (order: LeaseOrder): Promise<LeaseRow | HeldLease | undefined> => {
  const { store, name, holder, machine = nameMachine() } = order
  const now = (await store.now()).getTime()
  const lived = { machine, process: process.pid, since: now, until: now + LEASE_MILLISECONDS }
  const row: LeaseRow = { name, token: randomUUID(), holder, ...lived }
  return store.write<LeaseTables, LeaseRow | HeldLease | undefined>(async (trx) => {
    const added = await trx
      .insertInto('leases')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 1n) return row
    const held = await trx.selectFrom('leases').selectAll().where('name', '=', name).executeTakeFirst()
    if (held === undefined) return undefined
    if (!isOver(held, { now, machine })) return describe(held)
    const replaced = await trx
      .updateTable('leases')
      .set(row)
      .where('name', '=', name)
      .where('token', '=', held.token)
      .where('until', '=', held.until)
      .executeTakeFirst()
    return replaced.numUpdatedRows === 1n ? row : describe(held)
  })
}

const describe = ({ holder, since, until }: LeaseRow): HeldLease => ({
  holder,
  since: new Date(since),
  until: new Date(until),
})

type Here = { readonly now: number; readonly machine: string }

const isOver = ({ until, machine, process: pid }: LeaseRow, here: Here): boolean =>
  until <= here.now || (machine === here.machine && pid !== process.pid && !isRunning(pid))

const renew = async (store: Store, { name, token }: LeaseRow): Promise<void> => {
  const until = (await store.now()).getTime() + LEASE_MILLISECONDS
  await store.write<LeaseTables, unknown>((trx) =>
    trx
      .updateTable('leases')
      .set({ until })
      .where('name', '=', name)
      .where('token', '=', token)
      .where('until', '<', until)
      .execute(),
  )
}

/** A lease that is over stays with its holder until another process takes it. */
const isHeld = async (
  store: Store,
  { name, token }: LeaseRow,
  trx?: Transaction<LeaseTables>,
): Promise<boolean> => {
  const row = (trx ?? store.db<LeaseTables>())
    .selectFrom('leases')
    .select('token')
    .where('name', '=', name)
    .where('token', '=', token)
  const locked = trx !== undefined && store.engine === 'postgres' ? row.forUpdate() : row
  return (await locked.executeTakeFirst()) !== undefined
}

/** A lease that cannot be given back now ends by itself. */
const giveBack = async (store: Store, { name, token }: LeaseRow): Promise<void> => {
  await Promise.allSettled([
    store.write<LeaseTables, unknown>((trx) =>
      trx.deleteFrom('leases').where('name', '=', name).where('token', '=', token).execute(),
    ),
  ])
}
