import type { Transaction } from 'kysely'
import type { Store } from '../platform/index.ts'
import type { Rate } from './channel.ts'
import type { MessageTables } from './tables.ts'

type Level = {
  readonly name: string
  readonly rate: Rate
  readonly tokens: number
  readonly refilledAt: number
}

export type Permits = {
  readonly granted: number
  /** Time of the next permit; now, if some were granted. */
  readonly nextAt: number
  /** Pays for the permits actually used, in the same transaction. */
  pay(used: number): Promise<void>
}

/** Reads the buckets that all processes share, and locks them until the transaction ends. */
export const askPermits = async (
  trx: Transaction<MessageTables>,
  engine: Store['engine'],
  owner: string,
  rates: readonly Rate[],
  request: { readonly wanted: number; readonly now: number },
): Promise<Permits> => {
  const { wanted, now } = request
  const levels: Level[] = []
  for (const rate of rates) levels.push(await readLevel(trx, engine, `${owner}:${rate.name}`, rate, now))
  const granted = Math.min(wanted, ...levels.map(({ tokens }) => Math.floor(tokens)))
  const waits = levels.map(({ tokens, rate }) => ((1 - tokens) / rate.refillPerSecond) * 1000)
  return {
    granted,
    nextAt: now + Math.max(0, Math.ceil(Math.max(0, ...waits))),
    pay: async (used) => {
      for (const { name, tokens, refilledAt } of levels) {
        const left = { tokens: tokens - used, refilled_at: refilledAt }
        await trx.updateTable('rate_buckets').set(left).where('name', '=', name).execute()
      }
    },
  }
}

/** Seconds until the try at `place` in the queue gets its permit, if only the tries before it take any. */
export const secondsUntilPermit = async (
  store: Store,
  owner: string,
  rates: readonly Rate[],
  { place, now }: { readonly place: number; readonly now: number },
): Promise<number> => {
  let seconds = 0
  for (const rate of rates) {
    const bucket = await store
      .db<MessageTables>()
      .selectFrom('rate_buckets')
      .selectAll()
      .where('name', '=', `${owner}:${rate.name}`)
      .executeTakeFirst()
    const tokens = bucket === undefined ? rate.capacity : tokensAt(bucket, rate, now)
    seconds = Math.max(seconds, (place + 1 - tokens) / rate.refillPerSecond)
  }
  return seconds
}

const tokensAt = (
  { tokens, refilled_at }: { readonly tokens: number; readonly refilled_at: number },
  { capacity, refillPerSecond }: Rate,
  now: number,
): number => Math.min(capacity, tokens + (Math.max(0, now - refilled_at) / 1000) * refillPerSecond)

const readLevel = async (
  trx: Transaction<MessageTables>,
  engine: Store['engine'],
  name: string,
  rate: Rate,
  now: number,
): Promise<Level> => {
  const full = { name, tokens: rate.capacity, refilled_at: now }
  await trx
    .insertInto('rate_buckets')
    .values(full)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const bucket = await trx
    .selectFrom('rate_buckets')
    .selectAll()
    .where('name', '=', name)
    .$if(engine === 'postgres', (select) => select.forUpdate())
    .executeTakeFirstOrThrow()
  return {
    name,
    rate,
    refilledAt: isLate(now, bucket.refilled_at) ? bucket.refilled_at : now,
    tokens: tokensAt(bucket, rate, now),
  }
}

/** Time that a slow process may take between reading the clock and asking for permits. */
const LATE_MILLISECONDS = 60_000

/**
 * True if the time is slightly behind the bucket: a process read the clock first and was served later. Setting the
 * bucket back would earn the same seconds twice. A time far behind means that the clock was set back, and the bucket
 * follows.
 */
const isLate = (now: number, refilledAt: number): boolean =>
  now < refilledAt && refilledAt - now <= LATE_MILLISECONDS
